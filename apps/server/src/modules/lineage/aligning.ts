import { continueLines, type Lineage } from '@norma/lineage';
import type { Kysely } from 'kysely';
import type { Comparer, NamedClause } from '../../ports/comparer.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { PdfReader } from '../../ports/pdf-reader.ts';
import { editionsIn, editionsOf, type DocumentTables, type Edition } from '../documents/index.ts';
import { form } from './form.ts';
import { newLine } from './lineName.ts';
import { outlineArticle, outlinePages } from './outlineArticle.ts';
import {
  clausesOf,
  familiesToAlign,
  lineagesOf,
  saveAligned,
  sourcesOf,
  type ClauseSource,
  type FamilyToAlign,
  type StoredClauses,
  type StoredLineage,
} from './store.ts';
import type { LinedClause, LineageTables } from './tables.ts';

type Parts = {
  readonly db: Kysely<LineageTables & DocumentTables>;
  readonly files: FileStore;
  readonly comparer: Comparer;
  readonly pdfReader: Pick<PdfReader, 'read'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: () => Date;
  readonly onFailed: (error: unknown) => void;
};

/** The queue that is told of each family whose lineages changed, in the transaction that stores them. */
export const lineageContinued = 'lineage-continued';

/**
 * Brings clauses, lineages and lines in sync with the editions that the library has now, whatever came, changed or went,
 * and in whichever order; what is known already is left alone. A family is published in one transaction.
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
  const { db, now, jobs } = parts;
  const { family_id } = family;
  const chains = await chainsOf(db, family_id);
  const known = await lineagesOf(db, family_id, form);
  const lineages: StoredLineage[] = [];
  const lined = [];
  for (const { language, editions } of chains) {
    const clauses = await clausesOf(
      db,
      editions.map(({ content_id }) => content_id),
    );
    const articles = articlesOf(parts);
    const read: Read[] = [];
    for (const edition of editions) read.push(await readClauses(edition, clauses, articles, parts));
    const steps: (Lineage | null)[] = [];
    for (const [at, target] of editions.slice(1).entries()) {
      const base = editions[at];
      if (!base) continue;
      const lineage =
        known.find((each) => isOf(each, base, target)) ?? (await lineageOf(base, target, articles, parts));
      if (lineage) lineages.push(lineage);
      steps.push(lineage?.lineage ?? null);
    }
    const { ofEditions, aliases } = continueLines(
      read.map(({ clauses: own }) => ({ clauses: own })),
      steps,
      newLine,
    );
    lined.push({
      language,
      aliases,
      editions: read.map(({ edition: { content_id, source, file_key }, clauses: own }, at) => ({
        content_id,
        source,
        file_key,
        clauses: own.map((clause) => ({ ...clause, line: ofEditions[at]?.get(clause.id) ?? '' })),
      })),
    });
  }
  await saveAligned(db, family, {
    aligned: { lineages, chains: lined },
    form,
    now: now(),
    within: async (transaction) => {
      if (lineages.length > 0)
        await jobs.enqueue(lineageContinued, { familyId: family_id }, { within: transaction });
    },
  });
}

/** An edition with the text that its clauses are read from. */
type Readable = ClauseSource & Pick<Edition, 'content_code'>;

/** The editions of a family that have a text, in each language, the oldest first. */
async function chainsOf(
  db: Parts['db'],
  familyId: number,
): Promise<{ language: string; editions: Readable[] }[]> {
  const family = await editionsOf(db, [familyId]);
  const sources = await sourcesOf(
    db,
    family.map(({ content_id }) => content_id),
  );
  const readable = family.filter(({ content_id }) => sources.has(content_id));
  const languages = new Set(readable.map(({ language }) => language));
  return [...languages].map((language) => ({
    language,
    editions: editionsIn(
      language,
      readable.filter((edition) => edition.language === language),
    )
      .toReversed()
      .flatMap(({ content_id, content_code }) => {
        const source = sources.get(content_id);
        return source ? [{ ...source, content_code }] : [];
      }),
  }));
}

const isOf = (stored: StoredLineage, base: Readable, target: Readable): boolean =>
  stored.old_content_id === base.content_id &&
  stored.new_content_id === target.content_id &&
  stored.old_file_key === base.file_key &&
  stored.new_file_key === target.file_key;

type Article = { readonly html: Uint8Array; readonly pages: ReadonlyMap<string, number> };
type Articles = (edition: Readable) => Promise<Article>;

/** The texts of editions; those of two are kept, since each is compared with the next one. */
function articlesOf({ files, pdfReader }: Parts): Articles {
  const kept = new Map<string, Article>();
  const read = async ({ source, file_key, content_code }: Readable): Promise<Article> => {
    const bytes = await files.read(file_key);
    if (source === 'html') return { html: bytes, pages: new Map() };
    const content = await pdfReader.read(bytes);
    if ('problem' in content) throw new Error(`The outline of ${content_code}: ${content.problem}`);
    return { html: outlineArticle(content), pages: outlinePages(content.outline) };
  };
  return async (edition) => {
    const article = kept.get(edition.file_key) ?? (await read(edition));
    kept.set(edition.file_key, article);
    const [oldest] = kept.keys();
    if (kept.size > 2 && oldest !== undefined) kept.delete(oldest);
    return article;
  };
}

/** An edition with its clauses, and the line that each had before. */
type Read = {
  readonly edition: Readable;
  readonly clauses: readonly (Omit<LinedClause, 'line'> & { readonly line: string | null })[];
};

/** The clauses of an edition: as they are stored, or read from its text, with the lines they had in the text before. */
async function readClauses(
  edition: Readable,
  stored: ReadonlyMap<number, StoredClauses>,
  articles: Articles,
  { comparer, onFailed }: Parts,
): Promise<Read> {
  const before = stored.get(edition.content_id);
  if (before?.file_key === edition.file_key && before.form === form)
    return { edition, clauses: before.clauses };
  const { html, pages } = await articles(edition);
  const answer = await comparer.clauses(html);
  if ('problem' in answer) {
    onFailed(new Error(`The clauses of ${edition.content_code}: ${answer.problem}`));
    return { edition, clauses: [] };
  }
  const lineOf = formerLines(before?.clauses ?? []);
  return {
    edition,
    clauses: answer.clauses.flatMap((clause) => {
      const page = pages.get(clause.id);
      // What is before the first entry of an outline is no clause.
      if (edition.source === 'pdf' && page === undefined) return [];
      return [{ ...clause, ...(page !== undefined && { page }), line: lineOf(clause) }];
    }),
  };
}

/** Where a text was corrected: a clause is the one with the same id, else the one with the same words. */
function formerLines(before: readonly LinedClause[]): (clause: NamedClause) => string | null {
  const byId = new Map(before.map((clause) => [clause.id, clause.line]));
  const byHash = Map.groupBy(before, ({ hash }) => hash);
  const taken = new Set<string>();
  return ({ id, hash }) => {
    const same = byHash.get(hash) ?? [];
    const line = byId.get(id) ?? (same.length === 1 ? same[0]?.line : undefined) ?? null;
    if (line === null || taken.has(line)) return null;
    taken.add(line);
    return line;
  };
}

/** The lineage of one step; null where it cannot be told, until a text changes. */
async function lineageOf(
  base: Readable,
  target: Readable,
  articles: Articles,
  { comparer, onFailed }: Parts,
): Promise<StoredLineage | null> {
  const before = await articles(base);
  const after = await articles(target);
  const answer = await comparer.lineage({ base: before.html, target: after.html });
  if ('lineage' in answer)
    return {
      old_content_id: base.content_id,
      new_content_id: target.content_id,
      old_file_key: base.file_key,
      new_file_key: target.file_key,
      lineage: answer.lineage,
    };
  onFailed(new Error(`The lineage from ${base.content_code} to ${target.content_code}: ${answer.problem}`));
  return null;
}
