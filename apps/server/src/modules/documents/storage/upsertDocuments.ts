import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../tables.ts';
import { columnTypes } from './columns.ts';
import { nameIcsCodes } from './describe.ts';
import { familyIdsOf } from './families.ts';
import { inferStatuses } from './inferStatuses.ts';
import { lockMeaningsShared } from './meanings.ts';
import type { NewDocument } from './newDocument.ts';
import { upsertRelations } from './relations.ts';
import { upsertWorkItems } from './workItems.ts';
import { planDocuments, type Planned } from './plan.ts';
import { correctedColumns } from './withStored.ts';

type Db = Kysely<DocumentTables>;

type When = { readonly now: Date; readonly importId: number | null };

/**
 * Upserts documents of distinct content codes, in the given transaction: each is added, replaced where its source
 * differs, or left unchanged. Content ids never change; each change writes one event. A PDF made from an older source is
 * deleted, and rebuilt on demand.
 */
export async function upsertDocuments(
  transaction: Db,
  documents: readonly NewDocument[],
  when: When,
): Promise<Planned[]> {
  await lockMeaningsShared(transaction);
  const planned = await planDocuments(transaction, documents, when.importId);
  const written = planned.filter(({ result }) => result === 'added' || result === 'replaced');
  const corrected = planned.filter(({ result }) => result === 'corrected');
  if (written.length + corrected.length === 0) {
    await saveDeliveredHashes(transaction, planned);
    return planned;
  }
  await upsertPublishers(transaction, written);
  await nameIcsCodes(transaction, icsNamesIn([...written, ...corrected]));
  await upsertCommittees(transaction, [...written, ...corrected]);
  const ids = new Map([
    ...(await writeRows(transaction, written, when)),
    ...(await correctRows(transaction, corrected)),
  ]);
  await writeFiles(transaction, written, ids, when);
  await saveDeliveredHashes(transaction, planned);
  await upsertRelations(
    transaction,
    [...written, ...corrected].flatMap(({ document, result }) =>
      document.unspecified.includes('relations')
        ? []
        : {
            contentId: idOf(ids, document),
            relations: document.relations,
            isByRecord: result === 'corrected',
          },
    ),
  );
  await inferStatuses(transaction, await familiesOf(transaction, written, planned));
  await upsertWorkItems(
    transaction,
    written.flatMap(({ document: { workItem } }) => (workItem ? [workItem] : [])),
    when,
  );
  await writeEvents(transaction, planned, when);
  return planned;
}

/** The families that written documents are in, and those that they have left. */
async function familiesOf(
  db: Db,
  written: readonly Planned[],
  planned: readonly Planned[],
): Promise<number[]> {
  const keys = [
    ...written.map(({ document }) => document.family.key),
    ...planned.flatMap(({ familyBefore }) => (familyBefore === null ? [] : [familyBefore])),
  ];
  if (keys.length === 0) return [];
  const { rows } = await sql<{
    id: number;
  }>`select id from families where key = any(${[...new Set(keys)]})`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Remembers which record as delivered each document agrees with, so that the same record need not be read again; of a
 * document that another source has written nothing is remembered.
 */
async function saveDeliveredHashes(db: Db, planned: readonly Planned[]): Promise<void> {
  const rows = planned
    .filter(({ result }) => result !== 'passed-over')
    .map(({ document: { content_code, delivered_hash = null }, unknownStatus }) => ({
      content_code,
      // A record with an unknown status is read again, so that each import reports it.
      hash: unknownStatus === null ? delivered_hash : null,
    }))
    .toSorted((one, other) => (one.content_code < other.content_code ? -1 : 1));
  if (rows.length === 0) return;
  const removed = rows.filter(({ hash }) => hash === null).map(({ content_code }) => content_code);
  if (removed.length > 0)
    await db
      .deleteFrom('delivered_records')
      .where('content_code', '=', ({ fn, val }) => fn.any(val(removed)))
      .execute();
  const saved = rows.filter(({ hash }) => hash !== null);
  if (saved.length > 0)
    await sql`insert into delivered_records (content_code, hash)
      select content_code, hash from json_to_recordset(${json(saved)}::json) as given(content_code text, hash bigint)
      on conflict (content_code) do update set hash = excluded.hash
        where delivered_records.hash <> excluded.hash`.execute(db);
}

/** Upserts one document in its own transaction. */
export async function saveDocument(
  db: Db,
  document: NewDocument,
  now: Date,
): Promise<'added' | 'replaced' | 'unchanged'> {
  const [planned] = await db
    .transaction()
    .execute((transaction) => upsertDocuments(transaction, [document], { now, importId: null }));
  return planned?.result === 'added' || planned?.result === 'replaced' ? planned.result : 'unchanged';
}

/** The content code of the document made from exactly this source, or null. */
export async function contentCodeOfSource(db: Db, sourceHash: string): Promise<string | null> {
  const found = await db
    .selectFrom('documents')
    .select('content_code')
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst();
  return found?.content_code ?? null;
}

/** With more hashes the memory is not worth it: all records are read. */
const maxKnown = 2_000_000;

/** The hashes of all records that documents agree with, in order; none where there are too many. */
export async function knownRecords(db: Db): Promise<BigInt64Array> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from delivered_records limit ${maxKnown + 1}) as kept`.execute(
    db,
  );
  const count = counted[0]?.count ?? 0;
  if (count === 0 || count > maxKnown) return new BigInt64Array();
  const { rows } = await sql<{ hash: string }>`
    select hash::text as hash from delivered_records order by delivered_records.hash limit ${maxKnown}`.execute(
    db,
  );
  return BigInt64Array.from(rows, ({ hash }) => BigInt(hash));
}

/** The hashes of the records that documents of these codes agree with, by code. */
export async function deliveredHashes(db: Db, codes: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ content_code: string; hash: string }>`
    select content_code, hash::text as hash from delivered_records
    where content_code = any(${[...codes]})`.execute(db);
  return new Map(rows.map(({ content_code, hash }) => [content_code, BigInt(hash)]));
}

const json = (rows: readonly unknown[]): string => JSON.stringify(rows);

async function upsertPublishers(db: Db, written: readonly Planned[]): Promise<void> {
  const publishers = new Map(written.map(({ document: { publisher } }) => [publisher.code, publisher]));
  if (publishers.size === 0) return;
  await db
    .insertInto('publishers')
    .values([...publishers.values()].map((publisher) => ({ ...publisher, type_code: 'SDO' })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

const icsNamesIn = (planned: readonly Planned[]): NewDocument['icsNames'] => [
  ...new Map(planned.flatMap(({ document }) => document.icsNames.map((each) => [each.code, each]))).values(),
];

/** The last source that names a committee wins; a source without a name changes nothing. */
async function upsertCommittees(db: Db, planned: readonly Planned[]): Promise<void> {
  // One row of each: a statement cannot write a row twice.
  const committees = new Map<
    string,
    { publisher_code: string; code: string; language: string; name: string | null }
  >();
  for (const { document } of planned) {
    const { publisher_code, committee: code, language, committee_name: name } = document;
    if (code === null) continue;
    const id = JSON.stringify([publisher_code, code, language]);
    if (name !== null || !committees.has(id)) committees.set(id, { publisher_code, code, language, name });
  }
  if (committees.size === 0) return;
  await sql`insert into committees as known (publisher_code, code, language, name)
    select publisher_code, code, language, name from json_to_recordset(${json([...committees.values()])}::json)
      as given(publisher_code text, code text, language text, name text)
    order by publisher_code, code, language
    on conflict (publisher_code, code, language) do update set name = excluded.name
      where excluded.name is not null and excluded.name is distinct from known.name`.execute(db);
}

async function writeRows(
  db: Db,
  written: readonly Planned[],
  { now, importId }: When,
): Promise<[string, number][]> {
  if (written.length === 0) return [];
  const families = await familyIdsOf(
    db,
    written.map(({ document }) => document),
  );
  const rows = written.map(({ document }) => ({
    ...document,
    family_id: families.get(document.family.key),
    imported_at: now,
    first_import: importId,
  }));
  const columns = sql.join(Object.keys(columnTypes).map((name) => sql.ref(name)));
  const recordset = sql.join(
    Object.entries(columnTypes).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  );
  const replacing = sql.join(
    Object.keys(columnTypes)
      .filter((name) => name !== 'first_import' && name !== 'content_code')
      .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
  );
  // In the order of their codes, so that two who write at once wait for each other and never in a circle.
  const { rows: saved } = await sql<{ content_code: string; content_id: number }>`
    insert into documents (${columns})
    select ${columns} from json_to_recordset(${json(rows)}::json) as given(${recordset}) order by content_code
    on conflict (content_code) do update set ${replacing}
    returning content_code, content_id`.execute(db);
  return saved.map(({ content_code, content_id }) => [content_code, content_id]);
}

/** Corrects what a record says of documents whose texts are here; the texts, their titles and files stay. */
async function correctRows(db: Db, corrected: readonly Planned[]): Promise<[string, number][]> {
  const ids: [string, number][] = [];
  for (const { document } of corrected) {
    const { content_id } = await db
      .updateTable('documents')
      .set({
        ...Object.fromEntries(correctedColumns(document).map((field) => [field, document[field]])),
        record_hash: document.record_hash,
      })
      .where('content_code', '=', document.content_code)
      .returning('content_id')
      .executeTakeFirstOrThrow();
    ids.push([document.content_code, content_id]);
  }
  return ids;
}

type Ids = ReadonlyMap<string, number>;

const idOf = (ids: Ids, { content_code }: NewDocument): number => {
  const id = ids.get(content_code);
  if (id === undefined) throw new Error(`${content_code} was saved without an ID`);
  return id;
};

async function writeFiles(db: Db, written: readonly Planned[], ids: Ids, { now }: When): Promise<void> {
  const replaced = written.filter(({ result }) => result === 'replaced');
  if (replaced.length > 0)
    await db
      .deleteFrom('document_files')
      .where('content_id', '=', ({ fn, val }) =>
        fn.any(val(replaced.map(({ document }) => idOf(ids, document)))),
      )
      .execute();
  const files = written.flatMap(({ document }) =>
    document.files.map(({ kind, name = '', key, bytes, pages = null, isScan = null, isTagged = null }) => ({
      content_id: idOf(ids, document),
      kind,
      name,
      file_key: key,
      bytes,
      pages,
      is_scan: isScan,
      is_tagged: isTagged,
      made_at: now,
    })),
  );
  if (files.length > 0) await db.insertInto('document_files').values(files).execute();
}

async function writeEvents(db: Db, planned: readonly Planned[], { now, importId }: When): Promise<void> {
  const events = planned.flatMap(({ document, event, changed, statusBefore }) =>
    event === null ? [] : [{ content_code: document.content_code, type: event, changed, statusBefore }],
  );
  if (events.length === 0) return;
  await sql`insert into document_events
      (at, type, content_id, content_code, family_id, publisher_code, import_id, changed, status_before, status_after)
    select ${now}, given.type, d.content_id, d.content_code, d.family_id, d.publisher_code, ${importId}::bigint,
      given.changed, given."statusBefore", d.status
    from json_to_recordset(${json(events)}::json)
      as given(content_code text, type text, changed text[], "statusBefore" text)
    join documents d using (content_code)`.execute(db);
}
