import { foldedWord, type EditionStatus } from '@norma/editions';
import { sql, type Kysely } from 'kysely';
import { advisoryLocks } from '../../../lib/advisoryLocks.ts';
import type { DocumentTables } from '../tables.ts';
import type { StatusMeanings } from './editionStatus.ts';

type Db = Kysely<DocumentTables>;

/** What unknown words of status mean, by publisher, as an administrator or operator mapped them. */
export type Meanings = ReadonlyMap<string, StatusMeanings>;

/** Lets no meaning be applied before this transaction ends, which writes documents by the meanings that there are. */
export async function lockMeaningsShared(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${advisoryLocks.statusMeanings})`.execute(transaction);
}

/** Waits until every transaction has ended that writes documents by meanings; others wait for this one. */
export async function lockMeaningsExclusive(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.statusMeanings})`.execute(transaction);
}

/** What words of these publishers mean. */
export async function meaningsOf(db: Db, publishers: readonly string[]): Promise<Meanings> {
  if (publishers.length === 0) return new Map();
  const rows = await db
    .selectFrom('status_meanings')
    .select(['publisher_code', 'word', 'meaning'])
    .where('publisher_code', '=', ({ fn, val }) => fn.any(val([...new Set(publishers)])))
    .execute();
  const ofPublisher = Map.groupBy(rows, ({ publisher_code }) => publisher_code);
  return new Map(
    [...ofPublisher].map(([code, words]) => [
      code,
      new Map(words.map(({ word, meaning }) => [word, meaning])),
    ]),
  );
}

/** A word of status, what it means, and how many documents have it. */
type StatusMeaning = {
  publisher_code: string;
  /** As it was first given. */
  written: string;
  meaning: EditionStatus;
  documents: number;
};

/** The words of these publishers that mean something, or of all for null; by publisher and word. */
export async function listMeanings(db: Db, publishers: readonly string[] | null): Promise<StatusMeaning[]> {
  const meanings = await db
    .selectFrom('status_meanings')
    .select(['publisher_code', 'word', 'written', 'meaning'])
    .$if(publishers !== null, (query) =>
      query.where('publisher_code', '=', ({ fn, val }) => fn.any(val([...(publishers ?? [])]))),
    )
    .orderBy('publisher_code')
    .orderBy('word')
    .execute();
  const usage = await statusUsage(
    db,
    meanings.map(({ publisher_code }) => publisher_code),
  );
  return meanings.map(({ word, ...meaning }) => ({
    ...meaning,
    documents: usage
      .filter(
        ({ publisher_code, folded }) => publisher_code === meaning.publisher_code && folded.includes(word),
      )
      .reduce((sum, { count }) => sum + count, 0),
  }));
}

type StatusUsage = { publisher_code: string; words: string[]; folded: string[]; count: number };

/** The combinations of status words on documents of publishers, with counts. */
async function statusUsage(db: Db, publishers: readonly string[]): Promise<StatusUsage[]> {
  if (publishers.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .select(({ fn }) => [
      'publisher_code',
      'source_status',
      'source_stage',
      fn.countAll<number>().as('count'),
    ])
    .where('publisher_code', '=', ({ fn, val }) => fn.any(val([...new Set(publishers)])))
    .groupBy(['publisher_code', 'source_status', 'source_stage'])
    .execute();
  return rows.map(({ publisher_code, source_status, source_stage, count }) => {
    const words = [source_status, source_stage].filter((each) => each !== null);
    return { publisher_code, words, folded: words.map(foldedWord), count };
  });
}

/** The ways in which a folded word is written on documents of a publisher. */
export async function spellingsOf(db: Db, publisher: string, word: string): Promise<string[]> {
  const usage = await statusUsage(db, [publisher]);
  return [...new Set(usage.flatMap(({ words }) => words))].filter((each) => foldedWord(each) === word);
}

/** Says what a word of status means on documents of a publisher. */
export async function saveMeaning(
  db: Db,
  { publisher, written, meaning }: { publisher: string; written: string; meaning: EditionStatus },
): Promise<void> {
  const word = foldedWord(written);
  await db
    .insertInto('status_meanings')
    .values({ publisher_code: publisher, word, written, meaning })
    .onConflict((conflict) => conflict.columns(['publisher_code', 'word']).doUpdateSet({ meaning }))
    .execute();
}

/** Has a word of status shown as given again; returns whether it meant anything. */
export async function dropMeaning(db: Db, publisher: string, written: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('status_meanings')
    .where('publisher_code', '=', publisher)
    .where('word', '=', foldedWord(written))
    .returning('word')
    .executeTakeFirst();
  return dropped !== undefined;
}
