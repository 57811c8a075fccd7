import { json, nothing, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `session`. */
export const session: ValidRequests<'session'> = {
  account: nothing,
  switchAccount: async ({ client }) => {
    const { cgEntitlements = [] } = await json<{ cgEntitlements?: { accountId: string }[] }>(
      client('GET', '/api/account'),
    );
    return { body: { accountId: cgEntitlements[0]?.accountId ?? 'none' } };
  },
  logout: nothing,
  oneTimeCode: nothing,
  redeemCode: async ({ library: { owner } }) => ({
    body: { code: (await json<{ code: string }>(owner('POST', '/api/account/one-time-code'))).code },
  }),
  authenticationData: nothing,
};
