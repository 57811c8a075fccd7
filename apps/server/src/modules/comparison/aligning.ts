import type { Kysely } from 'kysely';
import type { Comparer } from '../../ports/comparer.ts';
import type { FileStore } from '../../ports/file-store.ts';
import {
  editionsIn,
  editionsOf,
  htmlKeysOf,
  isCurrent,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import type { Comparisons } from './comparisons.ts';
import { form } from './form.ts';
import {
  familiesToAlign,
  saveLineages,
  lineagesOf,
  type FamilyToAlign,
  type StoredLineage,
} from './store.ts';
import type { ComparisonTables } from './tables.ts';

type Parts = {
  readonly db: Kysely<ComparisonTables & DocumentTables>;
  readonly files: FileStore;
  readonly comparer: Comparer;
  readonly comparisons: Comparisons;
  readonly now: () => Date;
  readonly onFailed: (error: unknown) => void;
};

/** Two editions that follow one another, and their texts. */
type Step = { readonly base: Edition; readonly target: Edition; readonly texts: Texts };
type Texts = Pick<StoredLineage, 'old_file_key' | 'new_file_key'>;

/**
 * Brings lineages in sync with the editions that the library has now, whatever came, changed or went, and in whichever
 * order; what is known already is left alone. The editions next to the current one are compared as well, so that
 * readers find their comparison made.
 */
export function aligning(parts: Parts): (signal: AbortSignal) => Promise<void> {
  const { db, onFailed } = parts;
  return async (signal) => {
    for (let after = 0; ;) {
      const families = await familiesToAlign(db, { form, after });
      for (const family of families) {
        if (signal.aborted) return;
        await align(family, parts).catch((error: unknown) => {
          if (!signal.aborted) onFailed(error);
        });
      }
      const last = families.at(-1);
      if (!last) return;
      after = last.family_id;
    }
  };
}

async function align(family: FamilyToAlign, parts: Parts): Promise<void> {
  const { db, now, comparisons } = parts;
  const steps = await stepsOf(db, family.family_id);
  const known = await lineagesOf(db, family.family_id, form);
  const lineages: StoredLineage[] = [];
  for (const step of steps) {
    const lineage = known.find((each) => isOf(each, step)) ?? (await lineageOf(step, parts));
    if (lineage) lineages.push(lineage);
  }
  await saveLineages(db, family, { lineages, form, now: now() });
  for (const { base, target, texts } of steps)
    if (isCurrent(base) || isCurrent(target))
      await comparisons.of({ base: texts.old_file_key, target: texts.new_file_key }, 'the library');
}

/** The editions of a family that have a text, each with the one before it in its language. */
async function stepsOf(db: Parts['db'], familyId: number): Promise<Step[]> {
  const family = await editionsOf(db, [familyId]);
  const keys = await htmlKeysOf(
    db,
    family.map(({ content_id }) => content_id),
  );
  const readable = family.filter(({ content_id }) => keys.has(content_id));
  const languages = new Set(readable.map(({ language }) => language));
  return [...languages].flatMap((language) => {
    const chain = editionsIn(
      language,
      readable.filter((edition) => edition.language === language),
    ).toReversed();
    return chain.slice(1).flatMap((target, at) => {
      const base = chain[at];
      const [oldKey, newKey] = [base && keys.get(base.content_id), keys.get(target.content_id)];
      return base && oldKey && newKey
        ? [{ base, target, texts: { old_file_key: oldKey, new_file_key: newKey } }]
        : [];
    });
  });
}

const isOf = (stored: StoredLineage, { base, target, texts }: Step): boolean =>
  stored.old_content_id === base.content_id &&
  stored.new_content_id === target.content_id &&
  stored.old_file_key === texts.old_file_key &&
  stored.new_file_key === texts.new_file_key;

/** The lineage of one step; null where it cannot be told, which is stored as well, until a text changes. */
async function lineageOf({ base, target, texts }: Step, parts: Parts): Promise<StoredLineage | null> {
  const { files, comparer, onFailed } = parts;
  const [before, after] = await Promise.all([files.read(texts.old_file_key), files.read(texts.new_file_key)]);
  const lineage = await comparer.lineage({ base: before, target: after });
  if ('lineage' in lineage)
    return {
      old_content_id: base.content_id,
      new_content_id: target.content_id,
      ...texts,
      lineage: lineage.lineage,
    };
  onFailed(new Error(`The lineage from ${base.content_code} to ${target.content_code}: ${lineage.problem}`));
  return null;
}
