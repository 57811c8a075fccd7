import type { Piece } from '@norma/changes';
import { inlineText } from './inlineText.ts';
import {
  attribute,
  hasClass,
  isBlock,
  isElement,
  isNumber,
  isPiece,
  isText,
  type Element,
  type Node,
} from './tree.ts';

type Mark = Piece['mark'];
type Within = { readonly mark: Mark; readonly role: Piece['role']; readonly designation: string | undefined };
type Found = { mark: Mark; words: string; role: Piece['role']; designation: string | undefined };

/** What a compared place says in both editions, in pieces that one or both have. */
export function piecesOf(place: Node): Piece[] {
  const found: Found[] = [];
  const say = (words: string, { mark, role, designation }: Within): void => {
    if (words === '') return;
    const last = found.at(-1);
    if (last?.mark === mark && last.role === role && last.designation === designation) last.words += words;
    else found.push({ mark, words, role, designation });
  };
  const end = ({ mark }: Within): void => {
    const last = found.at(-1);
    if (last && !last.words.endsWith('\n')) say('\n', { mark, role: undefined, designation: undefined });
  };
  const walk = (node: Node, within: Within): void => {
    if (isText(node)) return say(node.value.replaceAll(space, ' '), within);
    if (!isElement(node) || isNumber(node) || isFootnoteMark(node)) return;
    const own = ownOf(node, within);
    if (node.tagName === 'br') return end(own);
    if (isPiece(node)) return say(` ${inlineText(node) || node.tagName} `, own);
    if (isBlock(node)) end(within);
    if (node.tagName === 'sup' && holdsPower(node)) say('^', own);
    for (const child of node.childNodes) walk(child, own);
    if (isBlock(node)) end(own);
  };
  walk(place, { mark: 'both', role: undefined, designation: undefined });
  return cited(found);
}

const space = /\s+/g;
const markOf: Readonly<Record<string, Mark>> = { del: 'before', ins: 'after' };
const isFootnoteMark = (node: Element): boolean =>
  hasClass(node, 'footnote-ref') || hasClass(node, 'note-ref');
const holdsPower = ({ childNodes }: Element): boolean =>
  childNodes.length > 0 && childNodes.every((child) => isText(child) && /^[-−⁻–]?\d+$/.test(child.value));

function ownOf(node: Element, within: Within): Within {
  const mark = markOf[node.tagName] ?? within.mark;
  const designation = hasClass(node, 'std-ref') ? attribute(node, 'data-designation') : undefined;
  if (designation !== undefined) return { mark, role: 'citation', designation };
  if (within.role === 'citation') return { ...within, mark };
  const isLink = node.tagName === 'a' && attribute(node, 'href')?.startsWith('#');
  const role =
    node.tagName === 'math' ? 'formula' : isPicture(node) ? 'picture' : isLink ? 'link' : within.role;
  return { mark, role, designation: undefined };
}

const isPicture = ({ tagName }: Element): boolean => ['svg', 'img', 'video', 'object'].includes(tagName);

/** Citations that follow one another without a word between them are one in each edition. */
function cited(found: readonly Found[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < found.length;) {
    const first = found[at];
    if (!first) break;
    const isCitation = first.role === 'citation';
    let stop = at + 1;
    if (isCitation) while (found[stop]?.role === 'citation') stop += 1;
    const group = found.slice(at, stop);
    group.forEach(({ mark, words, role }, place) => {
      const cites = isCitation && place === 0 ? { cites: citesOf(group) } : {};
      pieces.push({ mark, words, ...(role && { role }), ...cites });
    });
    at = stop;
  }
  return pieces;
}

/** What both editions have carries the designation of the new one. */
function citesOf(group: readonly Found[]): NonNullable<Piece['cites']> {
  const of = (mark: Mark): string | undefined => group.find((piece) => piece.mark === mark)?.designation;
  const both = of('both');
  const after = of('after') ?? both;
  if (both === undefined || group.every(({ mark }) => mark === 'both'))
    return { before: of('before') ?? both, after };
  const words = group.filter(({ mark }) => mark !== 'after').map((piece) => piece.words);
  return { before: of('before') ?? words.join('').trim(), after };
}
