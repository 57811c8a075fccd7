import type { MailReason, MailState } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { InvitationTables } from './tables.ts';

type Db = Kysely<InvitationTables>;

type PendingQuery = { readonly search: string; readonly page: number; readonly size: number };

/** A page of the invitations that no one has taken up, latest first. */
export const pendingInvitations = (db: Db, { search, page, size }: PendingQuery) =>
  pending(db, search)
    .leftJoin('mails', (on) =>
      on
        .onRef('mails.tenant', '=', 'password_links.tenant')
        .on(sql<boolean>`mails.key = 'invitation ' || password_links.id`),
    )
    .select(columns)
    .select(['mails.state', 'mails.reason'])
    .orderBy('password_links.made_at', 'desc')
    .orderBy('people.id')
    .limit(size)
    .offset(page * size)
    .execute();

/** How many invitations no one has taken up. */
export async function countPending(db: Db, search: string): Promise<number> {
  const { count } = await pending(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The invitation of a person that is not taken up, or null. */
export async function pendingInvitation(db: Db, personId: string) {
  const found = await pending(db, '').select(columns).where('people.id', '=', personId).executeTakeFirst();
  return found ?? null;
}

/** An invitation as it was found. */
export type PendingRow = NonNullable<Awaited<ReturnType<typeof pendingInvitation>>> & {
  readonly state?: MailState | null;
  readonly reason?: MailReason | null;
};

/** Forgets a person who has never come in, and what was written down of them. */
export async function forgetPerson(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('people').where('id', '=', personId).execute();
}

const columns = [
  'people.id',
  'people.email',
  'people.first_name',
  'people.last_name',
  'people.authorities',
  'password_links.made_at',
  'password_links.made_by',
  'password_links.expires_at',
] as const;

const pending = (db: Db, search: string) =>
  db
    .selectFrom('password_links')
    .innerJoin('people', (on) =>
      on
        .onRef('people.tenant', '=', 'password_links.tenant')
        .onRef('people.id', '=', 'password_links.person_id'),
    )
    .where('password_links.purpose', '=', 'invitation')
    .where('password_links.ended_at', 'is', null)
    .where('people.is_activated', '=', true)
    .$if(search !== '', (query) =>
      query.where(
        'people.searched',
        'like',
        `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
      ),
    );
