import { createRequire } from 'node:module';
import { diff } from 'fast-myers-diff';
import { parseHTML } from 'linkedom';
import { compareArticles } from '../../packages/comparison/src/index.ts';

/** Compares two texts; what comes of it is only measured. */
type Compare = (old: string, young: string) => string;

const require = createRequire(import.meta.url);

/** Norma and those it is measured beside, each loaded when it is wanted. */
export const peers: Readonly<Record<string, () => Compare>> = {
  Norma: () => (old, young) => compareArticles(old, young).html,
  'htmldiff-js': () => {
    const { default: htmldiff } = require('htmldiff-js') as { default: { execute: Compare } };
    return (old, young) => htmldiff.execute(old, young);
  },
  'node-htmldiff': () => require('node-htmldiff') as Compare,
  'visual-dom-diff': () => {
    const { visualDomDiff } = require('visual-dom-diff') as {
      visualDomDiff: (old: unknown, young: unknown) => { textContent: string | null };
    };
    return (old, young) => {
      const body = (html: string) =>
        parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;
      return visualDomDiff(body(old), body(young)).textContent ?? '';
    };
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
    return parts.concat(after.slice(at)).join('');
  },
};
