// @vitest-environment happy-dom
import type { ResultDocument } from '@norma/contracts';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as library from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import type { FoundDocument } from './found.ts';
import { Why } from './Why.tsx';

const search = { text: 'gauge', address: '/content-search/?content=gauge', count: 7 };

type Shown = { query?: string; title?: string; meaning?: { sentence: string | null } };

async function reasonFor(
  why: Partial<ResultDocument['why']>,
  { query = 'gauge', title, meaning }: Shown = {},
) {
  const document: FoundDocument = {
    ...library.document,
    ...(title !== undefined && { documentTitle: title }),
    ...(meaning && { meaning }),
    publishDate: null,
    publishedPrecision: null,
    lastUpdatePrecision: null,
    translations: [],
    connections: [],
    supplements: [],
    why: { fields: ['body'], excerpt: 'The gauge holds.', place: null, clause: null, ...why },
  };
  const Row = () => (
    <main>
      <Why document={document} search={search} query={query} />
    </main>
  );
  const { page } = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('search', async () => Row) }],
  });
  return page.findByRole('main');
}

async function shown(why: Partial<ResultDocument['why']>) {
  const reason = within(await reasonFor(why));
  reason.getByText(/in the text/i);
  return reason.queryByRole('link');
}

/** What is read, without the signs that keep its directions apart. */
const wordsOf = (link: HTMLElement | null) => link?.textContent.replaceAll(/[\u2066-\u2069]/g, '');

it('a hit leads to its page of the PDF, by what is printed on it', async () => {
  const link = await shown({ place: { kind: 'page', number: 12, label: 'iv' } });
  expect([wordsOf(link), link?.getAttribute('href')]).toEqual([
    'page iv',
    '/document/?contentcode=NSB%7Cnsb-e-214-24&tab=pdf&page=12',
  ]);
});

it('a hit leads to its page by number where nothing else is printed on it', async () => {
  expect(wordsOf(await shown({ place: { kind: 'page', number: 12, label: null } }))).toBe('page 12');
});

it('a hit leads to its clause of the HTML', async () => {
  const link = await shown({ place: { kind: 'clause', name: '5.2', number: '5.2', title: 'Gauges' } });
  expect([wordsOf(link), link?.getAttribute('href')]).toEqual([
    '5.2 Gauges',
    '/document/?contentcode=NSB%7Cnsb-e-214-24&tab=html#clause-5.2',
  ]);
});

it.each([
  ['the place is not known', {}],
  ['its text does not open', { excerpt: null, place: null }],
])('a hit leads nowhere where %s', async (_, why) => {
  expect(await shown(why)).toBeNull();
});

it('a hit shows its sentence and place while its title has only some of the words', async () => {
  const place = { kind: 'page', number: 2, label: null } as const;
  const excerpt = 'A sample of waxy rice.';
  const card = { query: 'waxy rice', title: 'Rice — Specification' };
  const reason = await reasonFor({ fields: ['title', 'body'], excerpt, place }, card);
  expect(reason.textContent).toContain(excerpt);
  expect(wordsOf(within(reason).getByRole('link'))).toBe('page 2');
  expect([...reason.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['waxy', 'rice']);
});

it('a hit shows nothing more where its card has the words and nothing is quoted', async () => {
  const reason = await reasonFor({ fields: ['title', 'body'], excerpt: null }, { title: 'Gauges' });
  expect(reason.textContent).toBe('');
});

it('a hit by meaning says which sentence was nearest, and no percentage [find-008]', async () => {
  const meaning = { sentence: 'The anchor creeps.', likeness: 0.41 };
  const reason = await reasonFor({ fields: [] }, { meaning });
  expect(reason.textContent).toBe('Nearest sentence: The anchor creeps.');
});
