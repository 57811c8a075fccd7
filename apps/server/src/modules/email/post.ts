import { sql, type Expression } from 'kysely';
import type { EmailTemplate, Mail } from './letter.ts';
import type { Within } from './within.ts';

type Posting = { readonly tenant: string; readonly now: Date };

/**
 * Posts mails within the transaction that causes them: they go out when it commits, and not at all otherwise. One
 * whose key was posted before is left out.
 */
export async function postMails(
  within: Within,
  { tenant, now }: Posting,
  mails: readonly Mail[],
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ key, kind, to, values, dueAt = now }) => ({
    key,
    kind,
    values,
    due_at: dueAt,
    ...('personId' in to
      ? { person_id: to.personId }
      : { to_address: to.address, to_name: to.name, language: to.language }),
  }));
  await sql`
    insert into mails
      (tenant, key, kind, person_id, to_address, to_name, language, "values", is_bulk, posted_at, due_at, changed_at)
    select ${tenant}, key, kind, person_id, to_address, to_name, language, "values", ${mails.length > maxPrompt},
      ${now}, due_at, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as posted (key text, kind text, person_id uuid,
      to_address text, to_name text, language text, "values" jsonb, due_at timestamptz)
    on conflict (tenant, key) do nothing`.execute(within);
}

/** More mails than these at once wait behind those to single people. */
const maxPrompt = 200;

/**
 * Posts a mail of one kind to each row of a query, however many: nothing of it passes through this process. The query
 * yields `key`, `person_id` and `values`; one whose key was posted before is left out. Answers how many were posted.
 */
export async function postToAll(
  within: Within,
  {
    tenant,
    now,
    letter,
    dueAt = now,
  }: Posting & { readonly letter: Pick<EmailTemplate, 'kind'>; readonly dueAt?: Date },
  people: Expression<{ key: string; person_id: string; values: unknown }>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into mails (tenant, key, kind, person_id, "values", is_bulk, posted_at, due_at, changed_at)
    select ${tenant}, each.key, ${letter.kind}, each.person_id, each."values", true, ${now}, ${dueAt}, ${now}
    from (${people}) as each
    on conflict (tenant, key) do nothing`.execute(within);
  return Number(numAffectedRows);
}
