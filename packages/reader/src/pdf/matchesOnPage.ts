import { folded, type Folded } from '../html/find/fold.ts';
import { matchesIn, type Matching } from '../html/find/matches.ts';
import { isRightToLeft, matchesRightToLeft } from './rightToLeft.ts';

/** A match by where it begins in the text of a page, and its length. */
export type PageMatch = { index: number; length: number };

/** Where words are in the text of a page as pdf.js reads it, by the rules by which they are found in an HTML. */
export function matchesOnPage(page: Folded, query: string, matching: Matching): PageMatch[] {
  if (!isRightToLeft(query))
    return matchesIn(page, query, matching).map(({ start, end }) => ({ index: start, length: end - start }));
  const sought = folded(query, matching).text;
  return matchesRightToLeft(sought, page.text, matching.wholeWords).map(({ index, length }) => {
    const start = page.from[index] ?? 0;
    return { index: start, length: (page.from[index + length] ?? start) - start };
  });
}
