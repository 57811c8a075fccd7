import type { Account } from '@norma/contracts';

/** The name of the account that somebody reads through. */
export const accountName = ({ selectedAccountId, cgEntitlements }: Account): string =>
  cgEntitlements.find(({ accountId }) => accountId === selectedAccountId)?.accountName ?? '';
