// @vitest-environment happy-dom
import type { RefinementNode, TenantConfiguration } from '@norma/contracts';
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rendered, type Answers } from '../../../testing/rendered.tsx';
import { searchRoute } from '../screen.ts';

type Section = TenantConfiguration['refinementSections'][number];

const section = (code: Section['code'], category: string, change: Partial<Section> = {}): Section => ({
  code,
  category,
  'display-flag': true,
  'label-i18n-key': '',
  load: 'EAGER',
  passLanguage: false,
  forceEnable: false,
  hiddenZeroCount: false,
  showToolTip: false,
  ...change,
});
const publishers = section('publisherList', 'Publisher');
const types = section('documentTypeList', 'Document Type', { load: 'LAZY' });
const node = (key: string, name: string, change: Partial<RefinementNode> = {}): RefinementNode => ({
  key,
  name,
  parentKey: null,
  parentName: null,
  count: 0,
  isChecked: false,
  child: [],
  showBillboard: false,
  billboardName: null,
  billboardLogo: null,
  semanticSearchenabled: true,
  ...change,
});
const nsb = node('NSB', 'Northern Standards Board');
const hi = node('HI', 'Halden Institute');
const pic = node('PIC', 'Petroleum Installations Council', { semanticSearchenabled: false });
const nothing = {
  count: 0,
  subscribedCount: 0,
  documents: [],
  nextPageFlag: false,
  corrections: [],
  correctedText: null,
  synonyms: [],
  isPartial: false,
  suggestion: null,
  ignored: [],
  words: null,
};
const noLists = { icsCodeList: [], categoryList: [], topicList: [], industryList: [], committeeList: [] };
const counts = 'search.count';

/** A search that finds nothing, with what it can be narrowed by next to it. */
function shown(path: string, sections: Section[], answers: Answers = {}, features = ['search-refinement']) {
  window.innerWidth = 1280;
  return rendered({
    routes: [searchRoute],
    at: path,
    features,
    account: { unifiedSearchFlag: true },
    tenant: {
      refinementSections: sections,
      'search-types-configuration': (['ALL', 'MYSUBSCRIPTION', 'SEMANTICSEARCH'] as const).map((code) => ({
        code,
        enabled: true,
        'label-i18n-key': '',
      })),
    },
    answers: {
      'search.unified': { ...nothing, searchType: 'ALL' },
      'search.semantic': { ...nothing, searchType: 'SEMANTICSEARCH' },
      'search.publishers': [nsb, hi, pic],
      'search.publisherCount': { NSB: 4, HI: 2, PIC: 2 },
      'search.entitledPublisherCount': { NSB: 4 },
      'search.documentTypes': [node('Standard', 'Standard', { child: [node('Guide', 'Guide')] })],
      [counts]: { documentTypeList: { Standard: 2, Guide: 1 } },
      'search.entitledCount': { documentTypeList: { Standard: 2 } },
      'search.entitledNodes': { ...noLists, publisherList: [nsb], documentTypeList: [] },
      'subscriptions.own': [],
      ...answers,
    },
  });
}
const panel = { name: 'Refine search' };

it('is there where the feature is on, and where it is off is not [refinement-001]', async () => {
  const on = await shown('/content-search/?content=x', [publishers]);
  expect(await on.page.findByRole('complementary', panel)).toBeTruthy();
  on.page.unmount();
  const off = await shown('/content-search/?content=x', [publishers], {}, []);
  await off.page.findByRole('heading', { level: 1 });
  expect(off.page.queryByRole('complementary', panel)).toBeNull();
});

it('has no section that the tenant does not show [refinement-016]', async () => {
  const hidden = { ...types, 'display-flag': false };
  const { page } = await shown('/content-search/?content=x', [hidden, publishers]);
  const sections = within(await page.findByRole('complementary', panel));
  await sections.findByRole('button', { name: 'Publisher' });
  expect(sections.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

it('has for meaning the publishers alone that can be searched by it [refinement-020]', async () => {
  const { page } = await shown('/semantic-search/?content=x', [publishers, types]);
  const sections = within(await page.findByRole('complementary', panel));
  expect((await sections.findAllByRole('treeitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(nsb.name),
    expect.stringContaining(hi.name),
  ]);
  expect(sections.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

it.each([
  [[nsb, hi], true],
  [[nsb, pic], false],
  [[pic], false],
])(
  'for meaning needs more than one publisher that can be searched by it: %# [refinement-002]',
  async (of, isThere) => {
    const answers = { 'search.publishers': of };
    const { page, calls } = await shown('/semantic-search/?content=x', [publishers], answers);
    await page.findByRole('heading', { level: 1 });
    await waitFor(() => expect(calls('search.publishers')).toHaveLength(1));
    await waitFor(() => expect(page.queryAllByRole('complementary', panel)).toHaveLength(isThere ? 1 : 0));
  },
);

it.each([
  [false, '/mysubscription-search/?content=x', true],
  [true, '/mysubscription-search/?content=x', false],
  [false, '/content-search/?content=x', false],
])(
  'disables what the reader subscribes to nothing of, unless it is forced (%s), at %s: %s [refinement-012]',
  async (forceEnable, path, isOff) => {
    const { page } = await shown(path, [{ ...publishers, forceEnable }]);
    const tree = within(await page.findByRole('tree', { name: 'Publisher' }));
    await waitFor(() => {
      const disabled = tree
        .getAllByRole('treeitem')
        .map((item) => item.getAttribute('aria-disabled') === 'true');
      expect(disabled).toEqual([false, isOff, isOff]);
    });
  },
);

it('loads the other counts when another section is opened, not before [refinement-032]', async () => {
  const { page, user, calls } = await shown('/content-search/?content=x', [publishers, types]);
  const sections = within(await page.findByRole('complementary', panel));
  const opener = await sections.findByRole('button', { name: 'Document type' });
  expect([calls(counts), calls('search.documentTypes')]).toEqual([[], []]);
  await user.click(opener);
  await waitFor(() => expect(calls(counts)).toHaveLength(1));
  const tree = within(await sections.findByRole('tree', { name: 'Document type' }));
  expect(await tree.findByRole('treeitem', { name: /Standard/ })).toBeTruthy();
});

it.each([true, false])(
  'tells in a tooltip what a value lies within, where it should: %s [refinement-017]',
  async (showToolTip) => {
    const { page, user } = await shown('/content-search/?content=x', [publishers, { ...types, showToolTip }]);
    const sections = within(await page.findByRole('complementary', panel));
    await user.click(await sections.findByRole('button', { name: 'Document type' }));
    const tree = within(await sections.findByRole('tree', { name: 'Document type' }));
    const item = await tree.findByRole('treeitem', { name: /Standard/ });
    item.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const tip = () => page.queryByText('Guide, in Standard');
    if (showToolTip) await waitFor(() => expect(tip()).toBeTruthy());
    else expect(tip()).toBeNull();
  },
);

it.each([
  ['/content-search/?content=x', 'search.publisherCount', 'search.entitledPublisherCount'],
  ['/mysubscription-search/?content=x', 'search.entitledPublisherCount', 'search.publisherCount'],
])('counts at %s by %s, and not by %s', async (path, asked, other) => {
  const { page, calls } = await shown(path, [publishers, types]);
  const sections = within(await page.findByRole('complementary', panel));
  await sections.findByRole('tree', { name: 'Publisher' });
  expect([calls(asked).length, calls(other).length]).toEqual([1, 0]);
});

it('says in one line which sections have no value for the results; one that lists values without documents stays [find-013]', async () => {
  const committees = section('committeeList', 'Committee', { hiddenZeroCount: true });
  const topics = section('topicList', 'Topic', { hiddenZeroCount: true });
  const industries = section('industryList', 'Industry', { load: 'LAZY', hiddenZeroCount: true });
  const statuses = section('statusList', 'Status');
  const { page } = await shown(
    '/content-search/?content=x',
    [publishers, { ...types, load: 'EAGER' }, committees, industries, topics, statuses],
    { 'search.committees': [], 'search.sectorsAndThemes': { themes: [], sectors: [] } },
  );
  const sections = within(await page.findByRole('complementary', panel));
  const line = await sections.findByText(/: no values$/);
  expect(line.textContent).toBe('Committee, Industry, Topic: no values');
  const names = sections.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Publisher', 'Document type', 'Status']);
});

it('keeps a section that the reader has just opened, although it has no value [find-013]', async () => {
  const topics = section('topicList', 'Topic', { load: 'LAZY', hiddenZeroCount: true });
  const { page, user } = await shown('/content-search/?content=x', [publishers, topics], {
    'search.sectorsAndThemes': { themes: [], sectors: [] },
  });
  const sections = within(await page.findByRole('complementary', panel));
  await user.click(await sections.findByRole('button', { name: 'Topic' }));
  expect(await sections.findByText('No values in these results.')).toBeTruthy();
  expect(sections.getByRole('button', { name: 'Topic' }).getAttribute('aria-expanded')).toBe('true');
});
