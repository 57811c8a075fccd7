import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { directionOf } from '../../printing/guideOf.ts';
import type { Tenant } from '../../tenant/index.ts';
import type { LicenseAgreementTables } from './tables.ts';

type Db = Kysely<LicenseAgreementTables>;
type Text = { readonly language: string; readonly text: string };
type By = { readonly accountId: string; readonly personId: string };

/** A license agreement, and whether a person has accepted it reads now. */
export type Agreement = Text & { readonly isAccepted: boolean };

/** What holds for the readers of an account: its own agreement since a moment, else the tenant's; null for none. */
export async function agreementOf(
  db: Db,
  tenant: Tenant,
  accountId: string,
): Promise<(Text & { readonly setAt: Date | null }) | null> {
  const own = await db
    .selectFrom('license_agreements')
    .select(['language', 'text', 'set_at as setAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { licenceAgreement } = tenant.settings;
  return own ?? (licenceAgreement && { ...licenceAgreement, setAt: null });
}

/** What a person agrees to who reads through an account; null for nothing. */
export async function agreementFor(db: Db, tenant: Tenant, by: By): Promise<Agreement | null> {
  const agreement = await agreementOf(db, tenant, by.accountId);
  if (!agreement) return null;
  const { language, text } = agreement;
  return { language, text, isAccepted: await isAccepted(db, agreement, by) };
}

/** Whether a person may read through an account: they have accepted what holds there, or nothing does. One question, as every call asks it. */
export async function hasAgreed(db: Db, tenant: Tenant, { accountId, personId }: By): Promise<boolean> {
  const found = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('license_agreements').select('text').where('account_id', '=', accountId).as('text'),
      sql<string[]>`array(${eb
        .selectFrom('license_acceptances')
        .select('text_hash')
        .where('account_id', '=', accountId)
        .where('person_id', '=', personId)})`.as('accepted'),
    ])
    .executeTakeFirstOrThrow();
  const text = found.text ?? tenant.settings.licenceAgreement?.text;
  return text === undefined || found.accepted.includes(hashOf(text));
}

async function isAccepted(
  db: Db,
  { text }: Pick<Text, 'text'>,
  { accountId, personId }: By,
): Promise<boolean> {
  const found = await db
    .selectFrom('license_acceptances')
    .select('accepted_at')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('text_hash', '=', hashOf(text))
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps that a person accepts an agreement as it reads now; returns false where they had done so before. */
export async function accept(
  db: Db,
  { text }: Pick<Text, 'text'>,
  { tenant, accountId, personId, now }: By & { readonly tenant: string; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('license_acceptances')
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

/** Gives an account an agreement of its own, in place of the one before; null lets the tenant's hold for it. */
export async function setAgreement(
  db: Db,
  { tenant, accountId, now }: { readonly tenant: string; readonly accountId: string; readonly now: Date },
  agreement: Text | null,
): Promise<void> {
  if (!agreement) {
    await db.deleteFrom('license_agreements').where('account_id', '=', accountId).execute();
    return;
  }
  const { language, text } = agreement;
  const row = { language, text, set_at: now };
  await db
    .insertInto('license_agreements')
    .values({ tenant, account_id: accountId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant', 'account_id']).doUpdateSet(row))
    .execute();
}

/** Names the wording of an agreement, which is what people accept. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An agreement as one article: paragraphs, and headings where a line begins with #. Whatever is in it is text. */
export function agreementArticle({ language, text }: Text): string {
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
    `<article class="standard" lang="${escaped(language)}" dir="${directionOf(language)}">`,
    '<section class="clause">',
    ...written,
    '</section>',
    '</article>',
  ].join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
