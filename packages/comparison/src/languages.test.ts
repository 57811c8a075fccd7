import { lineageOf, type Clause } from '@norma/lineage';
import { generatedStandards } from '@norma/samples';
import { readSts, toHtml } from '@norma/sts';
import { describe, expect, it } from 'vitest';
import { passagesOf } from './clauses.ts';
import { parse } from './tree.ts';

/** The clauses of a generated standard of the demo library, as readers see them. */
function clausesOf(path: string): Clause[] {
  for (const standard of generatedStandards().standards)
    if (standard.path.includes(path)) {
      const html = toHtml(readSts(standard.xml), { graphic: (href) => standard.drawings.get(href) });
      return passagesOf(parse(html)).map(({ clause }) => clause);
    }
  throw new Error(`There is no ${path}`);
}

/**
 * A new edition: some clauses are gone, some have lost words, one stands first that used to be last, and all are
 * called by their new places.
 */
function revised(base: readonly Clause[]): { target: Clause[]; links: Set<string> } {
  const [last, ...others] = base.toReversed();
  const kept = (last ? [last, ...others.toReversed()] : []).filter((_, at) => at % 9 !== 4);
  const links = new Set<string>();
  const target = kept.map((clause, at) => {
    links.add(`${clause.id}>s-${at}`);
    const words = clause.text.split(' ');
    const text = at % 4 === 0 ? words.filter((_, place) => place % 6 !== 5).join(' ') : clause.text;
    return { ...clause, id: `s-${at}`, number: String(at), text };
  });
  return { target, links };
}

describe('The lineage of a demo standard in another language', () => {
  it.each([
    ['Arabic', 'nsb-c-12-21-ar'],
    ['Arabic', 'vwa-221-2021-ar'],
    ['German', 'slp-24-2020-de'],
    ['German', 'nsb-a-241-23-de'],
  ])('has an F1 of at least 0.95: %s, %s', (_, path) => {
    const base = clausesOf(path);
    const { target, links } = revised(base);
    const found = new Set(
      lineageOf(base, target).flatMap(({ before, after }) =>
        before.flatMap((one) => after.map((other) => `${one}>${other}`)),
      ),
    );
    expect(base.length).toBeGreaterThanOrEqual(10);
    expect((2 * links.intersection(found).size) / (links.size + found.size)).toBeGreaterThanOrEqual(0.95);
  });
});
