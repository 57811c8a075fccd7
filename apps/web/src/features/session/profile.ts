import type { Session } from './session.ts';

type Known = {
  account: Pick<Session['account'], 'userType' | 'userAccounts' | 'cgEntitlements' | 'selectedAccountId'>;
  arrival: Pick<Session['arrival'], 'authType'>;
};

/** Whether single sign-on has let a person in without saying enough of them: their name, or an account that is theirs. */
export function isIncomplete({ account, arrival }: Known): boolean {
  if (arrival.authType !== 'SSO' || account.userType !== 'INDIVIDUAL') return false;
  const { userAccounts, cgEntitlements, selectedAccountId } = account;
  const [person] = userAccounts;
  if (!person?.firstName.trim() || !person.lastName.trim() || cgEntitlements.length === 0) return true;
  return (
    selectedAccountId !== null && !cgEntitlements.some(({ accountId }) => accountId === selectedAccountId)
  );
}
