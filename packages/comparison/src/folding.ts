import { withoutCrossReferences } from '@norma/changes';
import type { FoldedChange } from './comparison.ts';
import {
  attribute,
  isBlock,
  isElement,
  isNumber,
  isPiece,
  isText,
  textOf,
  write,
  type Element,
  type Node,
} from './tree.ts';

type Numbers = { readonly number: string; readonly was: string | undefined };

/**
 * Whether a changed block has no changed word of its own: only its clause's number, references to other numbers, other
 * markup around the same words, or other punctuation between them. Null where words, quantities or pictures changed.
 */
export function foldOf(block: Element, { number, was }: Numbers): FoldedChange['fold'] | null {
  const [base, target] = [sideOf(block, 'ins'), sideOf(block, 'del')];
  if (plain(base) === plain(target)) return 'markup';
  if (/^h[1-6]$/.test(block.tagName) && was !== undefined && bare(base, was) === bare(target, number))
    return 'renumbered';
  if (plain(withoutCrossReferences(base)) === plain(withoutCrossReferences(target))) return 'reference';
  return holdsCode(block) || unpunctuated(base) !== unpunctuated(target) ? null : 'punctuation';
}

/** Marks the beginning and the end of a link to a place of the same text. */
const [linkStart, linkEnd] = ['\ue000', '\ue001'];

/** What one edition says in a block: everything but what the other one alone has, and the numbers that are set apart. */
function sideOf(node: Node, left: 'ins' | 'del'): string {
  if (isText(node)) return node.value;
  if (!isElement(node) || node.tagName === left || isNumber(node)) return '';
  // A picture is told apart by all that it is.
  if (isPiece(node) && node.tagName !== 'br' && node.tagName !== 'wbr')
    return ` \ue002${node.tagName === 'math' ? textOf(node) : write([node])} `;
  let text = '';
  for (const child of node.childNodes) text += sideOf(child, left);
  const isLocal = node.tagName === 'a' && attribute(node, 'href')?.startsWith('#');
  if (isLocal && text !== '') return `${linkStart}${text}${linkEnd}`;
  return node.tagName === 'br' || isBlock(node) ? ` ${text} ` : text;
}

/** In code each sign counts. */
const holdsCode = (block: Element): boolean =>
  ['pre', 'code', 'kbd', 'samp', 'math'].includes(block.tagName) ||
  block.childNodes.some((child) => isElement(child) && holdsCode(child));

/** Marks at the ends of words, but not between two numbers; and hyphens between words. */
const punctuation =
  /(?<!\p{Nd})[.,:;](?=[\s)\]"”’»]|$)|(?<=\p{Nd})[.,:;](?=[)\]"”’»]|\s*(?:[^\s\p{Nd}.,:;]|$))|[؛،。、：；]|(?<=\p{L})[-‐‑](?=\p{L})/gu;

/** A text without punctuation. Decimal points, brackets, slashes, quotation marks and signs of calculation stay. */
const unpunctuated = (text: string): string =>
  text
    .replaceAll(/[\ue000\ue001]/g, '')
    .replaceAll(punctuation, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const plain = (text: string): string => text.replaceAll(/[\ue000\ue001\s]+/g, '');

const bare = (text: string, number: string): string => {
  const words = text.replaceAll(/[\ue000\ue001]/g, '').trim();
  return words.startsWith(number) ? words.slice(number.length).replace(/^[\s.:)—–-]+/u, '') : words;
};
