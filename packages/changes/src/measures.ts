import {
  comparatorBeside,
  NUMBER,
  readNumber,
  readQuantities,
  type Comparator,
  type Quantity,
} from '@norma/quantities';
import { masked } from './crossReferences.ts';
import { typedLanguageOf, type TypedLanguage } from './languages.ts';

/** A number in a sentence, with its unit where it has one. */
export type Measure = {
  /** As it is written, with what makes it a limit. */
  readonly words: string;
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly unit: string;
  /** Null for a plain number. */
  readonly quantity: Quantity | null;
  readonly comparator: Comparator | null;
  /** Whether it is written in letters, as many a 'one' is that counts nothing. */
  readonly isWord: boolean;
  /** The word behind it: what it counts. */
  readonly counted: string;
};

type Context = {
  readonly language: string;
  /** Whether a year is a number like others, as in a cell. */
  readonly hasYears: boolean;
  /** The unit of plain numbers, as the head of a column tells it. */
  readonly unit: string;
};

/** Beyond so many characters or numbers of a sentence, the others are plain words. */
const maxRead = 100_000;
const maxMeasures = 5000;

const NUMBER_WORDS: Readonly<Record<TypedLanguage, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
};
const numberWord = (language: TypedLanguage): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${NUMBER_WORDS[language].join('|')})(?![\p{L}\p{N}])`, 'giu');
const NUMBER_WORD: Readonly<Record<TypedLanguage, RegExp>> = {
  en: numberWord('en'),
  de: numberWord('de'),
  fr: numberWord('fr'),
  es: numberWord('es'),
};
const PLAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_\ue000]|\d[.,])(?:(?<=^|[\s([=<>≤≥])[-−])?(?:${NUMBER})(?![\p{L}\p{N}_]|[.,]\d)`,
  'gu',
);
const YEAR = /^(?:1[89]|20)\d{2}$/;
const MONTHS =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|ma[iy]|mayo|jun[eio]?|jul[iy]?o?|aug(?:ust)?|sep(?:t|tember|tembre)?|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|de[cz](?:ember)?|janv|févr(?:ier)?|avril|juin|juillet|août|décembre|enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const DATE = new RegExp(
  String.raw`(?<!\d)\d{4}-\d{2}(?:-\d{2})?(?!\d)|(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{4}(?!\d)|(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?(?:${MONTHS})\.?,? (?:de )?\d{4}(?!\d)|(?<!\p{L})(?:${MONTHS})\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?\d{4}(?!\d)`,
  'giu',
);

/** A text with its dates masked. */
export const withoutDates = (text: string): string =>
  /\d{4}/.test(text) ? text.replaceAll(DATE, masked) : text;

/** The numbers of a text in order, those with units and plain ones. References and citations must be masked in it. */
export function measuresIn(given: string, { language, hasYears, unit }: Context): Measure[] {
  const hasDigits = /[\p{Nd}¼½¾⅐-⅞]/u.test(given);
  const text = withoutDates(given.slice(0, maxRead));
  const found: Measure[] = [];
  const add = (
    { start, end }: { start: number; end: number },
    rest: Pick<Measure, 'value' | 'unit' | 'quantity' | 'isWord'>,
  ): void => {
    if (found.length >= maxMeasures) return;
    const limit = comparatorBeside(text, { start, end });
    const [from, to] = [Math.min(start, limit?.start ?? start), Math.max(end, limit?.end ?? end)];
    found.push({
      ...rest,
      words: given.slice(start, end).trim(),
      start: from,
      end: to,
      comparator: limit?.comparator ?? null,
      counted: /^\s?(\p{L}{2,20})/u.exec(text.slice(end, end + 24))?.[1]?.toLowerCase() ?? '',
    });
  };
  const quantities = hasDigits ? readQuantities(text, { language }) : [];
  for (const quantity of quantities)
    add(quantity, { value: quantity.value, unit: quantity.unit, quantity, isWord: false });
  const isFree = freeOf(quantities);
  for (const { 0: written, index } of hasDigits ? text.matchAll(PLAIN) : []) {
    if (found.length >= maxMeasures) break;
    const end = index + written.length;
    if (!isFree(index, end) || (!hasYears && YEAR.test(written))) continue;
    const bare = written.replace(/^[-−]/, '');
    const number = readNumber(bare, hasDecimalComma(language));
    if (!number) continue;
    const value = bare === written ? number.value : -number.value;
    // A unit of the column makes the number a quantity.
    const [quantity] = unit === '' ? [] : readQuantities(`${written} ${unit}`, { language });
    add(
      { start: index, end },
      { value, unit: quantity ? unit : '', quantity: quantity ?? null, isWord: false },
    );
  }
  const known = typedLanguageOf(language);
  for (const { 0: word, index } of known ? text.matchAll(NUMBER_WORD[known]) : []) {
    if (found.length >= maxMeasures) break;
    const value = known ? NUMBER_WORDS[known].indexOf(word.toLowerCase()) : 0;
    const behind = index + word.length;
    const [quantity] = readQuantities(`${value}${text.slice(behind, behind + 30)}`, { language });
    const isOwn = quantity?.start === 0;
    const end = isOwn ? behind + quantity.end - String(value).length : behind;
    if (isFree(index, end))
      add(
        { start: index, end: Math.min(end, text.length) },
        { value, unit: isOwn ? quantity.unit : '', quantity: isOwn ? quantity : null, isWord: true },
      );
  }
  return found.toSorted((one, other) => one.start - other.start);
}

const hasDecimalComma = (language: string): boolean => /^(?:de|fr|es|it|pt|ru|tr)(?:-|$)/i.test(language);

/** Whether a stretch meets none of these; asked in the order of the text, or again from its beginning. */
function freeOf(taken: readonly { start: number; end: number }[]): (start: number, end: number) => boolean {
  let at = 0;
  let last = 0;
  return (start, end) => {
    if (start < last) at = 0;
    last = start;
    while (at < taken.length && (taken[at]?.end ?? 0) <= start) at += 1;
    const next = taken[at];
    return !next || next.start >= end;
  };
}
