import { z } from 'zod';
import { contract } from '../kit/index.ts';
import { signInRefusals } from './failures.ts';
import { Account, AuthenticationData } from './account.ts';

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
export { Account, AuthenticationData, authTypes, Entitlement, UserAccount } from './account.ts';

const { 'account-not-allowed': accountNotAllowed, 'address-not-allowed': addressNotAllowed } = signInRefusals;

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
    summary: 'Switch to another account of the user',
    who: 'person',
    // Partners' clients send how they signed in along with the account; only the sign-in itself says that here.
    body: z.object({ accountId: z.string().min(1).max(100), ...AuthenticationData.partial().shape }),
    answer: Account,
    failures: [
      { status: 403, code: 'account-not-yours', detail: 'You do not have access to this account' },
      { status: 403, code: 'account-fixed', detail: 'Your account is determined by how you signed in' },
      accountNotAllowed,
      addressNotAllowed,
    ],
  },
  logout: {
    method: 'POST',
    path: '/api/account/logout',
    summary: 'End the session in Norma; the identity provider ends its own',
    who: 'person',
    answer: z.object({ signedOut: z.literal(true) }),
  },
  oneTimeCode: {
    method: 'POST',
    path: '/api/account/one-time-code',
    summary: 'A single-use code, valid for one minute, that identifies this sign-in to another site',
    who: 'person',
    status: 201,
    answer: z.object({ code: z.string(), expiresInSeconds: z.int() }),
  },
  redeemCode: {
    method: 'POST',
    path: '/api/account/one-time-code/redeem',
    summary: 'Redeem a one-time code',
    who: 'anyone',
    body: z.object({ code: z.string().min(1).max(200) }),
    answer: z.object({
      sessionId: z.string(),
      accountId: z.string().nullable(),
      userType: Account.shape.userType,
    }),
    failures: [{ status: 404, code: 'code-spent', detail: 'This code has already been used or is invalid' }],
  },
  authenticationData: {
    method: 'GET',
    path: '/login/api/v1/authenticationData',
    summary: 'How the visitor signs in, and from which address',
    who: 'anyone',
    answer: AuthenticationData,
  },
});
