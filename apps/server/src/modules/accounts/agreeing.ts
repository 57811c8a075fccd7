import { Failed } from '@norma/contracts/kit';
import { agreementOf, setAgreement as saveAgreement } from '../license-agreements/index.ts';
import { acceptancesOf, countAccepted } from './acceptances.ts';
import { accountFor, withAccount, type Context } from './withAccount.ts';
import { updateAccount } from './store.ts';
import { answered } from './view.ts';

/** Gives an account a license agreement of its own; with an empty text that of the library holds for it. */
export async function setAgreement(
  id: string,
  { language, text }: { readonly language: string; readonly text: string },
  ctx: Context,
) {
  const changed = await withAccount(id, ctx, async (_, within) => {
    const { tenant, now } = ctx;
    const before = await agreementOf(within, tenant, id);
    const own = before?.setAt ? before : null;
    if (text === '' ? !own : own?.text === text && own.language === language) return id;
    const of = { tenant: tenant.key, accountId: id, now: now() };
    await saveAgreement(within, of, text === '' ? null : { language, text });
    await updateAccount(within, id);
    const what = text === '' ? 'the library’s agreement' : 'an agreement of its own';
    await ctx.audit('account-agreement-set', `Account ${id}: ${what}`, { within });
    return id;
  });
  return answered(changed, ctx);
}

/** A page of the people who have accepted the agreement of an account as it reads. */
export async function acceptances(
  id: string,
  page: { readonly page: number; readonly size: number },
  ctx: Context,
) {
  const row = await accountFor(id, ctx);
  if (row instanceof Failed) return row;
  const agreement = await agreementOf(ctx.db, ctx.tenant, id);
  if (!agreement) return { acceptances: [], total: 0 };
  const { text } = agreement;
  const [rows, total] = await Promise.all([
    acceptancesOf(ctx.db, id, { text, ...page }),
    countAccepted(ctx.db, id, agreement),
  ]);
  const accepted = rows.map(({ id: personId, first_name, last_name, email, accepted_at }) => ({
    personId,
    name: `${first_name} ${last_name}`.trim(),
    email,
    at: accepted_at.toISOString(),
  }));
  return { acceptances: accepted, total };
}
