import { sql, type Kysely } from 'kysely';
import type { UsageTables } from '../tables.ts';
import { withCountingLock } from './count.ts';

type Db = Kysely<UsageTables>;
type Event = Pick<
  UsageTables['usage_events'],
  | 'id'
  | 'type'
  | 'way'
  | 'format'
  | 'account_id'
  | 'reader_id'
  | 'publisher_code'
  | 'document_type'
  | 'content_code'
>;

/** A count of a day that is not what its events say. */
export type Difference = { readonly what: string; readonly counted: number; readonly events: number };

const atOnce = 10_000;
const opened = new Set(['pdf', 'html', 'download', 'comparison']);

/**
 * Counts a day a second time, event by event and without a word of the SQL that fills the tables, and answers where the
 * two differ. What still waits to be counted is left out on both sides.
 */
export const differencesOf = (db: Db, day: string): Promise<Difference[]> =>
  withCountingLock(db, async (within) => {
    const from = new Date(`${day}T00:00:00Z`);
    const to = new Date(from.getTime() + 86_400_000);
    const own = new Map<string, number>();
    const add = (key: readonly string[], most = Number.MAX_SAFE_INTEGER): void => {
      const name = JSON.stringify(key);
      own.set(name, Math.min((own.get(name) ?? 0) + 1, most));
    };
    for await (const event of eventsBetween(within, from, to)) {
      const way = countedWay(event);
      const dimensions = [event.account_id, event.publisher_code ?? '', event.document_type ?? ''];
      add(['day', way, ...dimensions]);
      if (event.content_code === null) continue;
      add(['document', way, ...dimensions, event.content_code]);
      if (opened.has(way)) add(['reader', 'opened', ...dimensions, event.content_code, event.reader_id], 1);
      if (event.type === 'denial')
        add(['reader', way, ...dimensions, event.content_code, event.reader_id], 1);
    }
    const stored = await storedCounts(within, day);
    return [...new Set([...own.keys(), ...stored.keys()])].flatMap((what) => {
      const [counted, events] = [stored.get(what) ?? 0, own.get(what) ?? 0];
      return counted === events ? [] : [{ what, counted, events }];
    });
  });

function countedWay({ type, way, format }: Event): string {
  if (type === 'search') return 'search';
  if (type === 'investigation') return 'view';
  if (type === 'denial') return way;
  if (format === 'video') return 'film';
  if (way !== 'reading') return way;
  return format === 'pdf' ? 'pdf' : 'html';
}

/** The counted events of a time, read in pieces. */
async function* eventsBetween(db: Db, from: Date, to: Date): AsyncGenerator<Event> {
  // As text: a Date has no microseconds.
  let last: { at: string; id: number } | undefined;
  for (;;) {
    const after = last;
    const rows = await db
      .selectFrom('usage_events as e')
      .select([
        sql<string>`e.at::text`.as('at'),
        'e.id',
        'e.type',
        'e.way',
        'e.format',
        'e.account_id',
        'e.reader_id',
        'e.publisher_code',
        'e.document_type',
        'e.content_code',
      ])
      .where('e.at', '>=', from)
      .where('e.at', '<', to)
      .where('e.is_robot', '=', false)
      .where('e.type', '<>', 'page-view')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('usage_outbox as u')
              .select('u.id')
              .whereRef('u.at', '=', 'e.at')
              .whereRef('u.id', '=', 'e.id'),
          ),
        ),
      )
      .$if(after !== undefined, (rest) =>
        rest.where(sql<boolean>`(e.at, e.id) > (${after?.at}::timestamptz, ${after?.id})`),
      )
      .orderBy('e.at')
      .orderBy('e.id')
      .limit(atOnce)
      .execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}

async function storedCounts(db: Db, day: string): Promise<Map<string, number>> {
  const days = await db.selectFrom('usage_days').selectAll().where('day', '=', day).execute();
  const documents = await db.selectFrom('usage_documents').selectAll().where('day', '=', day).execute();
  const readers = await db.selectFrom('usage_readers').selectAll().where('day', '=', day).execute();
  const dimensions = (row: {
    account_id: string;
    publisher_code: string;
    document_type: string;
  }): string[] => [row.account_id, row.publisher_code, row.document_type];
  return new Map([
    ...days.map((row): [string, number] => [JSON.stringify(['day', row.way, ...dimensions(row)]), row.count]),
    ...documents.map((row): [string, number] => [
      JSON.stringify(['document', row.way, ...dimensions(row), row.content_code]),
      row.count,
    ]),
    ...readers.map((row): [string, number] => [
      JSON.stringify(['reader', row.what, ...dimensions(row), row.content_code, row.reader_id]),
      1,
    ]),
  ]);
}
