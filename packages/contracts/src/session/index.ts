import { z } from 'zod';
import { contract, file } from '../kit/index.ts';
import { signInRefusals } from './failures.ts';
import { Account, AuthenticationData, Subscription } from './account.ts';

export {
  compassPointTabs,
  majorTabs,
  menuCodes,
  minorTabs,
  outsideTabs,
  userTabs,
  type MenuCode,
  type MenuListCode,
} from './menu.ts';
export { signInRefusals } from './failures.ts';
export { Account, AuthenticationData, authTypes, Entitlement, Subscription, UserAccount } from './account.ts';

const { 'account-not-allowed': accountNotAllowed, 'address-not-allowed': addressNotAllowed } = signInRefusals;

const noAgreement = {
  status: 404,
  code: 'agreement-not-found',
  detail: 'There is no licence agreement for this account',
} as const;

/** Who is signed in, and through which account. */
export const session = contract({
  account: {
    method: 'GET',
    path: '/api/account',
    summary: 'The signed-in person, their accounts and rights',
    who: 'person',
    answer: Account,
    failures: [accountNotAllowed, addressNotAllowed],
  },
  switchAccount: {
    method: 'POST',
    path: '/api/account/switch',
    summary: 'Read through another of the person’s accounts',
    who: 'person',
    // Partners' clients send how they signed in along with the account; only the sign-in itself says that here.
    body: z.object({ accountId: z.string().min(1).max(100), ...AuthenticationData.partial().shape }),
    answer: Account,
    failures: [
      { status: 403, code: 'account-not-yours', detail: 'This account is not one of yours' },
      { status: 403, code: 'account-fixed', detail: 'What let you in settles your account' },
      accountNotAllowed,
      addressNotAllowed,
    ],
  },
  logout: {
    method: 'POST',
    path: '/api/account/logout',
    summary: 'End the session here; the identity provider ends its own',
    who: 'person',
    answer: z.object({ signedOut: z.literal(true) }),
  },
  oneTimeCode: {
    method: 'POST',
    path: '/api/account/one-time-code',
    summary: 'A code that names this sign-in to another site, once and for a minute, in place of a token',
    who: 'person',
    status: 201,
    answer: z.object({ code: z.string(), expiresInSeconds: z.int() }),
  },
  redeemCode: {
    method: 'POST',
    path: '/api/account/one-time-code/redeem',
    summary: 'Spend a one-time code: which sign-in it names',
    who: 'anyone',
    body: z.object({ code: z.string().min(1).max(200) }),
    answer: z.object({
      sessionId: z.string(),
      accountId: z.string().nullable(),
      userType: Account.shape.userType,
    }),
    failures: [{ status: 404, code: 'code-spent', detail: 'This code is spent or was never given' }],
  },
  subscriptions: {
    method: 'GET',
    path: '/api/user-subscriptions/current-user/subscriptions',
    summary: 'What the selected account subscribes to',
    who: 'reader',
    answer: z.array(Subscription),
  },
  homeSubscriptions: {
    method: 'GET',
    path: '/api/user-subscriptions/current-user',
    summary: 'What the selected account subscribes to, and what else the tenant offers',
    who: 'reader',
    answer: z.object({
      yourSubscriptions: z.array(Subscription),
      subscriptionsMarketplace: z.array(Subscription),
    }),
  },
  licenceAgreement: {
    method: 'GET',
    path: '/api/v1/lca/validate',
    summary: 'The licence agreement of the selected account as one safe article of HTML',
    who: 'reader',
    beforeAgreement: true,
    answer: z.object({
      responseData: z.object({
        value: z.object({ licenseContent: z.string(), accepted: z.boolean() }),
      }),
    }),
    failures: [noAgreement],
  },
  licenceDocument: {
    method: 'GET',
    path: '/api/v1/lca/document',
    summary: 'The licence agreement of the selected account as a tagged PDF, titled in the reader’s language',
    who: 'reader',
    beforeAgreement: true,
    cost: 'download',
    answer: file('application/pdf'),
    failures: [noAgreement],
  },
  acceptLicence: {
    method: 'POST',
    path: '/api/v1/lca/create',
    summary: 'Accept the licence agreement as it reads now; again changes nothing',
    who: 'reader',
    beforeAgreement: true,
    answer: z.object({ responseData: z.object({ value: z.object({ accepted: z.literal(true) }) }) }),
    failures: [noAgreement],
  },
  progressiveProfilingUrl: {
    method: 'GET',
    path: '/api/tenant/getProgressiveProfilingUrl',
    summary:
      'Where people complete what single sign-on did not bring along; null where the tenant has no such place',
    who: 'person',
    answer: z.object({ progressiveProfilingUrl: z.string().nullable() }),
  },
  entryCode: {
    method: 'POST',
    path: '/login/api/v1/entry-codes',
    summary: 'A code that lets somebody in once, within a minute, on the word of a partner (RFC 7523)',
    who: 'anyone',
    body: z.object({ assertion: z.string().min(1).max(10_000) }),
    status: 201,
    answer: z.object({ code: z.string(), expiresInSeconds: z.int() }),
    failures: [
      { status: 403, code: 'assertion-refused', detail: 'This assertion does not count here' },
      { status: 403, code: 'person-not-vouched', detail: 'The partner cannot vouch for this person' },
    ],
  },
  authenticationData: {
    method: 'GET',
    path: '/login/api/v1/authenticationData',
    summary: 'How the visitor signs in, and from which address',
    who: 'anyone',
    answer: AuthenticationData,
  },
  proxySetup: {
    method: 'GET',
    path: '/api/proxy-setup',
    summary: 'What a library’s proxy has to pass on, for those who run it',
    who: 'anyone',
    answer: file('text/plain'),
  },
});
