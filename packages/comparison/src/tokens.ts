import type { Prints } from './prints.ts';
import { isBlock, isElement, isPiece, isText, type Element, type Node } from './tree.ts';

/** A word, a space, a mark or a piece, with the elements around it. */
export type Token = {
  readonly key: string;
  readonly content: string | Element;
  readonly around: readonly Element[];
};

/** Space, a number in groups of three as one word, a word, a sign. */
const part =
  /\s+|\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})+(?!\d)|[\p{L}\p{M}\p{N}_]+(?:[.,'’\-/‑][\p{L}\p{M}\p{N}_]+)*|[^\s\p{L}\p{M}\p{N}_]/gu;
const signs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of some nodes, and what is between them. */
export function tokensOf(nodes: readonly Node[], prints: Prints): Token[] {
  const tokens: Token[] = [];
  const walk = (node: Node, around: readonly Element[]): void => {
    if (isText(node)) {
      const look = around.map(({ tagName }) => tagName).join(' ');
      for (const value of node.value.match(part)?.flatMap(signByWord) ?? []) {
        const isSpace = value.trim() === '';
        tokens.push({ key: isSpace ? ' ' : `${value}|${look}`, content: value, around });
      }
    } else if (isElement(node)) {
      // What is no run of words stays whole: a formula, a drawing, a block that strayed into a line.
      if (staysWhole(node)) tokens.push({ key: `#${prints.of(node).key}`, content: node, around });
      else for (const child of node.childNodes) walk(child, [...around, node]);
    }
  };
  for (const node of nodes) walk(node, []);
  return tokens;
}

const staysWhole = (node: Element): boolean => isPiece(node) || isBlock(node);

/** Scripts without spaces are compared sign by sign. */
const signByWord = (value: string): string[] => (signs.test(value) ? [...value] : [value]);
