import type { sso } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import { accountsOf, codeSeconds, giveCode, personOfEmail, type SessionTables } from '../session/index.ts';
import { spendAssertion, vouchedFor } from './partners.ts';
import type { SsoTables } from './tables.ts';

/** Lets partners sign people in (RFC 7523), and leads people to complete what single sign-on did not bring along. */
export const ssoHandlers = (): Handlers<typeof sso, SessionTables & SsoTables> => ({
  progressiveProfilingUrl: (_, { tenant }) => {
    const { progressiveProfilingUrl: configured } = tenant.settings;
    if (!configured) return { progressiveProfilingUrl: null };
    const url = new URL(configured);
    url.searchParams.set('redirectUrl', `${tenant.origin}/`);
    return { progressiveProfilingUrl: url.href };
  },

  entryCode: async ({ body: { assertion } }, ctx) => {
    const { db, tenant, now } = ctx;
    const vouched = await vouchedFor(assertion, tenant, now());
    if (!vouched || !(await spendAssertion(db, tenant.key, vouched))) return fail('assertion-refused');
    const { partner, email } = vouched;
    const person = await personOfEmail(db, email);
    const accounts = person ? await accountsOf(db, person.id) : [];
    const isOfPartner = accounts.some(({ id }) => id === partner.account);
    // Anyone who administers the library signs in for themselves.
    const isVouched = person && isOfPartner && person.authorities.length === 0;
    await ctx.audit(
      isVouched ? 'entry-code-given' : 'sign-in-refused',
      `${partner.issuer} signed in a user of ${partner.account}`,
      { principal: person?.sign_in_name ?? email },
    );
    if (!isVouched) return fail('person-not-vouched');
    const entry = { personId: person.id, authType: partner.authType, accountId: partner.account };
    return {
      code: await giveCode(db, { tenant: tenant.key, ...entry }, now()),
      expiresInSeconds: codeSeconds,
    };
  },
});
