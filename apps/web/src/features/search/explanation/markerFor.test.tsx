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
const bar = [{ typed: 'rebar', used: 'reinforcing bar' }];

it.each([
  [
    'as one, in words too, and a match by the word as ever',
    'Adhesive and glue',
    'glue',
    glue,
    '[Adhesive (synonym of glue)] and [glue]',
  ],
  ['of several words not where only some of them are', 'Pressure in bar', 'rebar', bar, 'Pressure in bar'],
  [
    'of several words where all of them are',
    'A reinforcing bar',
    'rebar',
    bar,
    'A [reinforcing (synonym of rebar)] [bar (synonym of rebar)]',
  ],
])('marks a synonym %s [find-003]', async (_, text, words, synonyms, expected) => {
  expect(await marked(text, words, synonyms)).toBe(expected);
});

it.each([
  [
    'Bolts of 58 ksi, of 60 ksi and of 400 MPa',
    '400 mpa',
    'Bolts of [58 ksi] = 400 MPa, of 60 ksi and of [400 MPa]',
  ],
  ['Holes of ½ in. or 12.7 mm', '12.7 mm', 'Holes of [½ in.] = 12.7 mm or [12.7 mm]'],
])(
  'shows what is the same in the unit that was asked for: %s for %s [find-012]',
  async (text, words, expected) => {
    expect(await marked(text, words)).toBe(expected);
  },
);
