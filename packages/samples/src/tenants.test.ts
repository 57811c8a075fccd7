import { expect, it } from 'vitest';
import { accounts, tenantOffers } from './accounts.ts';
import { publishers } from './publishers.ts';
import { tenants } from './tenants.ts';

it('are seven, each with a name, a brand, a mark and a support address of its own', () => {
  expect(tenants.map(({ key }) => key)).toEqual(Object.keys(tenantOffers));
  const different = (of: (tenant: (typeof tenants)[number]) => unknown): number =>
    new Set(tenants.map(of)).size;
  expect(different(({ title }) => title)).toBe(7);
  expect(different(({ theme }) => theme.brand)).toBe(7);
  expect(different(({ markSvg }) => markSvg)).toBe(7);
  expect(different(({ supportEmail }) => supportEmail)).toBe(7);
});

it('offer the publishers that their accounts may subscribe to', () => {
  const known = publishers.map(({ code }) => code);
  for (const { key, publishers: offered } of tenants) {
    expect(offered).toEqual(tenantOffers[key]);
    expect(known).toEqual(expect.arrayContaining([...offered]));
    const sold = accounts.flatMap(({ subscriptions }) => subscriptions[key]);
    expect(new Set(sold)).toEqual(new Set(offered));
  }
});

it('differ in what is switched on, so that each switch can be seen off somewhere', () => {
  const off = tenants.flatMap(({ features }) =>
    (features as { code: string; enabled: boolean }[]).flatMap(({ code, enabled }) => (enabled ? [] : code)),
  );
  expect(new Set(off)).toEqual(new Set(['content-share', 'groups', 'language-selection', 'version-compare']));
});

it('differ in the sections of their refinement panel and in the search by meaning', () => {
  const sections = tenants.flatMap(({ key, refinementSections = [] }) =>
    (refinementSections as Record<string, unknown>[]).map(({ code, ...differs }) => [key, code, differs]),
  );
  expect(sections).toEqual([
    ['awwa', 'publisherList', { forceEnable: true }],
    ['cga', 'topicList', { enabled: false }],
    ['ies', 'publisherList', { hiddenZeroCount: false }],
    ['ies', 'documentTypeList', { hiddenZeroCount: false }],
    ['demowl', 'publisherList', { showToolTip: true }],
    ['demowl', 'categoryList', { load: 'EAGER' }],
    ['demowl', 'icsCodeList', { showToolTip: true }],
  ]);
  const byMeaning = tenants.filter(({ searchTypes = [] }) =>
    (searchTypes as { code: string; enabled: boolean }[]).some(
      ({ code, enabled }) => code === 'SEMANTICSEARCH' && enabled,
    ),
  );
  expect(byMeaning.map(({ key }) => key)).toEqual(['astm', 'awwa', 'demowl']);
});

it('each suggest a search of their own, which no other one suggests [tenant-001]', () => {
  const examples = tenants.map((tenant) => Reflect.get(tenant, 'searchExample') as { text: string });
  expect(new Set(examples.map(({ text }) => text)).size).toBe(tenants.length);
});
