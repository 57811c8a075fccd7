// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyRoute } from '../../../i18n/lazyWithMessages.tsx';
import { HighlightedText } from '../../../ui/text/HighlightedText.tsx';
import { rendered } from '../../../testing/rendered.tsx';
import { markerFor } from './markerFor.tsx';

/** A text as it is read, with what is marked in brackets. */
async function marked(given: string, words: string, synonyms: Parameters<typeof markerFor>[1] = []) {
  const Marked = () => (
    <main>
      <HighlightedText text={given} ranges={markerFor(words, synonyms)(given)} />
    </main>
  );
  const { page } = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('search-explanation', async () => Marked) }],
  });
  const main = await page.findByRole('main');
  for (const mark of main.querySelectorAll('mark')) mark.textContent = `[${mark.textContent}]`;
  const text = main.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  cleanup();
  return text;
}

const glue = [{ typed: 'glue', used: 'adhesive' }];

it('marks a synonym as one, in words too, and a match by the word as ever [find-003]', async () => {
  expect(await marked('Adhesive and glue', 'glue', glue)).toBe('[Adhesive (synonym of glue)] and [glue]');
});

it('marks synonyms of several words only where all of them are', async () => {
  const bar = [{ typed: 'rebar', used: 'reinforcing bar' }];
  expect(await marked('Pressure in bar', 'rebar', bar)).toBe('Pressure in bar');
  expect(await marked('A reinforcing bar', 'rebar', bar)).toBe(
    'A [reinforcing (synonym of rebar)] [bar (synonym of rebar)]',
  );
});

it('shows the value of the same quantity in the unit that was asked for [find-012]', async () => {
  expect(await marked('Bolts of 58 ksi, of 60 ksi and of 400 MPa', '400 mpa')).toBe(
    'Bolts of [58 ksi] = 400 MPa, of 60 ksi and of [400 MPa]',
  );
  expect(await marked('Holes of ½ in. or 12.7 mm', '12.7 mm')).toBe(
    'Holes of [½ in.] = 12.7 mm or [12.7 mm]',
  );
});
