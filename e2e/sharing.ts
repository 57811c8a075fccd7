import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** Whom a document is shared with, or which group is made, as the current user. */
type Deeds = {
  /** A group of these colleagues, by address, and of its creator. */
  group?: { name: string; members: readonly string[]; contentCode: string };
  shares?: readonly { contentCode: string; email: string }[];
};

/** Makes a group and shares documents, as the current user. */
export const doBefore = (page: Page, deeds: Deeds): Promise<void> => page.evaluate(doAll, deeds);

async function doAll({ group, shares = [] }: Deeds): Promise<void> {
  const kept = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
  const { access_token: token } = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const contentIdOf = async (contentCode: string): Promise<number> =>
    (await call('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`)).contentId;
  for (const { contentCode, email } of shares)
    await call('POST', '/api/contentShare/withUser', { contentID: await contentIdOf(contentCode), email });
  if (!group) return;
  const { userList } = await call('GET', '/api/contentShare/searchUsersAndGroups?keyword=');
  const memberIds = userList
    .filter(({ email }: { email: string }) => group.members.includes(email))
    .map(({ id }: { id: string }) => id);
  const { id: own, selectedAccountId: accountID } = await call('GET', '/api/account');
  const { name } = group;
  await call('POST', '/api/group/save', {
    accountID,
    name,
    longDesc: 'What we read together',
    memberIds: [own, ...memberIds],
    contentCodes: [group.contentCode],
  });
}

/** Opens the sheet in which the document of a page is shared. */
export async function openShareSheet(page: Page): Promise<Locator> {
  const share = { name: /^(Share|مشاركة)$/ };
  const more = page.getByRole('button', { name: /^(More|المزيد)$/, exact: true });
  await expect(more).toBeVisible();
  // On a narrow screen it is in the menu.
  if (await page.getByRole('button', share).isVisible()) {
    await page.getByRole('button', share).click();
  } else {
    await more.click();
    await page.getByRole('menuitem', share).click();
  }
  return page.getByRole('dialog', { name: /^(Share this document|مشاركة هذه الوثيقة)$/ });
}

/** What has gone out by mail to an address so far, as it travels. */
export function mailsTo(address: string): string[] {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  if (!existsSync(folder)) return []; // The first mail makes it.
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.eml'))
    .map(({ name }) => name);
  return names
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.split(/\r?\n\r?\n/)[0]?.includes(address));
}
