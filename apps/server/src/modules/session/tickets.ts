import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;

const goodForMs = 60_000;

// A ticket that is in someone's log is of no use to anyone who reads the database, nor the other way round.
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/** A ticket for one path, good for 60 seconds: for what a browser fetches without a header, such as a film. */
export async function giveTicket(
  db: Db,
  { tenant, personId, path, now }: { tenant: string; personId: string; path: string; now: Date },
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await db
    .insertInto('tickets')
    .values({
      tenant,
      ticket_hash: hashOf(ticket),
      person_id: personId,
      path,
      expires_at: new Date(now.getTime() + goodForMs),
    })
    .execute();
  return ticket;
}

/** Whether a ticket is good for a path now. */
export async function isGoodTicket(
  db: Db,
  { ticket, path, now }: { ticket: string; path: string; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('tickets')
    .select('person_id')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('path', '=', path)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}
