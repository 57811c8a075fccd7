import type { Account } from '@norma/contracts';

/** The words of a tenant's greeting at an hour of 0 to 23: by the time of day, unless its key names others. */
export const greetingWord = (key: string, hour: number) =>
  key === 'greeting.plain' ? key : (`greeting.${timeOfDay(hour)}` as const);

/** The words of a tenant's welcome: the usual ones, unless its key names others. */
export const welcomeWord = (key: string) =>
  key === 'welcome.subject' || key === 'welcome.plain' ? key : 'welcome';

/** The time of day for a greeting, from an hour of 0 to 23. */
export const timeOfDay = (hour: number): 'morning' | 'day' | 'evening' => {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
};

/** Whom to greet: a person by first name, a company by its acronym or its name. */
export function nameToGreet({ userType, userAccounts, cgEntitlements, selectedAccountId }: Account): string {
  const [person] = userAccounts;
  if (userType === 'INDIVIDUAL') return person?.firstName || person?.lastName || '';
  const account = cgEntitlements.find(({ accountId }) => accountId === selectedAccountId);
  return account?.accountSetting.acronym || account?.accountName || person?.companyName || '';
}
