import { createRequire } from 'node:module';
import { diff } from 'fast-myers-diff';
import { compareArticles } from '../../packages/comparison/src/index.ts';

/** Compares two texts; answers them as one in HTML, and how many clauses are told as moved. */
type Compare = (old: string, young: string) => { html: string; moves: number };
type Htmldiff = (old: string, young: string) => string;

const require = createRequire(import.meta.url);

/** Norma and those it is measured beside, each loaded when it is wanted. */
export const peers: Readonly<Record<string, () => Compare>> = {
  Norma: () => (old, young) => {
    const { html, changes } = compareArticles(old, young);
    return { html, moves: changes.filter(({ kind }) => kind === 'moved').length };
  },
  'visual-dom-diff': () => {
    const { visualDomDiff } = require('visual-dom-diff') as {
      visualDomDiff: (old: Element, young: Element) => DocumentFragment;
    };
    return (old, young) => {
      const compared = visualDomDiff(bodyOf(old), bodyOf(young));
      return { html: Array.from(compared.children, ({ outerHTML }) => outerHTML).join(''), moves: 0 };
    };
  },
  'htmldiff-js': () => {
    const { default: htmldiff } = require('htmldiff-js') as { default: { execute: Htmldiff } };
    return (old, young) => ({ html: htmldiff.execute(old, young), moves: 0 });
  },
  'node-htmldiff': () => {
    const htmldiff = require('node-htmldiff') as Htmldiff;
    return (old, young) => ({ html: htmldiff(old, young), moves: 0 });
  },
  'words of the whole document': () => (old, young) => {
    const tokens = (html: string): string[] => html.match(/<[^>]+>|\s+|[^\s<]+/g) ?? [];
    const [before, after] = [tokens(old), tokens(young)];
    const parts: string[] = [];
    let at = 0;
    for (const [oldStart, oldEnd, youngStart, youngEnd] of diff(before, after)) {
      parts.push(...after.slice(at, youngStart));
      parts.push('<del>', ...before.slice(oldStart, oldEnd), '</del><ins>');
      parts.push(...after.slice(youngStart, youngEnd), '</ins>');
      at = youngEnd;
    }
    return { html: parts.concat(after.slice(at)).join(''), moves: 0 };
  },
};

function bodyOf(html: string): Element {
  const { parseHTML } = require('linkedom') as { parseHTML: (html: string) => { document: Document } };
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;
}
