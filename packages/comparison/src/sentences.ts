import type { Clause } from '@norma/lineage';
import { sidesOf } from './sides.ts';
import {
  hasClass,
  inLine,
  isBlock,
  isElement,
  isText,
  lineOf,
  parse,
  type Element,
  type Node,
} from './tree.ts';

/** The sentences of a clause: of a table its rows, of a list its items. */
export type ClauseSentences = Pick<Clause, 'id'> & { readonly sentences: readonly string[] };

/** The sentences of an article, clause by clause; headings are none. */
export function sentencesOf(article: string, language: string): ClauseSentences[] {
  const segmenter = new Intl.Segmenter(language || undefined, { granularity: 'sentence' });
  return [...sidesOf(parse(article)).values()].map(({ clause, blocks }) => ({
    id: clause.id,
    sentences: blocks.flatMap(runsOf).flatMap((run) => divide(run, segmenter)),
  }));
}

/** Runs longer than this are one sentence: the segmenter of V8 takes time with the square of some. */
const longestRun = 100_000;

function divide(run: string, segmenter: Intl.Segmenter): string[] {
  if (run.length > longestRun) return [run];
  return [...segmenter.segment(run)].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** The runs of words of a block that no other block stands in; a row of a table is one. */
function runsOf(block: Element): string[] {
  if (/^h[1-6]$/.test(block.tagName) || hasClass(block, 'clause-heading')) return [];
  if (block.tagName === 'tr') {
    const cells = block.childNodes.filter(isElement).map((cell) => lineOf([cell]));
    return cells.some(Boolean) ? [cells.join(' | ')] : [];
  }
  const runs: string[] = [];
  let words: Node[] = [];
  const end = (): void => {
    const run = inLine(lineOf(words));
    if (run !== '') runs.push(run);
    words = [];
  };
  for (const child of block.childNodes) {
    if (isBlock(child)) {
      end();
      runs.push(...runsOf(child));
    } else if (isText(child) || isElement(child)) words.push(child);
  }
  end();
  return runs;
}
