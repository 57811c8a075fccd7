import type { Page } from '@playwright/test';
import { standards } from '../addresses.ts';
import { upsertDocuments } from '../shelves.ts';
import { seen, type Screen } from './screen.ts';

/** In the name of someone whose documents no journey looks at. */
const shelved = (selector: string) => async (page: Page) => {
  await upsertDocuments(page, [standards.testMethod, standards.previousTestMethod, standards.designStandard]);
  await page.reload();
  await seen(selector)(page);
};

/** The home screen, each of its shelves, and the favorites. */
export const home: readonly Screen[] = [
  { name: 'home', person: 'individual', address: '/', show: seen('main li') },
  {
    name: 'home-tracker',
    person: 'admin',
    address: '/home/1',
    show: shelved('[role="tabpanel"] li'),
  },
  {
    name: 'home-favorites',
    person: 'admin',
    address: '/home/2',
    show: shelved('[role="tabpanel"] li'),
  },
  {
    name: 'home-subscriptions',
    person: 'individual',
    address: '/home/3',
    show: seen('[role="tabpanel"] li'),
  },
  { name: 'home-company', person: 'company', address: '/', show: seen('[role="tabpanel"] li') },
  { name: 'home-empty', person: 'colleague', address: '/home/2', show: seen('[role="tabpanel"] h2') },
  {
    name: 'home-contents',
    person: 'individual',
    tenant: 'awwa',
    address: '/',
    show: seen('[role="tabpanel"] li'),
  },
  {
    name: 'favorites',
    person: 'admin',
    address: '/favorites',
    show: shelved('main tbody tr'),
  },
];
