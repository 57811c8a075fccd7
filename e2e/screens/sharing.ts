import type { SignInName } from '@norma/samples';
import type { Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { signIn } from '../people.ts';
import { doBefore, openShareSheet } from '../sharing.ts';
import { seen, type Screen } from './screen.ts';

const at = (name: string): string => `${name}@halvorsen.example`;
const members = ['tomas.eide', 'leila.haddad', 'oleksandr.bondar'].map(at);
const { testMethod, previousTestMethod, historicalTestMethod, designStandard } = standards;

/** Does something as someone else, in a browser of their own. */
async function asOther(page: Page, name: SignInName, deeds: Parameters<typeof doBefore>[1]): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('There is no browser for somebody else');
  const theirs = await context.newPage();
  await signIn(theirs, name);
  await doBefore(theirs, deeds);
  await context.close();
}

const prepare = async (page: Page): Promise<void> => {
  await doBefore(page, { shares: [{ contentCode: testMethod, email: at('tomas.eide') }] });
  await page.reload();
  const sheet = await openShareSheet(page);
  await sheet.locator('li').first().waitFor();
};

/** Sharing a document, and what others have shared. */
export const sharing: readonly Screen[] = [
  { name: 'share', person: 'individual', address: documentAt(testMethod), show: prepare },
  {
    name: 'share-chosen',
    person: 'individual',
    address: documentAt(testMethod),
    show: async (page) => {
      await doBefore(page, { group: { name: 'Anchorage', members, contentCode: designStandard } });
      await prepare(page);
      const sheet = page.getByRole('dialog');
      const adds = sheet.locator('[data-target] button[aria-label]:not([aria-disabled])');
      await adds.first().click();
      await adds.first().click();
      await sheet.getByRole('textbox').first().fill('guest@elsewhere.example');
      await sheet.locator('[data-target^="address"]').waitFor();
    },
  },
  {
    name: 'share-no-match',
    person: 'individual',
    tenant: 'cga',
    address: documentAt(standards.notSubscribed),
    show: async (page) => {
      const sheet = await openShareSheet(page);
      await sheet.getByRole('textbox').first().fill('tomas');
      await sheet.locator('h3 + p').waitFor();
    },
  },
  {
    name: 'shared-with-me',
    person: 'colleague',
    address: '/sharedWithMe',
    show: async (page) => {
      const codes = [testMethod, previousTestMethod, historicalTestMethod, designStandard];
      const shares = codes.map((contentCode) => ({ contentCode, email: at('tomas.eide') }));
      await asOther(page, 'individual', { shares });
      await asOther(page, 'cp-admin', { shares: shares.slice(1, 3) });
      await page.reload();
      await seen('main tbody tr')(page);
    },
  },
  { name: 'shared-with-me-empty', person: 'nobody', address: '/sharedWithMe', show: seen('main h2') },
  { name: 'publications-shared', person: 'nobody', address: '/publicationsShared', show: seen('main h2') },
];
