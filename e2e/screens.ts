import type { SignInName } from '@norma/samples';
import { expect, type Page } from '@playwright/test';
import { documentAt, searchFor, standards } from './addresses.ts';

/** A screen of the library, and how to come to it. */
export type Screen = {
  name: string;
  /** Who looks at it; nobody who is signed in where it is absent. */
  person?: SignInName;
  address: string;
  /** The tenant at whose host it stands, if not the default one. */
  tenant?: string;
  /** What has to be done, and to be there, before it can be looked at. */
  show: (page: Page) => Promise<unknown>;
};

const seen = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();
const twoPublishers = JSON.stringify([
  { k: 'NSB', n: 'Northern Standards Board', r: 'Publisher', pk: [] },
  { k: 'HI', n: 'Halden Institute', r: 'Publisher', pk: [] },
]);

/** Every screen there is, in the order in which a reader may meet them. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', address: '/', show: seen('#name') },
  { name: 'switch-account', person: 'multi', address: '/', show: seen('main li') },
  { name: 'home', person: 'individual', address: '/', show: seen('main li') },
  {
    name: 'type-ahead',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await page.getByRole('combobox').pressSequentially('e 21');
      await seen('[role="option"]')(page);
      await page.getByRole('combobox').press('ArrowDown');
    },
  },
  {
    name: 'search',
    person: 'individual',
    address: searchFor('bonded anchor creep', { categories: twoPublishers }),
    show: seen('main ol h2'),
  },
  {
    name: 'search-without-results',
    person: 'individual',
    address: searchFor('bondet ankor'),
    show: seen('main li a'),
  },
  {
    name: 'document-pdf',
    person: 'individual',
    address: documentAt(standards.testMethod, { page: '6' }),
    show: seen('[data-page-number="6"] .textLayer [role="presentation"]'),
  },
  {
    name: 'document-html',
    person: 'individual',
    address: documentAt(standards.testMethod, { tab: 'html', clause: 'sec_9.2' }),
    show: (page) => expect(page.frameLocator('iframe').getByRole('heading').first()).toBeAttached(),
  },
  {
    name: 'refused',
    person: 'individual',
    address: documentAt(standards.notSubscribed),
    show: seen('[role="dialog"]'),
  },
  {
    name: 'sidebar',
    person: 'individual',
    address: '/',
    show: async (page) => {
      await seen('main li')(page);
      const button = page.getByRole('button', { name: 'Open the contents' }).or(page.getByRole('button', { name: 'فتح المحتويات' }));
      if (await button.isVisible()) await button.click();
      await seen('nav')(page);
    },
  },
  { name: 'not-found', person: 'individual', address: '/nowhere', show: seen('main h1') },
  { name: 'unknown-tenant', tenant: 'nowhere', address: '/', show: seen('main h1') },
];

/** The address of a screen on a server whose default tenant stands at an origin. */
export function addressOf({ address, tenant }: Screen, origin: string): string {
  const url = new URL(address, origin);
  if (tenant) url.hostname = `${tenant}.localhost`;
  return url.href;
}
