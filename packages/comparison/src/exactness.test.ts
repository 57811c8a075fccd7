import { describe, expect, it } from 'vitest';
import { aDraft, randomSource, revise, type Draft } from '../../lineage/src/testing/revision.ts';
import { compareArticles } from './compare.ts';
import { demoArticle, demoPairs } from './testing/demo.ts';
import { baseIn, said, targetIn } from './testing/editions.ts';

function expectExact(base: string, target: string): void {
  const compared = compareArticles(base, target);
  expect(baseIn(compared.html)).toBe(said(base));
  expect(targetIn(compared.html)).toBe(said(target));
}

describe('A comparison holds both editions: without what came it is the old one, without what went the new one', () => {
  it.each(demoPairs)('%s and %s', (base, target) => expectExact(demoArticle(base), demoArticle(target)));

  it.each(Array.from({ length: 25 }, (_, seed) => [seed + 1]))('generated revision %i', (seed) => {
    const random = randomSource(seed);
    const drafts = Array.from({ length: 6 }, () => aDraft(random));
    const { revised } = revise(drafts, random);
    expectExact(written(drafts), written(revised));
  });
});

function written(drafts: readonly Draft[], above = ''): string {
  return drafts
    .map(({ title, sentences, within }, index) => {
      const number = above ? `${above}.${index + 1}` : String(index + 1);
      const own = sentences.map((sentence) => `<p>${sentence}.</p>`).join('');
      return `<section id="s-${number}"><h2>${number} ${title}</h2>${own}${written(within, number)}</section>`;
    })
    .join('');
}
