import type { Element } from 'slimdom';
import type { MathElement, MathNode } from '../content.ts';
import { charactersOf, isElement, textOf } from './dom.ts';

const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext', 'mspace']);
const ROWS = new Set([
  'math',
  'mrow',
  'msqrt',
  'mstyle',
  'mphantom',
  'mtable',
  'mtr',
  'mtd',
  'mmultiscripts',
]);
const EMPTY = new Set(['mprescripts', 'none']);
const ARITY = new Map<string, number>(
  Object.entries({
    mfrac: 2,
    mroot: 2,
    msub: 2,
    msup: 2,
    munder: 2,
    mover: 2,
    msubsup: 3,
    munderover: 3,
  }),
);
const ANNOTATIONS = new Set(['annotation', 'annotation-xml']);

const ATTRIBUTES = new Map<string, RegExp>(
  Object.entries({
    mathvariant: /^[a-z-]+$/,
    displaystyle: /^(true|false)$/,
    stretchy: /^(true|false)$/,
    fence: /^(true|false)$/,
    separator: /^(true|false)$/,
    largeop: /^(true|false)$/,
    movablelimits: /^(true|false)$/,
    accent: /^(true|false)$/,
    form: /^(prefix|infix|postfix)$/,
    linethickness: /^(0|thin|medium|thick)$/,
    width: /^-?[0-9.]+(em|ex|px|pt)$/,
    columnalign: /^[a-z ]+$/,
    columnspan: /^[0-9]{1,2}$/,
    rowspan: /^[0-9]{1,2}$/,
  }),
);

/**
 * MathML as a tree of known elements. An unknown element becomes a row of its children or plain text, so that
 * nothing but presentation MathML can come out, and no text is lost (annotations repeat the formula and go).
 */
export function readMath(element: Element): MathNode {
  return node('math', { children: readRow(element, 0) });
}

// Deeper formulas are set flat: neither browsers nor typesetters take them.
const MAX_DEPTH = 24;

function readRow(element: Element, depth: number): MathNode[] {
  return element.childNodes.flatMap((child) => {
    if (isElement(child)) return ANNOTATIONS.has(child.localName) ? [] : [readNode(child, depth + 1)];
    const text = charactersOf(child)?.trim();
    return text ? [node('mtext', { text })] : [];
  });
}

function readNode(element: Element, depth: number): MathNode {
  if (depth > MAX_DEPTH) return node('mtext', { text: textOf(element) });
  const name = element.localName;
  if (TOKENS.has(name))
    return node(name as MathElement, { text: textOf(element), attributes: attributes(element) });
  if (name === 'mfenced') return fenced(element, depth);
  const children = readRow(element, depth);
  if (ARITY.get(name) === children.length)
    return node(name as MathElement, { children, attributes: attributes(element) });
  if (name === 'mtr' || name === 'mlabeledtr') return node('mtr', { children: children.map(asCell) });
  if (name === 'mtable')
    return node('mtable', { children: children.map(asRow), attributes: attributes(element) });
  if (ROWS.has(name) && name !== 'math')
    return node(name as MathElement, { children, attributes: attributes(element) });
  if (EMPTY.has(name)) return node(name as MathElement, {});
  return node('mrow', { children });
}

// Browsers no longer know mfenced: it is written out as the operators it stands for.
function fenced(element: Element, depth: number): MathNode {
  const separators = [...(element.getAttribute('separators') ?? ',').replace(/\s/g, '')];
  const parts = readRow(element, depth).flatMap((part, index) => {
    const separator = index === 0 ? undefined : (separators[index - 1] ?? separators.at(-1));
    return separator ? [operator(separator), part] : [part];
  });
  const open = element.getAttribute('open') ?? '(';
  const close = element.getAttribute('close') ?? ')';
  return node('mrow', { children: [operator(open), ...parts, operator(close)] });
}

function operator(text: string): MathNode {
  return node('mo', { text });
}

function asRow(child: MathNode): MathNode {
  return child.element === 'mtr' ? child : node('mtr', { children: [asCell(child)] });
}

function asCell(child: MathNode): MathNode {
  return child.element === 'mtd' ? child : node('mtd', { children: [child] });
}

// Named spaces of MathML 2 and 3, in eighteenths of an em; MathML Core does not know them.
const SPACES = new Map(
  ['veryverythin', 'verythin', 'thin', 'medium', 'thick', 'verythick', 'veryverythick'].map((name, at) => [
    `${name}mathspace`,
    `${Math.round(((at + 1) / 18) * 1_000) / 1_000}em`,
  ]),
);

function attributes(element: Element): Record<string, string> {
  const written = element.attributes.map(
    ({ localName, value }) => [localName, SPACES.get(value) ?? value] as const,
  );
  return Object.fromEntries(written.filter(([name, value]) => ATTRIBUTES.get(name)?.test(value)));
}

function node(element: MathElement, parts: Partial<Omit<MathNode, 'element'>>): MathNode {
  return { element, text: '', children: [], attributes: {}, ...parts };
}
