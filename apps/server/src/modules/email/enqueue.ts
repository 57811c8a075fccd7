import { sql, type Expression } from 'kysely';
import type { EmailTemplate, Mail } from './emailTemplate.ts';
import type { Executor } from './executor.ts';

type EnqueueParams = { readonly tenant: string; readonly now: Date };

/**
 * Enqueues emails in the given transaction: they are sent when it commits, and not at all otherwise. One
 * whose key was enqueued before is skipped.
 */
export async function enqueueMails(
  within: Executor,
  { tenant, now }: EnqueueParams,
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

/** More emails than these at once wait behind those to single people. */
const maxPrompt = 200;

/**
 * Posts an email of one kind to each row of a query, however many: nothing of it passes through this process. The query
 * yields `key`, `person_id` and `values`; one whose key was enqueued before is skipped. Returns how many were posted.
 */
export async function enqueueToAll(
  within: Executor,
  {
    tenant,
    now,
    template,
    dueAt = now,
  }: EnqueueParams & { readonly template: Pick<EmailTemplate, 'kind'>; readonly dueAt?: Date },
  people: Expression<{ key: string; person_id: string; values: unknown }>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into mails (tenant, key, kind, person_id, "values", is_bulk, posted_at, due_at, changed_at)
    select ${tenant}, each.key, ${template.kind}, each.person_id, each."values", true, ${now}, ${dueAt}, ${now}
    from (${people}) as each
    on conflict (tenant, key) do nothing`.execute(within);
  return Number(numAffectedRows);
}
