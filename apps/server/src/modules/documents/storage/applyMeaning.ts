import { foldedWord } from '@norma/editions';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../tables.ts';
import { inferStatuses } from './inferStatuses.ts';
import { lockMeaningsExclusive, meaningsOf, spellingsOf } from './meanings.ts';
import { statusEvent } from './plan.ts';
import { editionStatusOf } from './editionStatus.ts';

type Db = Kysely<DocumentTables>;

const batchSize = 500;

type StatusChange = {
  readonly publisher: string;
  /** The word in all the ways in which it is written. */
  readonly words: readonly string[];
  readonly now: Date;
};

/**
 * Gives the documents of a publisher that carry a word of status the status that it means now, some at a time, each with
 * its event. Done again it changes nothing; ends early with the signal.
 */
export async function applyMeaning(
  db: Db,
  { publisher, word }: { publisher: string; word: string },
  { now, signal }: { now: () => Date; signal: AbortSignal },
): Promise<void> {
  // Transactions that begin after this one use the new meaning.
  const words = await db.transaction().execute(async (within) => {
    await lockMeaningsExclusive(within);
    return spellingsOf(within, publisher, foldedWord(word));
  });
  if (words.length === 0) return;
  let after: string | null = '';
  while (after !== null) {
    signal.throwIfAborted();
    const from: string = after;
    after = await db
      .transaction()
      .execute((within) => applyToSome(within, from, { publisher, words, now: now() }));
  }
}

/** Returns the code of the last document that was checked; null when there are no more. */
async function applyToSome(
  db: Db,
  after: string,
  { publisher, words, now }: StatusChange,
): Promise<string | null> {
  await lockMeaningsExclusive(db);
  const meanings = (await meaningsOf(db, [publisher])).get(publisher);
  const documents = await db
    .selectFrom('documents')
    .select([
      'content_id',
      'content_code',
      'publisher_code',
      'family_id',
      'status',
      'edition_status',
      'stage',
      'source_status',
      'source_stage',
    ])
    .where('publisher_code', '=', publisher)
    .where(({ or, eb, fn, val }) =>
      or([
        eb('source_status', '=', fn.any(val([...words]))),
        eb('source_stage', '=', fn.any(val([...words]))),
      ]),
    )
    .where('content_code', '>', after)
    .orderBy('content_code')
    .limit(batchSize)
    .execute();
  const last = documents.at(-1);
  if (!last) return null;
  const relations = await db
    .selectFrom('document_relations')
    .select(['content_id', 'type', 'designation'])
    .where('content_id', '=', ({ fn, val }) => fn.any(val(documents.map(({ content_id }) => content_id))))
    .where('type', '=', 'replaced-by')
    .execute();
  const ofDocument = Map.groupBy(relations, ({ content_id }) => content_id);
  const changed = documents.flatMap((document) => {
    const source = { ...document, relations: ofDocument.get(document.content_id) ?? [] };
    const { status, edition_status, stage } = editionStatusOf(source, meanings).columns;
    const isSame =
      status === document.status && edition_status === document.edition_status && stage === document.stage;
    if (isSame) return [];
    const fields = [
      ...(status === document.status ? [] : ['status']),
      ...(stage === document.stage ? [] : ['stage']),
    ];
    return [{ ...document, status, edition_status, stage, before: document.status, fields }];
  });
  // What their records say is remarked on from now on, or no longer: they are read again.
  await db
    .deleteFrom('delivered_records')
    .where('content_code', '=', ({ fn, val }) =>
      fn.any(val(documents.map(({ content_code }) => content_code))),
    )
    .execute();
  if (changed.length > 0) {
    await sql`update documents d set status = given.status, edition_status = given.edition_status, stage = given.stage
      from json_to_recordset(${JSON.stringify(changed)}::json)
        as given(content_id bigint, status text, edition_status text, stage text)
      where d.content_id = given.content_id`.execute(db);
    await inferStatuses(db, [...new Set(changed.map(({ family_id }) => family_id))]);
    await writeEvents(
      db,
      changed.filter(({ fields }) => fields.includes('status')),
      now,
    );
  }
  return documents.length < batchSize ? null : last.content_code;
}

type Changed = Pick<
  DocumentTables['documents'],
  'content_code' | 'family_id' | 'publisher_code' | 'status'
> & {
  content_id: number;
  before: string;
  fields: string[];
};

async function writeEvents(db: Db, changed: readonly Changed[], now: Date): Promise<void> {
  if (changed.length === 0) return;
  await db
    .insertInto('document_events')
    .values(
      changed.map(({ content_id, content_code, family_id, publisher_code, status, before, fields }) => ({
        at: now,
        type: statusEvent(before, status),
        content_id,
        content_code,
        family_id,
        publisher_code,
        import_id: null,
        changed: fields,
        status_before: before,
        status_after: status,
      })),
    )
    .execute();
}
