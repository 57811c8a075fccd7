import { createReferenceFinder } from '@norma/references';
import {
  demoPublishers,
  developmentSet,
  scored,
  type Label,
} from '../../packages/references/src/testing/developmentSet.ts';

/** What one would write in a minute: a word in capitals, a number, and perhaps a year. */
const oneExpression = /\b[A-Z]{2,}(?:[ /][A-Z]+)* ?\d+(?:[-.]\d+)*(?:[:-]((?:19|20)?\d\d))?\b/g;

const byOneExpression = (text: string): Label[] =>
  [...text.matchAll(oneExpression)].map(({ 0: found, 1: year, index }) => ({
    start: index,
    end: index + found.length,
    year: year === undefined ? null : Number(year) < 100 ? 2000 + Number(year) : Number(year),
  }));

/** How well designations are found in the development set, beside one regular expression; and how fast. */
export async function run(): Promise<void> {
  const texts = developmentSet();
  const finder = createReferenceFinder({ publishers: demoPublishers });
  for (const [name, find] of [
    ['finder', (text: string) => finder.find(text)],
    ['one regular expression', byOneExpression],
  ] as const) {
    const { precision, recall, f1, labeled } = scored(texts, find);
    const figures = [precision, recall, f1].map((each) => each.toFixed(3));
    console.log(
      `references, ${name}: precision ${figures[0]}, recall ${figures[1]}, F1 ${figures[2]} of ${labeled}`,
    );
  }
  const long = texts
    .map(({ text }) => text)
    .join('\n')
    .repeat(20);
  const started = performance.now();
  const { length } = finder.find(long);
  const ms = performance.now() - started;
  console.log(
    `references: ${(long.length / 1e6 / (ms / 1000)).toFixed(1)} million characters a second, ${length} found`,
  );
}
