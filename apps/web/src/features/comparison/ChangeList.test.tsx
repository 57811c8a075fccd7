// @vitest-environment happy-dom
import type { ComparisonChanges } from '@norma/contracts';
import { expect, it, vi } from 'vitest';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { rendered } from '../../testing/rendered.tsx';
import { byClause, ChangeList } from './ChangeList.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Change } from './kinds.ts';

const change = (number: string, more: Partial<Change> = {}): Change => ({
  id: number,
  kind: 'changed',
  number,
  title: `Clause ${number}`,
  label: '',
  before: 'old',
  after: 'new',
  clause: `c-${number}`,
  types: ['requirement'],
  isNormative: true,
  segments: [],
  requirement: null,
  quantities: [],
  table: null,
  reference: null,
  ...more,
});

async function listed(changes: readonly Change[], language = 'en') {
  const goTo = vi.fn();
  const List = () => {
    const t = useMessages('comparison');
    return (
      <>
        <button type="button">Before</button>
        <ChangeList
          label="Changes"
          groups={byClause(changes, t)}
          current={null}
          language={language}
          onChange={goTo}
        />
        <button type="button">After</button>
      </>
    );
  };
  const shown = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('comparison', async () => List) }],
  });
  await shown.page.findByRole('button', { name: 'Before' });
  const entries = () => shown.page.getAllByRole('button').slice(1, -1);
  return { ...shown, goTo, entries };
}

/** What is read out of an element, its words parted by single spaces. */
const readOf = (element: Element | undefined): string =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

it('is one tab stop, whose arrow keys lead to every change across its clauses [keys-005]', async () => {
  const { page, user, goTo, entries } = await listed(['1', '2', '3'].map((number) => change(number)));
  const [first, second, third] = entries();
  page.getByRole('button', { name: 'Before' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(third);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(document.activeElement).toBe(second);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('2');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(second);
  await user.keyboard('{End}{Home}');
  expect(document.activeElement).toBe(first);
});

it('shows both sides of each change with context, below its clause [changes-010] [changes-011]', async () => {
  const of53 = { number: '5.3', title: 'Laboratory air', clause: 'c-5.3' };
  const { page, entries } = await listed([
    change('a', {
      ...of53,
      segments: [{ lead: 'Keep the air at', before: '23 °C', after: '24 °C', tail: 'during the test' }],
    }),
    change('b', { ...of53, kind: 'inserted', before: '', after: 'Record it.' }),
    change('6', { kind: 'deleted', before: 'Weigh it.', after: '' }),
  ]);
  const headings = page.getAllByRole('heading', { level: 2 }).map(readOf);
  expect(headings).toEqual(['5.3Laboratory air2', '6Clause 61']);
  const [value, added, removed] = entries();
  expect(readOf(value)).toContain('Keep the air at was 23 °C, now 24 °C during the test');
  expect([...(value?.querySelectorAll('bdi') ?? [])].map(readOf)).toEqual(
    expect.arrayContaining(['23 °C', '24 °C']),
  );
  expect(readOf(added)).toContain('was none, now Record it.');
  expect(readOf(removed)).toContain('was Weigh it., now none');
});

const typed: [name: string, more: Partial<Change>, said: string][] = [
  [
    'a stronger verb',
    {
      requirement: {
        before: 'should',
        after: 'shall',
        isNegatedBefore: false,
        isNegatedAfter: false,
        how: 'strengthened',
      },
    },
    'normative, Requirement · should shall, strengthened',
  ],
  [
    'a tighter tolerance',
    {
      types: ['quantity'],
      quantities: [
        { before: null, after: null, what: ['tolerance'], isEquivalent: false, direction: 'tighter' },
      ],
    },
    'normative, Quantity · tolerance, tighter',
  ],
  [
    'a value without a known direction',
    {
      types: ['quantity'],
      quantities: [{ before: null, after: null, what: ['value'], isEquivalent: false, direction: null }],
    },
    'normative, Quantity · value',
  ],
  [
    'the same quantity in another unit',
    {
      types: ['quantity'],
      isNormative: false,
      quantities: [{ before: null, after: null, what: ['unit'], isEquivalent: true, direction: null }],
    },
    'informative, Quantity · unit, same value in another unit',
  ],
  [
    'a cell',
    {
      types: ['table'],
      label: 'Table 2',
      table: { table: 'Table 2', row: '16', column: 'Duration, h', before: '1 000', after: '2 000' },
    },
    'normative, Table 2 · 16 · Duration, h',
  ],
  [
    'a citation of a withdrawn standard [changes-007]',
    {
      types: ['reference'],
      reference: {
        before: { designation: 'HI 4410-2:2016', isDated: true },
        after: { designation: 'HI 4410-2', isDated: false, state: 'withdrawn' },
      },
    },
    'normative, Reference · dated to undated, now withdrawn',
  ],
  [
    'a citation of a superseded edition [changes-007]',
    {
      types: ['reference'],
      reference: {
        before: { designation: 'NSB E 187-18', isDated: true },
        after: { designation: 'NSB E 187-20', isDated: true, state: 'superseded' },
      },
    },
    'normative, Reference · still dated, now superseded',
  ],
  [
    'a moved clause',
    { kind: 'moved', types: ['structure'], from: '9.4', before: 'Projection', after: 'Projection' },
    'normative, Structure; moved from 9.4',
  ],
];

it.each(typed)('says what %s means', async (_name, more, said) => {
  const { entries } = await listed([change('1', more)]);
  expect(readOf(entries()[0])).toMatch(new RegExp(`${said.replaceAll(/[.*()]/g, String.raw`\$&`)}$`));
});

it('names verbal forms in the language of the standard', async () => {
  const requirement = {
    before: 'should',
    after: 'shall',
    isNegatedBefore: false,
    isNegatedAfter: true,
    how: 'negated',
  } as const satisfies ComparisonChanges['changes'][number]['requirement'];
  const { entries } = await listed([change('1', { requirement })], 'de-CH');
  expect(readOf(entries()[0])).toMatch(/sollte darf nicht, negated$/);
});

it('lays old and new in the direction of the text, with an arrow that follows it', async () => {
  const { entries } = await listed([change('1', { before: 'عشرون', after: 'ثلاثون' })], 'ar');
  const line = entries()[0]?.querySelector('[dir]');
  expect(line?.getAttribute('dir')).toBe('rtl');
  expect(line?.getAttribute('lang')).toBe('ar');
});

it('says how many more places of a paragraph changed', async () => {
  const segments = [1, 2, 3, 4, 5].map((at) => ({ lead: '', before: `${at}`, after: `${at}0`, tail: '' }));
  const { entries } = await listed([change('1', { segments })]);
  expect(readOf(entries()[0])).toContain('and 2 more places');
});
