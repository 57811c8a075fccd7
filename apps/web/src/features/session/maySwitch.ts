import type { Account } from '@norma/contracts';

type Session = { account: Pick<Account, 'cgEntitlements' | 'isAccountFixed'> };

/** Whether there is another account to read through: the word of a partner, or a network, names the account itself. */
export const maySwitch = ({ account }: Session): boolean =>
  account.cgEntitlements.length > 1 && !account.isAccountFixed;
