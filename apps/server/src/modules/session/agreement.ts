import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant.ts';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;
type Text = { readonly language: string; readonly text: string };
type By = { readonly accountId: string; readonly personId: string };

/** A licence agreement, and whether a person has accepted it as it reads now. */
export type Agreement = Text & { readonly isAccepted: boolean };

/** What a person agrees to who reads through an account: the account's own agreement, else the tenant's; null for none. */
export async function agreementFor(db: Db, tenant: Tenant, by: By): Promise<Agreement | null> {
  const own = await db
    .selectFrom('licence_agreements')
    .select(['language', 'text'])
    .where('account_id', '=', by.accountId)
    .executeTakeFirst();
  const agreement = own ?? tenant.settings.licenceAgreement;
  return agreement && { ...agreement, isAccepted: await isAccepted(db, agreement, by) };
}

async function isAccepted(
  db: Db,
  { text }: Pick<Text, 'text'>,
  { accountId, personId }: By,
): Promise<boolean> {
  const found = await db
    .selectFrom('licence_acceptances')
    .select('accepted_at')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('text_hash', '=', hashOf(text))
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps that a person accepts an agreement as it reads now; answers false where they had done so before. */
export async function accept(
  db: Db,
  { text }: Pick<Text, 'text'>,
  { tenant, accountId, personId, now }: By & { readonly tenant: string; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('licence_acceptances')
    .values({
      tenant,
      account_id: accountId,
      person_id: personId,
      text_hash: hashOf(text),
      accepted_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'account_id', 'person_id', 'text_hash']).doNothing(),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** An agreement as one article: paragraphs, and headings where a line begins with #. Whatever stands in it is text. */
export function agreementArticle({ language, text }: Text): string {
  const direction = rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  const written = blocks.map((block, at) =>
    block.startsWith('#')
      ? `${at > 0 ? '</section>\n<section class="clause">\n' : ''}<h2 class="clause-heading">${escaped(block.replace(/^#+\s*/, ''))}</h2>`
      : `<p>${escaped(block)}</p>`,
  );
  return [
    `<article class="standard" lang="${escaped(language)}" dir="${direction}">`,
    '<section class="clause">',
    ...written,
    '</section>',
    '</article>',
  ].join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
