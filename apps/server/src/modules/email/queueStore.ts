import type { Kysely, Selectable } from 'kysely';
import type { MailReason, MailState } from '@norma/contracts';
import type { MailTables } from './tables.ts';

type Db = Kysely<MailTables>;

const columns = [
  'id',
  'kind',
  'person_id',
  'to_address',
  'to_name',
  'language',
  'values',
  'attempts',
  'posted_at',
] as const;

/** An email that is in the hands of this node. */
export type ClaimedMail = Pick<Selectable<MailTables['mails']>, (typeof columns)[number]>;

/** Takes emails that are due into this node's hands for a while; those that another node takes at the same time are left to it. */
export async function claimDue(
  db: Db,
  { now, until, max }: { now: Date; until: Date; max: number },
): Promise<ClaimedMail[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('state', 'in', ['queued', 'delayed'])
        .where('due_at', '<=', now)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
        .orderBy('is_bulk')
        .orderBy('due_at')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mails')
    .from('due')
    .set({ claimed_until: until })
    .whereRef('mails.id', '=', 'due.id')
    .returning(columns.map((column) => `mails.${column}` as const))
    .execute();
}

/** Gives back what was claimed and not begun, so that others need not wait. */
export async function giveBack(
  db: Db,
  { until, ids }: { until: Date; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('mails')
    .set({ claimed_until: null })
    .where('id', 'in', ids)
    .where('state', 'in', ['queued', 'delayed'])
    .where('claimed_until', '=', until)
    .execute();
}

type Beginning = {
  readonly id: string;
  readonly until: Date;
  /** How long it may take: anyone who finds it under way after that time knows that this node is gone. */
  readonly longer: Date;
  readonly now: Date;
  readonly address: string;
  readonly name: string;
  readonly subject: string;
};

/** Says that an email is handed over from now on; false where it is not in this node's hands any more. */
export async function beginHandover(db: Db, { id, until, longer, now, ...to }: Beginning): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      state: 'sending',
      claimed_until: longer,
      reason: null,
      to_address: to.address,
      to_name: to.name,
      subject: to.subject,
      changed_at: now,
    })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'delayed'])
    .where('claimed_until', '=', until)
    .where('claimed_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What has happened to an email. */
export type Ending = {
  readonly state: MailState;
  readonly reason: MailReason | null;
  readonly answer: string | null;
  readonly attempts: number;
  /** When it is tried again. */
  readonly dueAt?: Date;
};

/** Keeps what happened to an email, and lets it go. */
export async function endHandover(
  db: Db,
  { id, now, dueAt, ...ending }: Ending & { id: string; now: Date },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...ending, ...(dueAt && { due_at: dueAt }), claimed_until: null, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Says of emails that were being handed over by a node that is gone that no one knows whether they arrived. */
export async function noteUncertain(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'uncertain', reason: 'server-ended', claimed_until: null, changed_at: now })
    .where('state', '=', 'sending')
    .where('claimed_until', '<', now)
    .execute();
}

const settled = ['sent', 'refused', 'bounced', 'dropped'] as const;

/** Forgets emails of which nothing more is expected since a time, so many at once. */
export async function forgetSettled(db: Db, { before, max }: { before: Date; max: number }): Promise<void> {
  await db
    .with('old', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('state', 'in', settled)
        .where('posted_at', '<', before)
        .where('changed_at', '<', before)
        .limit(max),
    )
    .deleteFrom('mails')
    .using('old')
    .whereRef('mails.id', '=', 'old.id')
    .execute();
}
