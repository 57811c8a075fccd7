import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safeArticle } from '../../apps/server/src/modules/imports/reading/html.ts';
import { demoArticle } from '../../packages/comparison/src/testing/demo.ts';
import { goldPairs } from '../../packages/comparison/src/testing/gold.ts';
import { aDraft, randomSource, revise, type Draft } from '../../packages/lineage/src/testing/revision.ts';

/** Two editions to be compared. */
export type Corpus = { readonly name: string; readonly base: string; readonly target: string };

/** As a page of a standard holds without drawings. */
const bytesOfPage = 3_000;

/** The demo standards, and generated ones of a stated length. */
export function corpora(): Corpus[] {
  const demo = goldPairs.map(({ base, target }) => ({
    name: `${base} → ${target}`.replaceAll('.xml', ''),
    base: demoArticle(base),
    target: demoArticle(target),
  }));
  return [
    ...demo,
    { name: 'generated, 300 pages', ...generated(300 * bytesOfPage) },
    { name: 'generated, 2 MB', ...generated(2 * 1024 * 1024) },
  ];
}

function generated(bytes: number): { base: string; target: string } {
  const random = randomSource(4_410);
  const drafts: Draft[] = [];
  let base = '';
  while (base.length < bytes) {
    drafts.push(aDraft(random));
    base += article([drafts.at(-1) ?? aDraft(random)], drafts.length);
  }
  return { base: whole(base), target: whole(article(revise(drafts, random).revised, 1)) };
}

const publicPairs = [
  ['oas303.html', 'oas310.html'],
  ['cm028.html', 'cm030.html'],
] as const;

/** Pairs of public specifications, in the folder that REAL_HTML names; those that are not there are skipped with a word. */
export function realPairs(): Corpus[] {
  const folder = process.env['REAL_HTML'] ?? join(import.meta.dirname, '../../../shared/real/html');
  return publicPairs.flatMap((names) => {
    const name = names.join(' to ');
    const paths = names.map((file) => join(folder, file));
    if (!paths.every((path) => existsSync(path))) {
      console.log(`  ${name}: skipped, not in ${folder} (REAL_HTML)`);
      return [];
    }
    const [base = '', target = ''] = paths.map(
      (path) => safeArticle(readFileSync(path, 'utf8'), { language: 'en' }).html,
    );
    return [{ name, base, target }];
  });
}

/** Editions of one standard, each a revision of the one before it, of so many pages. */
export function editionsOfPages(count: number, pages: number): string[] {
  const random = randomSource(7_219);
  let drafts: Draft[] = [];
  while (article(drafts, 1).length < pages * bytesOfPage)
    drafts.push(...Array.from({ length: 10 }, () => aDraft(random)));
  return Array.from({ length: count }, (_, at) => {
    if (at > 0) drafts = revise(drafts, random).revised;
    return whole(article(drafts, 1));
  });
}

const whole = (clauses: string): string =>
  `<article class="standard" lang="en" dir="ltr">${clauses}</article>`;

/** Clauses with their numbers; now and then a sentence is in a list or in a table. */
function article(drafts: readonly Draft[], first: number, above = ''): string {
  return drafts
    .map(({ title, sentences, within }, index) => {
      const number = `${above}${first + index}`;
      const own = sentences.map((sentence, at) => {
        if (at % 4 === 3) return `<ul class="list"><li>${sentence}</li></ul>`;
        if (at % 6 === 4) return `<table><tbody><tr>${cells(sentence)}</tr></tbody></table>`;
        return `<p>${sentence}.</p>`;
      });
      return (
        `<section class="clause" id="s-${number}"><h2 class="clause-heading"><span class="clause-number">${number}</span> ` +
        `<span class="clause-title">${title}</span></h2>${own.join('')}${article(within, 1, `${number}.`)}</section>`
      );
    })
    .join('\n');
}

const cells = (sentence: string): string =>
  sentence
    .split(' ')
    .map((word) => `<td>${word}</td>`)
    .join('');
