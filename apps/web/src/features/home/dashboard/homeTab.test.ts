import { describe, expect, it } from 'vitest';
import { tabAt, tabKeys, tabPath, tabsFor, type TabFacts } from './homeTab.ts';

const facts = (over: Partial<TabFacts> = {}): TabFacts => ({
  userType: 'INDIVIDUAL',
  hasContents: false,
  hasTracker: true,
  showsOneSubscription: false,
  subscriptions: 2,
  ...over,
});
const company = (over: Partial<TabFacts> = {}): TabFacts => facts({ userType: 'COMPANY', ...over });

describe('the tabs of the home screen', () => {
  it('have ids of their own: 0 to 3 for individuals, 1 the tracker; higher ones for companies, 4 what was updated [home-002]', () => {
    expect(tabKeys).toEqual({
      contents: 'toc',
      accessed: '0',
      tracker: '1',
      favorites: '2',
      subscriptions: '3',
      updated: '4',
      companySubscriptions: '5',
    });
    expect(tabPath('favorites')).toBe('/home/2');
  });

  it.each([
    ['an individual', facts(), 'accessed tracker favorites subscriptions'],
    ['an individual without a tracker', facts({ hasTracker: false }), 'accessed favorites subscriptions'],
    ['an individual of one subscription', facts({ subscriptions: 1 }), 'accessed tracker favorites'],
    ['an individual of none', facts({ subscriptions: 0 }), 'accessed tracker favorites'],
    [
      'an individual of one that is shown',
      facts({ subscriptions: 1, showsOneSubscription: true }),
      'accessed tracker favorites subscriptions',
    ],
    ['a company', company(), 'updated companySubscriptions'],
    ['a company of one subscription', company({ subscriptions: 1 }), 'updated'],
    [
      'a company of one that is shown',
      company({ subscriptions: 1, showsOneSubscription: true }),
      'updated companySubscriptions',
    ],
  ])('of %s are these [home-004] [home-005] [home-006] [home-007]', (_, known, tabs) => {
    expect(tabsFor(known).join(' ')).toBe(tabs);
  });

  it('begin with the table of contents where the tenant has it, for individuals [home-003]', () => {
    expect(tabsFor(facts({ hasContents: true }))[0]).toBe('contents');
    expect(tabsFor(facts())).not.toContain('contents');
    expect(tabsFor(company({ hasContents: true }))).not.toContain('contents');
  });
});

describe('the address of a tab', () => {
  it.each([
    [undefined, 'accessed'],
    ['0', 'accessed'],
    ['1', 'tracker'],
    ['2', 'favorites'],
    ['3', 'subscriptions'],
    ['4', 'accessed'],
    ['5', 'accessed'],
    ['6', 'accessed'],
    ['toc', 'accessed'],
    ['', 'accessed'],
    ['-1', 'accessed'],
    ['constructor', 'accessed'],
    ['الرئيسية', 'accessed'],
  ])('%j leads an individual to %s [home-010]', (key, tab) => {
    expect(tabAt(key, facts())).toBe(tab);
  });

  it.each([
    [undefined, 'updated'],
    ['0', 'updated'],
    ['1', 'updated'],
    ['2', 'updated'],
    ['3', 'updated'],
    ['4', 'updated'],
    ['5', 'companySubscriptions'],
    ['99', 'updated'],
    ['toc', 'updated'],
  ])('%j leads a company to %s [home-009]', (key, tab) => {
    expect(tabAt(key, company({ hasContents: true }))).toBe(tab);
  });

  it('of the subscriptions leads to what was opened last where there is one or none, unless one is shown [home-011]', () => {
    for (const subscriptions of [0, 1]) {
      expect(tabAt('3', facts({ subscriptions }))).toBe('accessed');
      expect(tabAt('5', company({ subscriptions }))).toBe('updated');
    }
    expect(tabAt('3', facts({ subscriptions: 1, showsOneSubscription: true }))).toBe('subscriptions');
  });

  it('of the tracker leads to what was opened last where there is no tracker [home-012]', () => {
    expect(tabAt('1', facts({ hasTracker: false }))).toBe('accessed');
  });

  it('of the home page opens the table of contents where the tenant has it; one that names a tab opens that [home-013]', () => {
    expect(tabAt(undefined, facts({ hasContents: true }))).toBe('contents');
    expect(tabAt('toc', facts({ hasContents: true }))).toBe('contents');
    expect(tabAt('2', facts({ hasContents: true }))).toBe('favorites');
    expect(tabAt('9', facts({ hasContents: true }))).toBe('accessed');
  });
});
