import type { Page } from '@playwright/test';
import { addDocuments, addPeople, aName, compass, goOn, makeGroup, writeTexts } from '../groups.ts';
import { seen, type Screen } from './screen.ts';

const address = '/groups';
const create = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Create group|إنشاء مجموعة)$/ }).click();

const toMembers = async (page: Page): Promise<void> => {
  await create(page);
  await writeTexts(page, 'Anchorage', 'Everything the structures team relies on.');
  await goOn(page);
};

/** Groups: all of someone's, one of them, and the steps of making one. */
export const groups: readonly Screen[] = [
  { name: 'groups-none', person: 'admin', address, show: seen('main h2') },
  {
    name: 'groups',
    person: 'individual',
    address,
    show: async (page) => {
      await makeGroup(page, aName('Anchorage'));
      await page.goto(address);
      await seen('main li h2')(page);
    },
  },
  {
    name: 'group-detail',
    person: 'individual',
    address,
    show: async (page) => {
      await makeGroup(page, aName('Anchorage'));
      await seen('main tbody tr')(page);
    },
  },
  { name: 'group-texts', person: 'individual', address, show: create },
  {
    name: 'group-members',
    person: 'individual',
    address,
    show: async (page) => {
      await toMembers(page);
      await addPeople(page, 'Tomas Eide', 'ليلى حداد');
      await compass(page).getByRole('searchbox').fill('ravn');
      await compass(page).getByRole('checkbox').first().check({ force: true });
    },
  },
  {
    name: 'group-documents',
    person: 'individual',
    address,
    show: async (page) => {
      await toMembers(page);
      await addPeople(page, 'Tomas Eide');
      await goOn(page);
      await addDocuments(page, 'anchor', 2);
    },
  },
  {
    name: 'group-mail',
    person: 'individual',
    address,
    show: async (page) => {
      await makeGroup(page, aName('Anchorage'));
      await page.getByRole('button', { name: /^(Email group|مراسلة المجموعة)$/ }).click();
      await seen('[role="dialog"] textarea')(page);
    },
  },
];
