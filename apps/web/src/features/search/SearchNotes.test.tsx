// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { rendered } from '../../testing/rendered.tsx';
import { readSearch } from './address.ts';
import type { Found } from './found.ts';
import { SearchNotes } from './SearchNotes.tsx';

async function shown(query: string, change: Partial<Found>) {
  const found: Found = {
    search: readSearch(query),
    count: 7,
    documents: [],
    subscribedCount: 0,
    synonyms: [],
    nextPageFlag: false,
    corrections: [],
    correctedText: null,
    isPartial: false,
    suggestion: null,
    ignored: [],
    words: null,
    ...change,
  };
  const Notes = () => <SearchNotes found={found} />;
  return rendered({ routes: [{ path: '*', lazy: lazyRoute('search-facets', async () => Notes) }] });
}

const plain = (element: HTMLElement) => element.textContent.replaceAll(/[\u2066-\u2069]/g, '');

it('a corrected search says that what was typed found nothing, and offers to search for exactly this [find-001]', async () => {
  const { page } = await shown('?content=ankor&page=2&sort=date%2Cdesc', { correctedText: 'anchor' });
  expect(plain(await page.findByRole('status'))).toContain('No documents for “ankor”.');
  const link = page.getByRole('link', { name: 'Search for exactly this' });
  expect(link.getAttribute('href')).toBe('/content-search/?content=ankor&sort=date%2Cdesc&exact=1');
});

it('a search for exactly what was typed says so, and leads back [find-001]', async () => {
  const { page } = await shown('?content=ankor&exact=1', {});
  const link = await page.findByRole('link', { name: 'Search other spellings' });
  expect(link.getAttribute('href')).toBe('/content-search/?content=ankor');
});

it('another spelling that finds far more is a link to its search', async () => {
  const { page } = await shown('?content=presure&page=3', { suggestion: { text: 'pressure', found: 20 } });
  const link = await page.findByRole('link', { name: /Did you mean .*pressure/ });
  expect(link.getAttribute('href')).toContain('pressure');
  expect(link.getAttribute('href')).not.toContain('page');
});

it('what was ignored is named, and the tips explain what is understood [find-005]', async () => {
  const { page, user } = await shown('?content=x', {
    ignored: [
      { part: 'author:', reason: 'unknown-field' },
      { part: 'year:soon', reason: 'no-year' },
    ],
  });
  const notes = plain(await page.findByRole('status'));
  expect(notes).toContain('“author:” is not a search field and was ignored.');
  expect(notes).toContain('“year:soon” is not a year or a range of years and was ignored.');
  const opener = page.getByRole('button', { name: 'Search tips' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const examples = page.getAllByRole('term').map(({ textContent }) => textContent);
  expect(examples).toEqual([
    '"bonded anchor"',
    'title:anchor',
    'anchor OR bolt',
    'anchor NOT wood',
    'year:2010-2020',
  ]);
});
