import type { Account } from '@norma/contracts';

/** The name of the account that a user reads through. */
export const accountName = ({ selectedAccountId, cgEntitlements }: Account): string =>
  cgEntitlements.find(({ accountId }) => accountId === selectedAccountId)?.accountName ?? '';
