import { noSeries, units } from './bodies.ts';
import type { Head } from './head.ts';
import { isDigitAt, isLetterAt, isWordAt } from './scan.ts';

/** The number of a designation with its edition and what supplements it. */
export type WrittenNumber = {
  readonly end: number;
  /** In plain spelling: 'E 31-21', '60601-1:2014/Amd 1:2020'. */
  readonly text: string;
  /** The number without its last part, to which '-2' of a list is added. */
  readonly base: string;
  /** Letters before the digits: 'E', 'RR E'; else ''. */
  readonly series: string;
  /** How many digits its first group has. */
  readonly digits: number;
  readonly hasPart: boolean;
  readonly isDated: boolean;
};

/** Digits of the longest number that is taken for one of a designation. */
const maxDigits = 7;
const maxParts = 6;

/** Reads the number that stands behind bodies; null where none does. All that is looked at is of limited length. */
export function readNumber(text: string, head: Head): WrittenNumber | null {
  const bare = head.isBare ?? false;
  const start = bare ? head.end : afterJoint(text, head);
  if (start === null) return null;
  const series = seriesAt(text, start, head.isPlain);
  let at = start + series.length;
  const first = digitsFrom(text, at);
  if (first === 0 || first > maxDigits) return null;
  let digits = first;
  at += first;
  let written =
    series.trimEnd() + (/[ -]$/.test(series) ? (series.at(-1) ?? '') : '') + text.slice(at - first, at);
  if (head.isGrouped && first === 3 && text[at] === ' ' && digitsFrom(text, at + 1) === 3) {
    written += text.slice(at, at + 4);
    at += 4;
    digits = 6;
  }
  let base = written;
  let hasPart = false;
  let isDated = false;
  const ended = (): WrittenNumber | null => {
    if (isWordAt(text, at)) return null;
    return { end: at, text: written, base, series: series.trim(), digits, hasPart, isDated };
  };
  if (head.isSmall) return ended();
  for (let parts = 0; parts < maxParts; parts += 1) {
    const part = partAt(text, at, series);
    if (part === '') break;
    if (part.startsWith('-') && isYear(part.slice(1)) && !isDigitAt(text, at + part.length)) {
      written += part;
      at += part.length;
      isDated = true;
      break;
    }
    if (part.startsWith('-')) {
      base = written;
      hasPart = true;
    }
    written += part;
    at += part.length;
  }
  const edition = isDated ? null : editionAt(text, at);
  if (edition) {
    written += edition.text;
    at = edition.end;
    isDated = true;
  } else if (/-\d\d$/.test(written)) isDated = true;
  const letter = isDated
    ? (/^[a-z]\d?(?![\p{Script=Latin}\p{Script=Cyrillic}\d-])/u.exec(text.slice(at, at + 3))?.[0] ?? '')
    : '';
  written += letter;
  at += letter.length;
  const again = /^ ?\((?:R ?)?(?:19|20)\d\d\)/.exec(text.slice(at, at + 10))?.[0];
  const isShort = /-\d\d$/.test(written);
  if (again && (isDated || !head.isPlain)) {
    written += again;
    at += again.length;
    isDated = true;
  } else if (!again && !isShort) {
    const dated = /^ ?\((?:\d\d\/\d{4}|\d{4}-\d\d)\)/.exec(text.slice(at, at + 12))?.[0];
    const version = /^ [Vv]\d{1,2}\.\d{1,3}(?:\.\d{1,3})?(?: \(\d{4}-\d\d\))?/.exec(
      text.slice(at, at + 24),
    )?.[0];
    const mark = dated ?? version ?? '';
    written += mark;
    at += mark.length;
    isDated ||= mark !== '';
  }
  for (let many = 0; many < 3; many += 1) {
    const supplement = supplementAt(text, at);
    if (!supplement) break;
    written += supplement.text;
    at = supplement.end;
  }
  return ended();
}

/** Whether a unit of measure follows. */
export function isUnitAt(text: string, at: number): boolean {
  const [, word = ''] = /^ ?([%‰°]|[°\p{L}µμ]{1,6})(?!\p{L})/u.exec(text.slice(at, at + 9)) ?? [];
  return word === '%' || word === '‰' || word === '°' || units.has(word);
}

/** Where the number begins behind a body; null where what joins them is no joint. */
function afterJoint(text: string, { end, isPlain, text: name }: Head): number | null {
  const sign = text[end];
  if (sign === ' ') return end + 1;
  if (sign === '-' || sign === '/') {
    const isNumber =
      isDigitAt(text, end + 1) || (!isPlain && isLetterAt(text, end + 1) && isDigitAt(text, end + 2));
    return isNumber ? end + 1 : null;
  }
  // 'RFC2119', 'ISO9001' and 'EN1990' are written so as well.
  return isDigitAt(text, end) && (isPlain || name.length > 2) && digitsFrom(text, end) >= 3 ? end : null;
}

function digitsFrom(text: string, from: number): number {
  let end = from;
  while (end - from <= maxDigits && isDigitAt(text, end)) end += 1;
  return end - from;
}

/** Up to two groups of capitals before the digits, with what joins them: 'E ', 'RR E', 'J', 'Z'. */
function seriesAt(text: string, start: number, isPlain: boolean): string {
  if (isPlain) return '';
  const [series = ''] =
    /^(?:[A-ZА-Я]{1,5}[ .-])?(?:[A-ZА-Я]{1,5}[ .-]?)?(?=\d)/u.exec(text.slice(start, start + 14)) ?? [];
  return series.split(/[ .-]/).some((group) => noSeries.has(group)) ? '' : series;
}

/** What goes on with a number: '.1', '-2', '-WSD', 'Q', '/E8M'; '' at its end. */
function partAt(text: string, at: number, series: string): string {
  const rest = text.slice(at, at + 14);
  const [part = ''] =
    /^\.\d{1,5}(?!\d)/.exec(rest) ??
    /^-\d{1,6}(?:[A-Z]{1,2})?(?![\p{Script=Latin}\p{Script=Cyrillic}\d])/u.exec(rest) ??
    /^-\d{2}(?=[a-z]\d?(?![\p{Script=Latin}\p{Script=Cyrillic}\d]))/u.exec(rest) ??
    /^-[A-Z]{1,4}\d{0,4}(?![\p{Script=Latin}\p{Script=Cyrillic}\d])/u.exec(rest) ??
    /^(?:[A-Z]{1,3}|[a-z]{1,2})(?![\p{Script=Latin}\p{Script=Cyrillic}\d])/u.exec(rest) ??
    /^[A-Z](?=[.-]\d)/.exec(rest) ??
    [];
  if (part !== '') return part;
  if (series === '' || rest[0] !== '/') return '';
  const letters = series.trim();
  const [dual = ''] =
    /^\/ ?[A-Z]{0,2} ?\d{1,5}[A-Z]?(?![\p{Script=Latin}\p{Script=Cyrillic}\d])/u.exec(rest) ?? [];
  return dual.includes(letters) ? dual : '';
}

type Mark = { readonly text: string; readonly end: number };

/** A year behind a colon, with the month that DIN writes: ':2015', ' : 2015', ':2015-11'. */
function editionAt(text: string, at: number): Mark | null {
  const found = /^( ?: ?)(\d{4}|\d{2})(-(?:0[1-9]|1[0-2]))?(?!\d|\.\d)/.exec(text.slice(at, at + 11));
  if (!found) return null;
  const [all, joint = '', year = '', month = ''] = found;
  if (year.length === 4 ? !isYear(year) : joint !== ':') return null;
  const end = at + all.length;
  // A colon with a space behind it may begin what counts something: ': 2000 cycles'.
  if (joint === ': ' && /^ \p{L}/u.test(text.slice(end, end + 2))) return null;
  return { text: `:${year}${month}`, end };
}

function isYear(digits: string): boolean {
  return digits.length === 4 && Number(digits) >= 1850 && Number(digits) <= 2099;
}

/** An amendment or correction that is named with its edition: '/Amd 1:2024', '+A1:2014', '/AC:2010'. */
function supplementAt(text: string, at: number): Mark | null {
  const found =
    /^ ?([/+]) ?((?:DAM|FDAM|Amd|AMD|Amendment|AMENDMENT|Cor|COR|Corr|Corrigendum|Add|ADD|Suppl|SUPPL|AC|A|C)\.?) ?(\d{0,3})(?: ?[:-] ?((?:19|20)\d\d))?(?![\p{Script=Latin}\p{Script=Cyrillic}\d])/u.exec(
      text.slice(at, at + 36),
    );
  if (!found) return null;
  const [all, sign = '', word = '', number = '', year = ''] = found;
  if (number === '' && word !== 'AC') return null;
  const isShort = word === 'A' || word === 'C' || word === 'AC';
  const name = word.replace('.', '');
  const joint = isShort || (number !== '' && all.includes(`${name}${number}`)) || number === '' ? '' : ' ';
  return { text: `${sign}${name}${joint}${number}${year === '' ? '' : `:${year}`}`, end: at + all.length };
}
