import { isOpen, isPermitted, toScreen, toSite, type Entry, type Known } from './entries.ts';
import { holds } from '../features/session/index.ts';

/** Where the menu under the reader's name leads to. */
export function accountEntries(known: Known): Entry[] {
  const { tenant, account } = known;
  const entries = [
    account.profileManagementUrl
      ? toSite('MY_ACCOUNT', account.profileManagementUrl)
      : screen(known, 'MY_ACCOUNT', '/myAccount'),
    isPermitted(known, 'SHARED_WITH_ME') ? screen(known, 'SHARED_WITH_ME', '/sharedWithMe') : null,
    screen(known, 'ADMINISTRATION', '/admin'),
    userManagement(known),
    isPermitted(known, 'MEMBER_SITE') ? toSite('MEMBER_SITE', tenant['member-site-url']) : null,
  ];
  return entries.filter((entry) => entry !== null);
}

const screen = (known: Known, word: Parameters<typeof toScreen>[0], to: string): Entry | null =>
  isOpen(known, to) ? toScreen(word, to) : null;

/** Where the tenant keeps the people of an account: here or elsewhere, for administrators alone. */
function userManagement({ tenant: { userManagement: at }, account, needsAt }: Known): Entry | null {
  if (!at.enable || !at.url || !holds(account, 'ADMIN') || !account.selectedAccountId) return null;
  const address = `${at.url.replace(/\/+$/, '')}/account/${encodeURIComponent(account.selectedAccountId)}`;
  if (!at.url.startsWith('/')) return toSite('USER_MANAGEMENT', address);
  return needsAt(address) ? toScreen('USER_MANAGEMENT', address) : null;
}
