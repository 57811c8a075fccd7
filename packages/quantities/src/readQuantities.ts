import type { Dimension } from './dimensions.ts';
import { NUMBER, readNumber, type WrittenNumber } from './numbers.ts';
import { unitAt, type UnitExpression } from './unitExpression.ts';

/** A deviation that is allowed upward and downward. */
export type Tolerance = { readonly plus: number; readonly minus: number };

/** A quantity as a text has it. */
export type Quantity = {
  /** Where it stands, in UTF-16 units as `String.slice` takes them. */
  readonly start: number;
  readonly end: number;
  /** The number in the unit written; of a range the lower end. */
  readonly value: number;
  /** The upper end of a range. */
  readonly upTo?: number;
  readonly tolerance?: Tolerance;
  /** The unit as it is written, such as 'N/mm²'. */
  readonly unit: string;
  readonly dimension: Dimension;
  /** The same in the coherent SI unit of the dimension: Pa, m, kg, K … `step` is one in the last digit written, 0 for a fraction. */
  readonly si: {
    readonly value: number;
    readonly upTo?: number;
    readonly tolerance?: Tolerance;
    readonly step: number;
    /** One of the unit written. */
    readonly factor: number;
  };
};

export type ReadOptions = {
  /** BCP 47 tag of the text: languages with a decimal comma read 1,000 as one and 1.000 as a thousand. */
  readonly language?: string;
  /** Whether units may be in any letter case, as readers type them: 400 mpa. */
  readonly anyCase?: boolean;
};

const DECIMAL_COMMA = new Set('de fr es it pt ru tr'.split(' '));

const S = String.raw`[ \u00a0\u2009\u202f]?`;
const BEGINNING = /[\d¼½¾⅐-⅞]/gu;
const FIRST = new RegExp(NUMBER, 'uy');
const TOLERANCE = new RegExp(`${S}(?:±|\\+/[-−])${S}(${NUMBER})`, 'uy');
const DEVIATIONS = new RegExp(`${S}\\+${S}(${NUMBER})`, 'uy');
const DEVIATION_DOWN = new RegExp(`${S}[/,;]?${S}[-−–]${S}(${NUMBER})`, 'uy');
const RANGE = new RegExp(
  `(?:${S}(?:[–—−]|\\.{2,3}|…|-)${S}| (?:to|through|up to|and|bis|à|a|до) )(${NUMBER})`,
  'uy',
);
const SPACE = /[ \u00a0\u2009\u202f]{1,2}|-/uy;
const BRACKET = /[)\]]/uy;

/**
 * The quantities with units of a text, in order: 400 MPa, 1 1/2 in., (23 ± 2) °C, 10 to 20 mm. Units are those of NIST
 * SP 811 (2008), in the spellings that standards use, numbers as `readNumber` reads them; numbers without a unit are none.
 */
export function readQuantities(
  text: string,
  { language = '', anyCase = false }: ReadOptions = {},
): Quantity[] {
  const hasDecimalComma = DECIMAL_COMMA.has(language.toLowerCase().split('-')[0] ?? '');
  const context: Context = { text, hasDecimalComma, anyCase };
  const quantities: Quantity[] = [];
  let from = 0;
  for (;;) {
    BEGINNING.lastIndex = from;
    const index = BEGINNING.exec(text)?.index;
    if (index === undefined) return quantities;
    const [written = text.charAt(index)] = groupAt(FIRST, text, index);
    const quantity = startsNumber(text, index) ? quantityAt(context, index, written) : undefined;
    if (quantity) quantities.push(quantity);
    from = quantity?.end ?? index + written.length;
  }
}

type Context = { readonly text: string; readonly hasDecimalComma: boolean; readonly anyCase: boolean };

/** Not a digit within a word or another number: E214, M8, 1.2.3. */
const startsNumber = (text: string, at: number): boolean =>
  !/[\p{L}\d_]$|\d[.,]$/u.test(text.slice(Math.max(0, at - 2), at));

function quantityAt(context: Context, index: number, written: string): Quantity | undefined {
  const { text, hasDecimalComma } = context;
  const first = readNumber(written, hasDecimalComma);
  if (!first) return undefined;
  const sign = signBefore(text, index);
  const end = index + written.length;
  const own = unitBehind(context, end);
  const behind = own?.end ?? end;
  const parts = { start: index - sign.length, first: signed(first, sign !== ''), own };
  const quantity =
    withTolerance(context, behind, parts) ??
    withRange(context, behind, parts) ??
    (own && made(parts.start, own.end, parts.first, own));
  return quantity && withBracket(text, quantity);
}

/** With the bracket that opens before it, where the one that closes it is within: (23 ± 2) °C. */
const withBracket = (text: string, quantity: Quantity): Quantity =>
  /[([]/.test(text[quantity.start - 1] ?? '') && /[)\]] /.test(text.slice(quantity.start, quantity.end))
    ? { ...quantity, start: quantity.start - 1 }
    : quantity;

type Parts = {
  readonly start: number;
  readonly first: WrittenNumber;
  readonly own: UnitExpression | undefined;
};

/** A minus that is no hyphen: nothing that it could join stands before it. */
const signBefore = (text: string, at: number): string =>
  /(?<=^|[\s([])[-−]$/u.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';

const signed = (number: WrittenNumber, isNegative: boolean): WrittenNumber =>
  isNegative ? { ...number, value: -number.value } : number;

function unitBehind({ text, anyCase }: Context, at: number): UnitExpression | undefined {
  return unitAt(text, at + (lengthAt(SPACE, text, at) ?? 0), anyCase);
}

/** The unit behind a second number: its own, that behind a bracket, or that of the first. */
function closingUnit(
  context: Context,
  at: number,
  own: UnitExpression | undefined,
): UnitExpression | undefined {
  const unit =
    unitBehind(context, at) ?? unitBehind(context, at + (lengthAt(BRACKET, context.text, at) ?? 0));
  if (unit && own && unit.dimension !== own.dimension) return undefined;
  return unit ?? (own && { ...own, end: at });
}

function withTolerance(context: Context, at: number, { start, first, own }: Parts): Quantity | undefined {
  const { text, hasDecimalComma } = context;
  const [both, plusMinus] = groupAt(TOLERANCE, text, at);
  const [one, up] = both === undefined ? groupAt(DEVIATIONS, text, at) : [];
  const upEnd = one === undefined ? at : at + one.length;
  const upUnit = one === undefined ? undefined : unitBehind(context, upEnd);
  const downAt = upUnit?.end ?? upEnd;
  const [two, down] = one === undefined ? [] : groupAt(DEVIATION_DOWN, text, downAt);
  const end = both === undefined ? downAt + (two?.length ?? 0) : at + both.length;
  const plus = numberIn(plusMinus ?? up, hasDecimalComma);
  const minus = plusMinus === undefined ? numberIn(down, hasDecimalComma) : plus;
  const unit = plus && minus && closingUnit(context, end, own ?? upUnit);
  if (!unit) return undefined;
  const ofFirst = own ?? unit;
  const scale = unit.factor / ofFirst.factor;
  return made(start, unit.end, first, ofFirst, {
    tolerance: { plus: plus.value * scale, minus: minus.value * scale },
  });
}

function withRange(context: Context, at: number, { start, first, own }: Parts): Quantity | undefined {
  const [all, written] = groupAt(RANGE, context.text, at);
  const second = numberIn(written, context.hasDecimalComma);
  if (all === undefined || !second) return undefined;
  const unit = closingUnit(context, at + all.length, undefined);
  if (!unit || (own && own.dimension !== unit.dimension)) return undefined;
  const ofFirst = own ?? unit;
  const upTo = (second.value * unit.factor + unit.offset - ofFirst.offset) / ofFirst.factor;
  return upTo > first.value ? made(start, unit.end, first, ofFirst, { upTo }) : undefined;
}

function made(
  start: number,
  end: number,
  { value, step }: WrittenNumber,
  { written, dimension, factor, offset }: UnitExpression,
  { upTo, tolerance }: { upTo?: number; tolerance?: Tolerance } = {},
): Quantity {
  const inSi = (number: number): number => number * factor + offset;
  return {
    start,
    end,
    value,
    ...(upTo !== undefined && { upTo }),
    ...(tolerance && { tolerance }),
    unit: written,
    dimension,
    si: {
      value: inSi(value),
      ...(upTo !== undefined && { upTo: inSi(upTo) }),
      ...(tolerance && { tolerance: { plus: tolerance.plus * factor, minus: tolerance.minus * factor } }),
      step: step * factor,
      factor,
    },
  };
}

const numberIn = (written: string | undefined, hasDecimalComma: boolean): WrittenNumber | undefined =>
  written === undefined ? undefined : readNumber(written, hasDecimalComma);

function lengthAt(pattern: RegExp, text: string, at: number): number | undefined {
  return groupAt(pattern, text, at)[0]?.length;
}

function groupAt(pattern: RegExp, text: string, at: number): readonly (string | undefined)[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}
