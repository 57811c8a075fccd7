/** A number as it is written: its value, and what one more in its last digit would be; 0 for a fraction, which is exact. */
export type WrittenNumber = { readonly value: number; readonly step: number };

const SPACE = String.raw`[ \u00a0\u2009\u202f]`;
const SPACED = String.raw`\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3}(?!\d))+(?:[.,]\d+)?`;
const FRACTION = String.raw`(?:\d+[ \u00a0-]?)?(?:\d{1,3}[/⁄]\d{1,3}|[¼½¾⅐-⅞])`;
const POWER = String.raw`(?:${SPACE}?[×x·⋅*]${SPACE}?10(?:\^[-−+]?\d+|[⁻⁺]?[⁰¹²³⁴-⁹]+)|[eE][-−+]?\d+)?`;

const TEN_POWER = String.raw`10(?:\^[-−+]?\d+|[⁻⁺]?[⁰¹²³⁴-⁹]+)(?!\d)`;

/** Source of an expression for a number without its sign; it has no groups. */
export const NUMBER = `(?:${FRACTION}(?!\\d)|${TEN_POWER}|(?:${SPACED}|\\d+(?:[.,]\\d+)*)${POWER})`;

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const IS_FRACTION = /^(?:(\d+)[ \u00a0-]?)?(?:(\d{1,3})[/⁄](\d{1,3})|([¼½¾⅐-⅞]))$/u;
const IS_TEN_POWER = /^10(?:\^|(?=[⁻⁺⁰¹²³⁴-⁹]))([-−+⁻⁺]?[\d⁰¹²³⁴-⁹]+)$/u;
const HAS_POWER =
  /^(.*?)(?:[ \u00a0\u2009\u202f]?[×x·⋅*][ \u00a0\u2009\u202f]?10\^?|[eE])([-−+⁻⁺]?[\d⁰¹²³⁴-⁹]+)$/u;

/** Digits that are written raised, as plain ones. */
export const lowered = (text: string): string =>
  text
    .replaceAll(/[⁰¹²³⁴-⁹]/gu, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
    .replaceAll(/[⁻−–]/gu, '-')
    .replaceAll('⁺', '+');

/**
 * Reads what `NUMBER` finds. Groups of three digits may have spaces or apostrophes between them, or the sign that does not
 * begin the decimals (NIST SP 811, 10.5; ISO 80000-1, 7.3). One comma before three digits parts thousands, and one dot
 * decimals, unless the language writes them the other way. Undefined for what is no number, such as '1.2.3'.
 */
export function readNumber(written: string, hasDecimalComma = false): WrittenNumber | undefined {
  const [isFraction, whole = '0', above, below, sign] = IS_FRACTION.exec(written) ?? [];
  if (isFraction !== undefined) {
    const part = sign === undefined ? Number(above) / Number(below) : (FRACTIONS[sign] ?? Number.NaN);
    return Number.isFinite(part) ? { value: Number(whole) + part, step: 0 } : undefined;
  }
  const [, ofTen] = IS_TEN_POWER.exec(written) ?? [];
  if (ofTen !== undefined) return readNumber(`1e${lowered(ofTen)}`);
  const [, base = written, power = '0'] = HAS_POWER.exec(written) ?? [];
  const digits = base.replaceAll(/[ \u00a0\u2009\u202f'’]/g, '');
  const point = decimalPointOf(digits, digits !== base, hasDecimalComma);
  if (point === undefined) return undefined;
  const decimals = point === -1 ? '' : digits.slice(point + 1);
  const integer = (point === -1 ? digits : digits.slice(0, point)).replaceAll(/[.,]/g, '');
  const exponent = Number(lowered(power));
  const value = Number(`${integer}.${decimals || '0'}e${exponent}`);
  const step = 10 ** (exponent - decimals.length);
  return Number.isFinite(value) && step > 0 ? { value, step } : undefined;
}

/** Where the decimals begin, -1 without any; undefined where the signs fit no way of writing numbers. */
function decimalPointOf(digits: string, isSpaced: boolean, hasDecimalComma: boolean): number | undefined {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return -1;
  const sign = digits[last] ?? '';
  const others = digits.slice(0, last);
  const isRepeated = others.includes(sign);
  if (isRepeated || /[.,]/.test(others)) {
    const groups = isRepeated ? digits : others;
    const isGrouped = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(groups) && !isSpaced;
    if (!isGrouped) return undefined;
    return isRepeated ? -1 : last;
  }
  const groupsBy = hasDecimalComma ? '.' : ',';
  const isThousands = sign === groupsBy && !isSpaced && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  return isThousands ? -1 : last;
}
