// @vitest-environment happy-dom
import type { ResultDocument } from '@norma/contracts';
import { expect, it } from 'vitest';
import * as library from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { withMessages } from '../../i18n/withMessages.ts';
import { Why } from './Why.tsx';

const search = { text: 'gauge', address: '/content-search/?content=gauge', count: 7 };

async function shown(why: Partial<ResultDocument['why']>) {
  const document: ResultDocument = {
    ...library.document,
    publishDate: null,
    translations: [],
    connections: [],
    supplements: [],
    why: { fields: ['body'], excerpt: 'The gauge holds.', place: null, clause: null, ...why },
  };
  const Row = () => <Why document={document} search={search} query="gauge" />;
  const { page } = await rendered({
    routes: [{ path: '*', lazy: () => withMessages('search', Promise.resolve(Row)) }],
  });
  await page.findByText(/Found in the text/);
  return page.queryByRole('link');
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
