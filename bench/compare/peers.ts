import { createRequire } from 'node:module';
import { diff } from 'fast-myers-diff';
import { compareArticles } from '../../packages/comparison/src/index.ts';

/** Compares two texts; answers them as one in HTML, and how many clauses are told as moved. */
type Compare = (base: string, target: string) => { html: string; moves: number };
type Htmldiff = (base: string, target: string) => string;

const require = createRequire(import.meta.url);

/** Norma and those it is measured next to, each loaded when it is wanted. */
export const peers: Readonly<Record<string, () => Compare>> = {
  Norma: () => (base, target) => {
    const { html, changes } = compareArticles(base, target);
    return { html, moves: changes.filter(({ kind }) => kind === 'moved').length };
  },
  'visual-dom-diff': () => {
    const { visualDomDiff } = require('visual-dom-diff') as {
      visualDomDiff: (base: Element, target: Element) => DocumentFragment;
    };
    return (base, target) => {
      const compared = visualDomDiff(bodyOf(base), bodyOf(target));
      return { html: Array.from(compared.children, ({ outerHTML }) => outerHTML).join(''), moves: 0 };
    };
  },
  'htmldiff-js': () => {
    const { default: htmldiff } = require('htmldiff-js') as { default: { execute: Htmldiff } };
    return (base, target) => ({ html: htmldiff.execute(base, target), moves: 0 });
  },
  'node-htmldiff': () => {
    const htmldiff = require('node-htmldiff') as Htmldiff;
    return (base, target) => ({ html: htmldiff(base, target), moves: 0 });
  },
  'words of the whole document': () => (base, target) => {
    const tokens = (html: string): string[] => html.match(/<[^>]+>|\s+|[^\s<]+/g) ?? [];
    const [before, after] = [tokens(base), tokens(target)];
    const parts: string[] = [];
    let at = 0;
    for (const [baseStart, baseEnd, targetStart, targetEnd] of diff(before, after)) {
      parts.push(...after.slice(at, targetStart));
      parts.push('<del>', ...before.slice(baseStart, baseEnd), '</del><ins>');
      parts.push(...after.slice(targetStart, targetEnd), '</ins>');
      at = targetEnd;
    }
    return { html: parts.concat(after.slice(at)).join(''), moves: 0 };
  },
};

function bodyOf(html: string): Element {
  const { parseHTML } = require('linkedom') as { parseHTML: (html: string) => { document: Document } };
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;
}
