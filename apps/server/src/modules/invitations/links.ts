import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Executor } from '../email/index.ts';
import type { InvitationTables, LinkEnding, LinkPurpose } from './tables.ts';

type Db = Kysely<InvitationTables>;

/** Where people choose a password, below the address of the tenant. */
export const choosePath = '/choose-password';

/** Where people ask for a link to choose another password. */
export const forgotPasswordPath = '/forgotten-password';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** For how long a link is good. */
export const goodForMs: Readonly<Record<LinkPurpose, number>> = { invitation: 14 * day, reset: 2 * hour };
/** A link that has ended or expired is remembered for this long, so that its page can say so. */
const retentionMs = 90 * day;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The path of the page that a key opens. */
export const pathOf = (key: string): string => `${choosePath}?key=${key}`;

type Opening = {
  readonly tenant: string;
  readonly personIds: readonly string[];
  readonly purpose: LinkPurpose;
  readonly by: string;
  readonly now: Date;
};

/** Opens a link for each of some people, in place of the one for the same purpose that they had; answers them by person. */
export async function openLinks(
  db: Db,
  { tenant, personIds, purpose, by, now }: Opening,
): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map();
  await db
    .deleteFrom('password_links')
    .where('expires_at', '<', new Date(now.getTime() - retentionMs))
    .where((eb) => eb.or([eb('ended_at', 'is not', null), eb('purpose', '=', 'reset')]))
    .execute();
  await db
    .updateTable('password_links')
    .set({ ended_at: now, ending: 'replaced' })
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .where('person_id', '=', anyOf(personIds))
    .execute();
  const expiresAt = new Date(now.getTime() + goodForMs[purpose]);
  const { rows } = await sql<{ id: string; person_id: string }>`
    insert into password_links (tenant, person_id, purpose, made_at, made_by, expires_at)
    select ${tenant}, person_id, ${purpose}, ${now}, ${by}, ${expiresAt}
    from unnest(${[...personIds]}::uuid[]) as of_all (person_id)
    returning id, person_id`.execute(db);
  return new Map(rows.map(({ id, person_id }) => [person_id, id]));
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;

/**
 * A new key to a link, whose hash alone is stored: the key that it had before opens nothing any more. Null for a link that
 * has ended or expired.
 */
export async function newKey(within: Executor, id: string, now: Date): Promise<string | null> {
  const key = randomBytes(32).toString('base64url');
  const { numAffectedRows = 0n } = await sql`
    update password_links set hash = ${hashOf(key)}
    where id = ${id} and ended_at is null and expires_at > ${now}`.execute(within);
  return numAffectedRows > 0n ? key : null;
}

/** A link that may be used: whose, and for what. */
export type OpenLink = {
  readonly id: string;
  readonly personId: string;
  readonly purpose: LinkPurpose;
};

/** What a key opens, or why it opens nothing. */
export async function linkOf(
  db: Db,
  key: string,
  now: Date,
): Promise<OpenLink | LinkEnding | 'expired' | 'unknown'> {
  if (!/^[\w-]{43}$/.test(key)) return 'unknown';
  const found = await db
    .selectFrom('password_links')
    .select(['id', 'person_id', 'purpose', 'ending', 'expires_at'])
    .where('hash', '=', hashOf(key))
    .executeTakeFirst();
  if (!found) return 'unknown';
  const { id, person_id: personId, purpose, ending, expires_at } = found;
  if (ending) return ending;
  return expires_at > now ? { id, personId, purpose } : 'expired';
}

/** Spends a link; false where someone has spent it in the meantime. */
export async function spendLink(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_links')
    .set({ ended_at: now, ending: 'used' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends whatever links a person has. */
export async function endLinksOf(db: Db, personId: string, now: Date): Promise<void> {
  await db
    .updateTable('password_links')
    .set({ ended_at: now, ending: 'replaced' })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
}

/** How many links a person has been sent since some time. */
export async function linksSince(db: Db, personId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('password_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The path by which an invited person chooses a password, for anyone who hands it to them; `/` where there is none. */
export async function linkByHand(db: Db, personId: string, now: Date): Promise<string> {
  const open = await db
    .selectFrom('password_links')
    .select('id')
    .where('person_id', '=', personId)
    .where('purpose', '=', 'invitation')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const key = open ? await newKey(db, open.id, now) : null;
  return key === null ? '/' : pathOf(key);
}
