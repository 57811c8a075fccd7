import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSts, toHtml } from '@norma/sts';
import { standardsFolder } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { aDraft, randomSource, revise, type Draft } from '../../lineage/src/testing/revision.ts';
import { compareArticles } from './compare.ts';
import { oldIn, said, youngIn } from './testing/editions.ts';

const folder = fileURLToPath(standardsFolder);

/** The hand-written standards of the demo library beside every other edition of theirs. */
const pairs = ['nsb', 'hi', 'pic'].flatMap((publisher) => {
  const editions = readdirSync(join(folder, publisher))
    .filter((name) => name.endsWith('.xml'))
    .toSorted();
  return editions.flatMap((old, at) =>
    editions.slice(at + 1).map((young) => [`${publisher}/${old}`, `${publisher}/${young}`] as const),
  );
});

function html(path: string): string {
  const from = dirname(join(folder, path));
  const drawings = new Set(readdirSync(from));
  const graphic = (href: string): string | undefined =>
    drawings.has(basename(href)) ? readFileSync(join(from, basename(href)), 'utf8') : undefined;
  return toHtml(readSts(readFileSync(join(folder, path), 'utf8')), { graphic });
}

function expectExact(old: string, young: string): void {
  const compared = compareArticles(old, young);
  expect(oldIn(compared.html)).toBe(said(old));
  expect(youngIn(compared.html)).toBe(said(young));
}

describe('A comparison holds both editions: without what came it is the old one, without what went the new one', () => {
  it.each(pairs)('%s and %s', (old, young) => expectExact(html(old), html(young)));

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
