import { printed } from '../numbers/printed.ts';
import type { Expression, Operator } from './expression.ts';

type Writing = {
  /** Values to be in place of symbols, as printed. */
  readonly values?: ReadonlyMap<string, string>;
  /** Fractions with a slash, for the line of a text. */
  readonly isInline?: boolean;
};

/** An expression as presentation MathML, without the element around it. */
export function mathmlOf(expression: Expression, writing: Writing = {}): string {
  switch (expression.kind) {
    case 'number':
      return number(printedNumber(expression.text));
    case 'symbol':
      return symbolOf(expression.name, writing);
    case 'negative':
      return `<mml:mo>−</mml:mo>${within(expression.of, 4, writing)}`;
    case 'call':
      return callOf(expression.name, expression.arguments, writing);
    case 'operation':
      return operationOf(expression, writing);
  }
}

const printedNumber = (text: string): string => printed(Number(text), text.split('.')[1]?.length ?? 0);
const number = (text: string): string => `<mml:mn>${text}</mml:mn>`;
const operator = (text: string): string => `<mml:mo>${text}</mml:mo>`;

/** A symbol with its index: `R_p0.2`; a prime stays with the letter. */
export function symbolMathml(name: string): string {
  const [base = '', index] = name.replace(/'$/, '').split(/_(.*)/s);
  const letter = `<mml:mi>${base}</mml:mi>`;
  const primed = name.endsWith("'") ? `<mml:msup>${letter}${operator('′')}</mml:msup>` : letter;
  return index ? `<mml:msub>${primed}${indexOf(index)}</mml:msub>` : primed;
}

function indexOf(index: string): string {
  if (/^[\d.]+$/.test(index)) return number(index);
  return index.length === 1 && /[ijknxyz]/.test(index)
    ? `<mml:mi>${index}</mml:mi>`
    : `<mml:mi mathvariant="normal">${index}</mml:mi>`;
}

function symbolOf(name: string, { values }: Writing): string {
  const value = values?.get(name);
  if (value === undefined) return symbolMathml(name);
  return value.startsWith('−') ? row(`${bracket('(')}${number(value)}${bracket(')')}`) : number(value);
}

function callOf(name: string, list: Expression[], writing: Writing): string {
  const [first] = list;
  if (!first) throw new Error(`${name}() is empty`);
  const inner = mathmlOf(first, writing);
  if (name === 'sqrt') return `<mml:msqrt>${inner}</mml:msqrt>`;
  if (name === 'mean') return `<mml:mover accent="true">${row(inner)}${operator('¯')}</mml:mover>`;
  if (name === 'sum') return `${operator('∑')}${within(first, 3, writing)}`;
  if (name === 'abs') return row(`${bracket('|')}${inner}${bracket('|')}`);
  if (name === 'exp' && !writing.isInline)
    return `<mml:msup><mml:mi mathvariant="normal">e</mml:mi>${row(inner)}</mml:msup>`;
  const isSimple = list.length === 1 && (first.kind === 'symbol' || first.kind === 'number');
  const all = list.map((each) => mathmlOf(each, writing)).join(operator(','));
  const head = `<mml:mi>${name}</mml:mi>`;
  if (isSimple) return `${head}<mml:mspace width="0.1667em"/>${inner}`;
  return head + row(`${bracket('(')}${all}${bracket(')')}`);
}

const STRENGTH: Record<Operator, number> = {
  '=': 1,
  '<': 1,
  '>': 1,
  '≤': 1,
  '≥': 1,
  '≈': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
  '^': 5,
};

type Operation = Extract<Expression, { kind: 'operation' }>;

function operationOf({ operator: sign, left, right }: Operation, writing: Writing): string {
  if (sign === '/' && !writing.isInline)
    return `<mml:mfrac>${row(mathmlOf(left, writing))}${row(mathmlOf(right, writing))}</mml:mfrac>`;
  if (sign === '^')
    return `<mml:msup>${row(within(left, 5.5, writing))}${row(mathmlOf(right, writing))}</mml:msup>`;
  const strength = STRENGTH[sign];
  // a − (b + c) keeps its brackets, (a + b) − c needs none.
  const rightStrength = sign === '-' || sign === '/' ? strength + 0.5 : strength;
  const between =
    sign === '*' ? timesBetween(left, right, writing) : operator(sign === '-' ? '−' : escaped(sign));
  return within(left, strength, writing) + between + within(right, rightStrength, writing);
}

function timesBetween(left: Expression, right: Expression, { values }: Writing): string {
  // Between numbers the dot could be taken for that of a decimal.
  const last = left.kind === 'operation' && left.operator === '*' ? left.right : left;
  return operator(values || (last.kind === 'number' && right.kind === 'number') ? '×' : '·');
}

function within(expression: Expression, strength: number, writing: Writing): string {
  const inner = mathmlOf(expression, writing);
  if (expression.kind === 'negative' && strength > 2) return row(bracket('(') + inner + bracket(')'));
  if (expression.kind !== 'operation') return inner;
  const isStacked = expression.operator === '/' && !writing.isInline;
  const own = STRENGTH[expression.operator];
  if (isStacked ? strength <= 5 : own >= strength) return inner;
  return row(bracket('(') + inner + bracket(')'));
}

const escaped = (text: string): string => text.replace('<', '&lt;').replace('>', '&gt;');
const bracket = (text: string): string => operator(text);
const row = (content: string): string => `<mml:mrow>${content}</mml:mrow>`;
