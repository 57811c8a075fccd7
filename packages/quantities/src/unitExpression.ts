import { dimensionOf, product, type Dimension, type Exponents } from './dimensions.ts';
import { lowered } from './numbers.ts';
import { unitOf, type Unit } from './units.ts';

/** A unit as it stands in a text: 'MPa', 'N/mm²', 'W/(m·K)'. */
export type UnitExpression = {
  /** As it is written; a single unit in its own spelling, MPa for mpa. */
  readonly written: string;
  /** The place behind it. */
  readonly end: number;
  readonly dimension: Dimension;
  /** What one of it is in the SI unit of its dimension. */
  readonly factor: number;
  /** The zero of its scale in kelvins; 0 but for °C and °F. */
  readonly offset: number;
};

type Atom = {
  readonly unit: Unit;
  readonly spelling: string;
  readonly power: number;
  readonly end: number;
};

const SPELLING =
  /°[ \u00a0]?[CFRС](?![\p{L}])|[℃℉″′"°%‰]|[\p{Script=Latin}\p{Script=Greek}µΩÅ]+|\p{Script=Cyrillic}+/uy;
const EXPONENT = /\^?([-−⁻–]?[1-6²³¹⁴-⁶])(?!\d|[.,]\d)/uy;
const TIMES = /[ \u00a0]?[·⋅∙•*][ \u00a0]?|-/uy;
const PER = /[ \u00a0]?[/∕][ \u00a0]?| per (?:square |cubic )?/uy;
const SQUARED = / per (square|cubic) $/u;

/** 'in' is a word of every sentence, unless one of these follows. */
const BEHIND_INCH =
  /^(?:[^\p{L}\p{N}\s]|\s*$|\s+(?:long|wide|thick|deep|high|diameter|dia|nominal|maximum|minimum|max|min|square|x|by)(?!\p{L})|\s+[^\p{L}\p{N}\s])/u;

/** Pairs of units that stand beside each other with a space for a product. */
const SPACED_PRODUCT = /^ (?:m|mm|ft|in|lbf|lb|s|h)(?![\p{L}\p{N}])/u;

/** Reads the unit that begins at a place of a text, with its powers, products and quotients. */
export function unitAt(text: string, at: number, anyCase = false): UnitExpression | undefined {
  const first = atomAt(text, at, anyCase);
  if (!first) return undefined;
  const factors = [first];
  let end = first.end;
  let divides = false;
  for (;;) {
    const next = nextFactor(text, end, { factors, divides, anyCase });
    if (!next) break;
    factors.push(...next.atoms);
    end = next.end;
    divides ||= next.divides;
  }
  return expressionOf(text.slice(at, end), end, factors);
}

type SoFar = { readonly factors: readonly Atom[]; readonly divides: boolean; readonly anyCase: boolean };
type Next = { readonly atoms: readonly Atom[]; readonly end: number; readonly divides: boolean };

function nextFactor(text: string, at: number, { factors, divides, anyCase }: SoFar): Next | undefined {
  const per = matchAt(PER, text, at);
  if (per !== undefined) return divides ? undefined : denominatorAt(text, at + per.length, per, anyCase);
  const times = matchAt(TIMES, text, at);
  const isForce = factors.length === 1 && dimensionOf(factors[0]?.unit.exponents ?? {}) !== undefined;
  const isSpaced = times === undefined && isForce && SPACED_PRODUCT.test(text.slice(at, at + 6));
  if (times === undefined && !isSpaced) return undefined;
  const atom = atomAt(text, at + (times?.length ?? 1), anyCase);
  if (!atom) return undefined;
  const atoms = [{ ...atom, power: divides ? -atom.power : atom.power }];
  // A hyphen and a space part words as well: they join what has a name as a product.
  const isProduct =
    times !== undefined && times !== '-' ? true : dimensionOf(exponentsOf([...factors, ...atoms]));
  return isProduct ? { atoms, end: atom.end, divides } : undefined;
}

/** What a quotient divides by: one unit, or several in parentheses. */
function denominatorAt(text: string, at: number, per: string, anyCase: boolean): Next | undefined {
  const isGroup = text[at] === '(';
  const atoms: Atom[] = [];
  let end = at + (isGroup ? 1 : 0);
  const [, word] = SQUARED.exec(per) ?? [];
  const power = word === 'square' ? 2 : 3;
  for (;;) {
    const atom = atomAt(text, end, anyCase);
    if (!atom) return undefined;
    atoms.push({ ...atom, power: word === undefined ? -atom.power : -power });
    end = atom.end;
    const times = isGroup ? matchAt(TIMES, text, end) : undefined;
    if (times === undefined) break;
    end += times.length;
  }
  if (isGroup && text[end++] !== ')') return undefined;
  return { atoms, end, divides: true };
}

function atomAt(text: string, at: number, anyCase: boolean): Atom | undefined {
  const spelling = matchAt(SPELLING, text, at)?.replaceAll(/[ \u00a0]/g, '');
  if (spelling === undefined) return undefined;
  const written = matchAt(SPELLING, text, at)?.length ?? 0;
  const found = unitOf(spelling.replace('°С', '°C'), anyCase);
  if (!found) return undefined;
  let end = at + written;
  const isInch = spelling.toLowerCase() === 'in';
  const hasDot = text[end] === '.' && isAbbreviated(spelling);
  if (
    isInch &&
    !hasDot &&
    !/^[²³^/2-4]/u.test(text.slice(end)) &&
    !BEHIND_INCH.test(text.slice(end, end + 12))
  )
    return undefined;
  if (spelling === '"' && !isInchMark(text, at)) return undefined;
  if (hasDot) end++;
  const exponent = matchAt(EXPONENT, text, end);
  const power = exponent === undefined ? 1 : Number(lowered(exponent).replace('^', ''));
  return { ...found, power, end: end + (exponent?.length ?? 0) };
}

const ABBREVIATED = new Set('in ft yd mi lb lbs oz gal'.split(' '));

/** Whether a full stop behind it belongs to the unit. */
const isAbbreviated = (spelling: string): boolean => ABBREVIATED.has(spelling.toLowerCase());

/** Whether a quotation mark behind a number means inches: not where it closes what another has opened. */
function isInchMark(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 80), at);
  const other = before.lastIndexOf('"');
  if (other === -1) return true;
  return /\d/u.test(before[other - 1] ?? '');
}

const exponentsOf = (atoms: readonly Atom[]): Exponents =>
  product(atoms.map(({ unit: { exponents }, power }) => ({ exponents, power })));

function expressionOf(written: string, end: number, atoms: readonly Atom[]): UnitExpression | undefined {
  const dimension = dimensionOf(exponentsOf(atoms));
  if (dimension === undefined) return undefined;
  const factor = atoms.reduce((all, { unit, power }) => all * unit.factor ** power, 1);
  const [only, second] = atoms;
  const isAlone = only !== undefined && !second && only.power === 1;
  const offset = isAlone ? (only.unit.offset ?? 0) : 0;
  return {
    written: isAlone ? only.spelling : written,
    end,
    dimension: isTorque(written, dimension) ? 'torque' : dimension,
    factor,
    offset,
  };
}

/** An energy whose unit is a force by a length is a torque: N·m, Nm, lbf·ft. */
const isTorque = (written: string, dimension: Dimension): boolean =>
  dimension === 'energy' && /N[ ·⋅∙•*-]?[mc]?m|lbf|ft|\bin/u.test(written);

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
