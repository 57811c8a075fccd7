import type { Audit, AuditQuery, audit } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Handlers } from '../../context.ts';
import { csvTable } from '../../lib/csv.ts';
import { auditsOf, chosenAudits, countAudits, type AuditRow } from './store.ts';
import type { AuditTables } from './tables.ts';

/** So many lines are read and written at a time. */
const linesAtOnce = 2_000;

/** Shows administrators who did or was refused what in it. */
export const auditHandlers = (): Handlers<typeof audit, AuditTables> => ({
  list: async ({ query: { page, size, ...auditQuery } }, { db }) => {
    if (isReversed(auditQuery)) return datesReversed();
    const [total, ids] = await Promise.all([
      countAudits(db, auditQuery),
      chosenAudits(db, auditQuery, { page, size }),
    ]);
    const events = await auditsOf(db, ids);
    return { answer: events.map(onTheWire), headers: { 'x-total-count': String(total) } };
  },

  csv: async ({ query: auditQuery }, { db, tenant, now }) => {
    if (isReversed(auditQuery)) return datesReversed();
    const ids = await chosenAudits(db, auditQuery);
    return {
      mediaType: 'text/csv; charset=utf-8',
      name: `${tenant.key}-audits-${now().toISOString().slice(0, 10)}.csv`,
      pieces: csvTable(heads, linesOf(db, ids)),
    };
  },
});

const isReversed = ({ fromDate, toDate }: AuditQuery): boolean =>
  fromDate !== undefined && toDate !== undefined && toDate < fromDate;

const datesReversed = () =>
  fail('dates-reversed', {}, [{ field: 'query.toDate', message: 'is before fromDate' }]);

const heads = ['timestamp', 'principal', 'type', 'message', 'remoteAddress', 'requestId'];

async function* linesOf(db: Kysely<AuditTables>, ids: readonly number[]) {
  for (let from = 0; from < ids.length; from += linesAtOnce)
    yield (await auditsOf(db, ids.slice(from, from + linesAtOnce))).map(lineOf);
}

const lineOf = ({ at, principal, type, message, remote_address, request_id }: AuditRow): string[] => [
  at.toISOString(),
  principal,
  type,
  message,
  remote_address,
  request_id,
];

const onTheWire = ({ id, at, principal, type, message, remote_address, request_id }: AuditRow): Audit => ({
  id,
  timestamp: at.toISOString(),
  principal,
  type,
  data: { message, remoteAddress: remote_address, requestId: request_id },
});
