import { typesOfKind, type AuditQuery } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { AuditTables } from './tables.ts';

type Db = Kysely<AuditTables>;

/** An event as it was stored. */
export type AuditRow = Awaited<ReturnType<typeof auditsOf>>[number];

// As the indexes have them.
const principal = sql<string>`lower(principal) collate "C"`;
const type = sql<string>`type collate "C"`;

/** The events that are asked for: days go from midnight to midnight where the one lives who asks. */
const matching = (
  db: Db,
  { fromDate, toDate, timeZone, kind, type: only, principal: principalFilter }: AuditQuery,
) =>
  db
    .selectFrom('audit_events')
    .$if(fromDate !== undefined, (query) =>
      query.where('at', '>=', sql<Date>`${fromDate}::date::timestamp at time zone ${timeZone}`),
    )
    .$if(toDate !== undefined, (query) =>
      query.where('at', '<', sql<Date>`(${toDate}::date + 1)::timestamp at time zone ${timeZone}`),
    )
    .$if(kind !== undefined, (query) =>
      query.where(sql<boolean>`${type} = any(${kind ? typesOfKind(kind) : []}::text[])`),
    )
    .$if(only !== undefined, (query) => query.where(sql<boolean>`${type} = ${only}`))
    .$if(principalFilter !== '', (query) =>
      query.where(sql<boolean>`${principal} like ${beginningWith(principalFilter)}`),
    );

const beginningWith = (text: string): string =>
  `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** How many events are asked for. */
export async function countAudits(db: Db, auditQuery: AuditQuery): Promise<number> {
  const { count } = await matching(db, auditQuery)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The numbers of the events that are asked for in their order, of equals the newest first; an index has all it takes. */
export async function chosenAudits(
  db: Db,
  auditQuery: AuditQuery,
  page?: { page: number; size: number },
): Promise<number[]> {
  const [by, given] = auditQuery.sort.split(',');
  const order = given === 'asc' ? 'asc' : 'desc';
  const within = by === 'timestamp' ? order : 'desc';
  const rows = await matching(db, auditQuery)
    .select('id')
    .$if(by === 'principal', (query) => query.orderBy(principal, order))
    .$if(by === 'type', (query) => query.orderBy(type, order))
    .orderBy('at', within)
    .orderBy('id', within)
    .$if(page !== undefined, (query) =>
      query.limit(page?.size ?? 0).offset((page?.page ?? 0) * (page?.size ?? 0)),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The events of some numbers, in the order of the numbers. */
export async function auditsOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('audit_events')
    .select(['id', 'at', 'type', 'principal', 'message', 'remote_address', 'request_id'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const places = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}
