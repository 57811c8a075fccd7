import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../../documents/index.ts';
import type { TrackingTables } from '../tables.ts';

/** The tables that telling reads and writes. */
export type Db = Kysely<TrackingTables & DocumentTables>;

/** To whom it is told: the people of a tenant, of what that tenant offers. */
export type Audience = { readonly tenant: string; readonly publishers: readonly string[] };

// Without `offset 0` they become joins, which the planner may begin with: all people for each change.

/** Who may be notified at all: a person who is active and reads for someone. */
export const mayBeNotified = (personId: string) => sql`exists (select from people own
    where own.id = ${sql.ref(personId)} and own.user_type = 'INDIVIDUAL' and own.is_activated offset 0)
  and exists (select from memberships own join accounts on accounts.id = own.account_id
    where own.person_id = ${sql.ref(personId)} and accounts.closed_at is null offset 0)`;

/** Whether an account of a person subscribes to a publisher still. */
export const whoSubscribes = (personId: string, publisher: string) => sql`exists (select from memberships own
    join running_subscriptions held on held.account_id = own.account_id
    where own.person_id = ${sql.ref(personId)} and held.publisher_code = ${sql.ref(publisher)} offset 0)`;
