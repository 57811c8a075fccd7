import { createReferenceFinder, readName, type ReferenceFinder } from '@norma/references';
import type { Kysely } from 'kysely';
import { relationsFrom, type DocumentTables } from '../documents/index.ts';
import { form } from './form.ts';
import {
  documentsToRead,
  publishersWithDocuments,
  saveReferences,
  searchedTextOf,
  type DocumentToRead,
  type StoredReference,
} from './store.ts';
import type { ReferenceTables } from './tables.ts';
import { mergingKey, readTextReferences, type TextReference } from './textReferences.ts';

type Parts = {
  readonly db: Kysely<ReferenceTables & DocumentTables>;
  readonly onFailed: (error: unknown) => void;
};

type Reading = {
  readonly finder: ReferenceFinder;
  readonly publishers: readonly string[];
  readonly signal: AbortSignal;
};

/**
 * Brings the references of documents in sync with their records and texts; what is known already is left alone, so that
 * running twice changes nothing.
 */
export function readingReferences({ db, onFailed }: Parts): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    const publishers = await publishersWithDocuments(db);
    const finder = createReferenceFinder({ publishers });
    for (let after = 0; ;) {
      const documents = await documentsToRead(db, { form, after, publishers: publishers.join(' ') });
      for (const document of documents) {
        if (signal.aborted) return;
        await read(db, document, { finder, publishers, signal }).catch((error: unknown) => {
          if (!signal.aborted) onFailed(error);
        });
      }
      const last = documents.at(-1);
      if (!last) return;
      after = last.content_id;
    }
  };
}

async function read(db: Parts['db'], document: DocumentToRead, reading: Reading): Promise<void> {
  const text = await searchedTextOf(db, document.content_id);
  if (!text) return;
  const found = await readTextReferences(text.body_text, text.text_places, reading);
  if (reading.signal.aborted) return;
  const relations = await relationsFrom(db, document.content_id);
  const delivered = relations.filter(({ type }) => type === 'cites');
  await saveReferences(db, document, { references: merged(delivered, found, document, reading), form });
}

/** What a record and its text cite, each once: in the record's words and order first, then in the text's. */
function merged(
  delivered: readonly { readonly designation: string; readonly title: string }[],
  found: readonly TextReference[],
  { publisher_code, family_key, family }: DocumentToRead,
  { publishers }: Reading,
): StoredReference[] {
  const inText = new Map(found.map((each) => [mergingKey(each), each]));
  const all = new Map<string, StoredReference>();
  for (const { designation, title } of delivered) {
    const { key, year, isSupplement } = readName(designation, { publishers, own: publisher_code });
    const merging = mergingKey({ familyKey: key, year, isSupplement });
    const named = inText.get(merging);
    inText.delete(merging);
    if (all.has(merging)) continue;
    all.set(merging, {
      family_key: key,
      designation,
      title,
      year,
      clauses: named?.clauses ?? [],
      is_normative: named?.isNormative ?? true,
      occurrences: named?.occurrences ?? 1,
    });
  }
  for (const [merging, each] of inText) {
    // A text names its own standard in its title and on its pages, and the series that it is a part of.
    const isOwn = family_key === each.familyKey || family_key?.startsWith(`${each.familyKey}-`);
    if (isOwn || each.designation === family) continue;
    all.set(merging, {
      family_key: each.familyKey,
      designation: each.designation,
      title: '',
      year: each.year,
      clauses: each.clauses,
      is_normative: each.isNormative,
      occurrences: each.occurrences,
    });
  }
  return [...all.values()];
}
