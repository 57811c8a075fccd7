import { describe, expect, it } from 'vitest';
import { lineageOfArticles } from './compare.ts';
import { demoArticle } from './testing/demo.ts';
import { goldPairs, type GoldPair } from './testing/gold.ts';

const idsIn = (list: string): string[] => list.split(/\s+/).filter(Boolean);
const plain = (id: string): string => id.replace(/^s-/, '');

const expectedOf = ({ same, others }: GoldPair): Set<string> =>
  new Set([...idsIn(same).map((id) => `${id}>${id}`), ...idsIn(others)]);

const foundOf = ({ base, target }: GoldPair): Set<string> =>
  new Set(
    lineageOfArticles(demoArticle(base), demoArticle(target)).flatMap(({ before, after }) =>
      before.flatMap((one) => after.map((other) => `${plain(one)}>${plain(other)}`)),
    ),
  );

const f1 = (pairs: readonly { expected: Set<string>; found: Set<string> }[]): number => {
  const sum = (count: (pair: (typeof pairs)[number]) => number): number =>
    pairs.reduce((so, pair) => so + count(pair), 0);
  return (
    (2 * sum(({ expected, found }) => expected.intersection(found).size)) /
    sum(({ expected, found }) => expected.size + found.size)
  );
};

describe('The lineage of the demo standards, compared with human judgments', () => {
  const judged = goldPairs.map((pair) => ({ pair, expected: expectedOf(pair), found: foundOf(pair) }));

  it('has an F1 of at least 0.95', () => expect(f1(judged)).toBeGreaterThan(0.95));

  it.each(judged)('is right for most of $pair.target', (one) => expect(f1([one])).toBeGreaterThan(0.9));

  it('follows the clauses that moved', () => {
    const [, second] = judged;
    for (const link of ['sec_7.1.3>sec_7.2.1', 'sec_7.2.5>sec_7.4.2', 'sec_9.4>sec_9.2.1'])
      expect([...(second?.found ?? [])]).toContain(link);
  });
});
