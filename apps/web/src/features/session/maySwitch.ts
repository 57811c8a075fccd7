import type { Account, AuthenticationData } from '@norma/contracts';

type Session = {
  account: Pick<Account, 'cgEntitlements'>;
  arrival: Pick<AuthenticationData, 'authType'>;
};

/** Whether there is another account to read through: a sign-in by token or federation names its account itself. */
export function maySwitch({ account, arrival }: Session): boolean {
  const isFixed = arrival.authType === 'JWT' || arrival.authType === 'SSO';
  return account.cgEntitlements.length > 1 && !isFixed;
}
