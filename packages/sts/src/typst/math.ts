import type { MathNode } from '../content.ts';
import { quote, symbol } from './quote.ts';

/** A formula as the inside of a Typst equation. Every character is escaped: only our own functions act. */
export function mathToTypst(math: MathNode): string {
  return row(math.children);
}

const CLOSING = new Map<string, string>(
  Object.entries({ '(': ')', '[': ']', '{': '}', '⌈': '⌉', '⌊': '⌋', '⟨': '⟩' }),
);
const OPENING = new Map([...CLOSING].map(([open, close]) => [close, open]));

/** Nodes side by side; what is between matching brackets grows with them. */
function row(nodes: MathNode[]): string {
  const [first, ...rest] = nodes;
  // An open brace before a table: the cases of a definition.
  if (first?.text === '{' && rest.length === 1 && rest[0]?.element === 'mtable')
    return `lr(${nodes.map(write).join(' ')})`;
  const stack: { open: string; pieces: string[] }[] = [{ open: '', pieces: [] }];
  const put = (piece: string) => stack.at(-1)?.pieces.push(piece);
  for (const node of nodes) {
    const bracket = node.element === 'mo' ? node.text : '';
    if (CLOSING.has(bracket)) {
      stack.push({ open: bracket, pieces: [write(node)] });
    } else if (OPENING.has(bracket) && stack.at(-1)?.open === OPENING.get(bracket)) {
      const pieces = stack.pop()?.pieces ?? [];
      put(`lr(${[...pieces, write(node)].join(' ')})`);
    } else {
      put(write(node));
    }
  }
  return stack.flatMap(({ pieces }) => pieces).join(' ');
}

function write(node: MathNode): string {
  switch (node.element) {
    case 'mi':
      return identifier(node);
    case 'mo':
      return operator(node.text);
    case 'mn':
    case 'ms':
    case 'mtext':
      return varied(node, quote(node.text));
    case 'mspace':
      return space(node.attributes['width']);
    case 'mprescripts':
    case 'none':
      return '""';
    case 'math':
    case 'mrow':
    case 'mstyle':
    case 'mtr':
    case 'mtd':
      return filled(varied(node, row(node.children)));
    case 'msqrt':
      return `sqrt(${filled(row(node.children))})`;
    case 'mphantom':
      return `#hide($${row(node.children)}$.body)`;
    case 'mtable':
      return matrix(node.children.map((line) => line.children.map(write)));
    case 'mmultiscripts':
      return multiscripts(node.children);
    case 'munder':
      return underOver(node, { under: node.children[1] });
    case 'mover':
      return underOver(node, { over: node.children[1] });
    case 'mfrac':
    case 'mroot':
    case 'msub':
    case 'msup':
    case 'msubsup':
    case 'munderover':
      return composed(node, node.children.map(write));
  }
}

function composed(node: MathNode, [base = '""', second = '""', third = '""']: string[]): string {
  const isBinomial = node.attributes['linethickness'] === '0';
  if (node.element === 'mfrac') return isBinomial ? matrix([[base], [second]]) : `frac(${base}, ${second})`;
  if (node.element === 'mroot') return `root(${second}, ${base})`;
  if (node.element === 'munderover') return `attach(limits(${base}), b: ${second}, t: ${third})`;
  // A large operator keeps these scripts at its side.
  const nucleus = node.children[0]?.element === 'mo' ? `scripts(${base})` : base;
  if (node.element === 'msub') return `attach(${nucleus}, b: ${second})`;
  if (node.element === 'msup') return `attach(${nucleus}, t: ${second})`;
  return `attach(${nucleus}, b: ${second}, t: ${third})`;
}

function matrix(rows: string[][]): string {
  return `mat(delim: #none, ${rows.map((cells) => cells.join(', ')).join('; ')})`;
}

// An argument may hold many things, but not nothing.
function filled(content: string): string {
  return content === '' ? '""' : content;
}

const FUNCTIONS =
  /^(arc)?(sin|cos|tan|cot|sec|csc)h?$|^(ln|log|lg|exp|lim|max|min|sup|inf|det|gcd|arg|dim|mod)$/;

function identifier(node: MathNode): string {
  const { text } = node;
  const [first, ...rest] = [...text];
  if (first === undefined) return '""';
  if (rest.length === 0) return varied(node, symbol(first));
  return FUNCTIONS.test(text) ? `op(${quote(text)})` : varied(node, `upright(${quote(text)})`);
}

function varied(node: MathNode, content: string): string {
  const variant = node.attributes['mathvariant'] ?? '';
  const isSingle = node.element === 'mi' && [...node.text].length === 1;
  if (variant === 'normal') return isSingle ? `upright(${content})` : content;
  if (variant === 'bold') return isSingle ? `bold(upright(${content}))` : `bold(${content})`;
  if (variant === 'bold-italic') return `bold(italic(${content}))`;
  if (variant === 'italic') return `italic(${content})`;
  if (variant === 'double-struck') return `bb(${content})`;
  if (variant === 'script') return `cal(${content})`;
  return content;
}

const SYMBOLS = new Map<string, string>(Object.entries({ '-': '−', '·': '⋅', '*': '∗' }));
const INVISIBLE = /[\u2061-\u2064\u200b]/gu;

function operator(text: string): string {
  const visible = text.replace(INVISIBLE, '');
  const chars = [...(SYMBOLS.get(visible) ?? visible)];
  if (chars.length === 0) return '""';
  return chars.length === 1 ? chars.map(symbol).join('') : `op(${quote(visible)})`;
}

function space(width = '0.3em'): string {
  const [, number = '0.3', unit = 'em'] = /^(-?[0-9]*\.?[0-9]+)(em|ex|px|pt)$/.exec(width) ?? [];
  const factor = { em: 1, ex: 0.5, px: 0.1, pt: 0.1 }[unit] ?? 1;
  return `#h(${Number((Number(number) * factor).toFixed(3))}em)`;
}

const ACCENTS = new Map<string, string>(
  Object.entries({
    '^': 'hat',
    ˆ: 'hat',
    '~': 'tilde',
    '˜': 'tilde',
    '¯': 'macron',
    '‾': 'overline',
    '―': 'overline',
    '→': 'arrow',
    '˙': 'dot',
    '.': 'dot',
    '¨': 'dot.double',
    ˇ: 'caron',
    '˘': 'breve',
    '´': 'acute',
    '`': 'grave',
    '⏞': 'overbrace',
  }),
);
const UNDERS = new Map<string, string>(
  Object.entries({
    _: 'underline',
    '‾': 'underline',
    '¯': 'underline',
    '⏟': 'underbrace',
  }),
);

type Scripts = { under?: MathNode | undefined; over?: MathNode | undefined };

function underOver(node: MathNode, { under, over }: Scripts): string {
  const base = node.children.slice(0, 1).map(write).join('') || '""';
  const accent = over?.element === 'mo' ? ACCENTS.get(over.text) : undefined;
  if (accent) return `${accent}(${base})`;
  const line = under?.element === 'mo' ? UNDERS.get(under.text) : undefined;
  if (line) return `${line}(${base})`;
  if (under) return `attach(limits(${base}), b: ${write(under)})`;
  return over ? `attach(limits(${base}), t: ${write(over)})` : base;
}

function multiscripts(nodes: MathNode[]): string {
  const [base, ...scripts] = nodes;
  if (!base) return '""';
  const split = scripts.findIndex(({ element }) => element === 'mprescripts');
  const after = split === -1 ? scripts : scripts.slice(0, split);
  const before = split === -1 ? [] : scripts.slice(split + 1);
  return `attach(${write(base)}, b: ${everySecond(after, 0)}, t: ${everySecond(after, 1)}, bl: ${everySecond(before, 0)}, tl: ${everySecond(before, 1)})`;
}

function everySecond(nodes: MathNode[], from: number): string {
  return filled(row(nodes.filter((_, index) => index % 2 === from)));
}
