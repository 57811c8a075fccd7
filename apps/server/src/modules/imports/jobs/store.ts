import { sql, type Kysely, type Selectable } from 'kysely';
import type { ImportState, ImportTables } from '../tables.ts';

type Db = Kysely<ImportTables>;

/** An import as its table keeps it. */
export type Import = Selectable<ImportTables['imports']>;

const columns = [
  'id',
  'tenant',
  'host',
  'path',
  'publisher',
  'is_dry_run',
  'visible_at',
  'is_first',
  'state',
  'is_stop_asked',
  'worker',
  'attempts',
  'requested_at',
  'started_at',
  'finished_at',
  'worked_ms',
  'file',
  'line',
  'records_total',
  'bytes_total',
  'bytes_read',
  'added',
  'replaced',
  'unchanged',
  'passed_over',
  'rejected',
  'remarks',
  'publishers',
  'offered',
  'changes',
  'rejected_file',
  'problem',
  'upload_name',
  'upload_hash',
  'requested_by',
  'is_own_alone',
] as const satisfies readonly (keyof Import)[];

/** States in which something is still to be done. */
export const unfinished = [
  'waiting',
  'reading',
  'scheduled',
  'publishing',
] as const satisfies readonly ImportState[];

/** Whether nothing more will happen to an import. */
export const isFinished = ({ state }: Pick<Import, 'state'>): boolean =>
  !unfinished.some((each) => each === state);

/** The import of an id, or null. */
export async function importOf(db: Db, id: number): Promise<Import | null> {
  return (await db.selectFrom('imports').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Imports of a machine on which someone has worked and no one has finished, the oldest first. */
export async function unfinishedImports(db: Db, host: string): Promise<Import[]> {
  return db
    .selectFrom('imports')
    .select(columns)
    .where('host', '=', host)
    .where('state', 'in', ['reading', 'publishing'])
    .orderBy('id')
    .execute();
}

/** The import that is under way now, if it is another than this one. */
export async function importAhead(db: Db, id: number): Promise<Import | null> {
  const found = await db
    .selectFrom('imports')
    .select(columns)
    .where('state', 'in', ['waiting', 'reading', 'publishing'])
    .where('id', '<', id)
    .orderBy('id')
    .executeTakeFirst();
  return found ?? null;
}

/** An import of the same delivery in the same way that is not finished yet, or null. */
export async function sameImport(
  db: Db,
  { tenant, host, path, publisher, is_dry_run }: Pick<Import, 'host' | 'path' | keyof ImportMode>,
): Promise<Import | null> {
  const query = notFinished(db, { tenant, publisher, is_dry_run });
  return (await query.where('host', '=', host).where('path', '=', path).executeTakeFirst()) ?? null;
}

/** An import of the same file that was uploaded in the same way and is not finished yet, or null. */
export async function sameUpload(
  db: Db,
  { tenant, upload_hash, publisher, is_dry_run }: Pick<Import, 'upload_hash' | keyof ImportMode>,
): Promise<Import | null> {
  const query = notFinished(db, { tenant, publisher, is_dry_run });
  return (await query.where('upload_hash', '=', upload_hash).executeTakeFirst()) ?? null;
}

type ImportMode = Pick<Import, 'tenant' | 'publisher' | 'is_dry_run'>;

const notFinished = (db: Db, { tenant, publisher, is_dry_run }: ImportMode) =>
  db
    .selectFrom('imports')
    .select(columns)
    .where('state', 'in', ['waiting', 'reading'])
    .where('is_stop_asked', '=', false)
    .where('tenant', '=', tenant)
    .where('publisher', 'is not distinct from', publisher)
    .where('is_dry_run', '=', is_dry_run)
    .orderBy('id');

/** The paths of all imports of a machine that someone has uploaded and no one has finished. */
export async function uploadsInUse(db: Db, host: string): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('path')
    .where('host', '=', host)
    .where('upload_hash', 'is not', null)
    .where('state', 'in', unfinished)
    .execute();
  return rows.map(({ path }) => path);
}

/** Takes an import into a worker's hands; null when it is finished or gone. */
export async function claimImport(db: Db, id: number, worker: string, now: Date): Promise<Import | null> {
  const claimed = await db
    .updateTable('imports')
    .set(({ ref }) => ({
      worker,
      attempts: sql`${ref('attempts')} + 1`,
      started_at: sql`coalesce(started_at, ${now})`,
    }))
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .returning(columns)
    .executeTakeFirst();
  return claimed ?? null;
}

/** The numbers of a batch, to be added to those of its import. */
export type Counts = {
  readonly added: number;
  readonly replaced: number;
  readonly unchanged: number;
  readonly passed_over: number;
  readonly rejected: number;
  readonly remarks: number;
};

/** A worker has found that another one has its import. */
export class ImportLost extends Error {}

/**
 * Moves an import on, in the transaction that keeps what it has read; returns whether someone asks it to stop. Throws
 * an ImportLost, so that nothing of the transaction stays, when another worker has taken the import in the meantime.
 */
export async function saveProgress(
  transaction: Db,
  { id, worker }: Pick<Import, 'id' | 'worker'>,
  step: {
    counts: Counts;
    place: { file: string; line: number };
    bytesRead: number;
    workedMs: number;
    publishers: readonly string[];
    changes: readonly string[];
  },
): Promise<{ isStopAsked: boolean }> {
  const { counts, place, bytesRead, workedMs, publishers, changes } = step;
  const moved = await transaction
    .updateTable('imports')
    .set(({ ref }) => ({
      attempts: 0,
      file: place.file,
      line: place.line,
      bytes_read: bytesRead,
      worked_ms: sql`${ref('worked_ms')} + ${Math.round(workedMs)}`,
      added: sql`${ref('added')} + ${counts.added}`,
      replaced: sql`${ref('replaced')} + ${counts.replaced}`,
      unchanged: sql`${ref('unchanged')} + ${counts.unchanged}`,
      passed_over: sql`${ref('passed_over')} + ${counts.passed_over}`,
      rejected: sql`${ref('rejected')} + ${counts.rejected}`,
      remarks: sql`${ref('remarks')} + ${counts.remarks}`,
      publishers: sql`array(select distinct unnest(${ref('publishers')} || ${[...publishers]}::text[]) order by 1)`,
      changes: sql`(${ref('changes')} || ${[...changes]}::text[])[1:50]`,
    }))
    .where('id', '=', id)
    .where('worker', '=', worker)
    .returning('is_stop_asked')
    .executeTakeFirst();
  if (!moved) throw new ImportLost(`Import ${id} is being processed by another server`);
  return { isStopAsked: moved.is_stop_asked };
}

/** Changes what is known of an import that a worker has in hand. */
export async function setImport(
  db: Db,
  { id, worker }: Pick<Import, 'id' | 'worker'>,
  values: Partial<
    Pick<
      Import,
      | 'state'
      | 'problem'
      | 'bytes_total'
      | 'records_total'
      | 'rejected_file'
      | 'finished_at'
      | 'offered'
      | 'attempts'
    >
  >,
): Promise<void> {
  await db.updateTable('imports').set(values).where('id', '=', id).where('worker', '=', worker).execute();
}

/** Asks anyone who has an import in hand to stop after the records being written; null where nothing is left to stop. */
export async function requestStop(db: Db, id: number): Promise<Import | null> {
  const stopped = await db
    .updateTable('imports')
    .set({ is_stop_asked: true })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .returning(columns)
    .executeTakeFirst();
  return stopped ?? null;
}

/** A record that could not be imported, or something in one that was left out. */
export type Rejection = Omit<Selectable<ImportTables['import_rejections']>, 'publisher_code' | 'status_word'>;

/** The rejections and remarks of an import in the order of the delivery, after a place among them. */
export async function rejectionsOf(
  db: Db,
  importId: number,
  after: number,
  max: number,
): Promise<Rejection[]> {
  return db
    .selectFrom('import_rejections')
    .select(['import_id', 'place', 'is_remark', 'file', 'line', 'designation', 'reason'])
    .where('import_id', '=', importId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(max)
    .execute();
}

/** Rejections or remarks of one kind: what they have in common, how many there are, and the first of them. */
export type KindOfRejection = {
  is_remark: boolean;
  kind: string;
  /** Of a word of status that no one knew: the word, and whose it is. */
  publisher_code: string | null;
  status_word: string | null;
  count: number;
  examples: { designation: string | null; file: string; line: number | null }[];
};

const maxKinds = 200;

/**
 * What an import has rejected or remarked on by kind, the most frequent first: reasons that differ only in numbers and in
 * what they quote are of one kind, save the words of statuses; losses of texts are without their counts and examples.
 */
export async function kindsOfRejections(db: Db, importId: number): Promise<KindOfRejection[]> {
  const { rows } = await sql<KindOfRejection>`
    with kinds as (
      select is_remark, place, designation, file, line, publisher_code, status_word,
        case when status_word is not null then reason
          when reason like 'imported with losses: %'
            then regexp_replace(reason, ' [(]([^()]|[(][^()]*[)])*[)]|(?<=[:;] )[0-9]+ ', '', 'g')
          else regexp_replace(reason, '"[^"]*"|[0-9]+', '…', 'g') end as kind
      from import_rejections where import_id = ${importId}
    ), ranked as (
      select *, row_number() over (partition by is_remark, kind, publisher_code, status_word order by place) as rank from kinds
    )
    select is_remark, kind, publisher_code, status_word, count(*)::int as count,
      json_agg(json_build_object('designation', designation, 'file', file, 'line', line) order by place)
        filter (where rank <= 3) as examples
    from ranked group by is_remark, kind, publisher_code, status_word
    order by is_remark, count(*) desc, kind, publisher_code limit ${maxKinds}`.execute(db);
  return rows;
}

/** The imports of a tenant or of publishers that it offers, or all; the newest first. */
export async function importsOf(
  db: Db,
  seen: { tenant: string; publishers: readonly string[] } | 'all',
  { from, size }: { from: number; size: number },
): Promise<{ imports: Import[]; total: number }> {
  const ofReader = db
    .selectFrom('imports')
    .where((eb) =>
      seen === 'all'
        ? eb.lit(true)
        : eb.or([eb('tenant', '=', seen.tenant), eb('publishers', '&&', eb.val([...seen.publishers]))]),
    );
  const [imports, { total }] = await Promise.all([
    ofReader.select(columns).orderBy('id', 'desc').offset(from).limit(size).execute(),
    ofReader.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { imports, total };
}
