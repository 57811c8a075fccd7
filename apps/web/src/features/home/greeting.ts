import type { Account } from '@norma/contracts';

/**
 * The words of a tenant's greeting at an hour of 0 to 23: by the time of day, unless its key names others. A company is
 * not called as a person is, where a language tells them apart.
 */
export function greetingWord(key: string, hour: number, userType: Account['userType']) {
  const word = key === 'greeting.plain' ? key : (`greeting.${timeOfDay(hour)}` as const);
  return userType === 'COMPANY' ? (`${word}.company` as const) : word;
}

/** The words of a tenant's welcome: the usual ones, unless its key names others. */
export const welcomeWord = (key: string) =>
  key === 'welcome.subject' || key === 'welcome.plain' ? key : 'welcome';

/** The time of day for a greeting, from an hour of 0 to 23. */
export const timeOfDay = (hour: number): 'morning' | 'day' | 'evening' => {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
};

/** Whom to greet: a person by first name, a company by its whole name, since an acronym reads as if it were a person. */
export function nameToGreet({ userType, userAccounts, cgEntitlements, selectedAccountId }: Account): string {
  const [person] = userAccounts;
  if (userType === 'INDIVIDUAL') return person?.firstName || person?.lastName || '';
  const account = cgEntitlements.find(({ accountId }) => accountId === selectedAccountId);
  return account?.accountName || person?.companyName || '';
}
