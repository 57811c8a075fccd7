import { fold } from './analysis/fold.ts';

/** The fields that may be named before a colon. */
export const operatorFields = ['title', 'designation', 'publisher', 'status', 'year', 'ics'] as const;
type Field = (typeof operatorFields)[number];

/** What an operator asks for: words or a quoted phrase anywhere or in a field, a value, or years (both included). */
export type OperatorTerm =
  | { field: 'any' | 'title'; text: string }
  | { field: 'designation' | 'publisher' | 'status' | 'ics'; text: string }
  | { field: 'year'; from: number; to: number };

/** One of the terms, or none of them. */
export type OperatorCondition = { anyOf: OperatorTerm[]; isExcluded: boolean };

/** A part of a query that was not understood, as it was typed, and why. */
export type IgnoredPart = {
  part: string;
  reason:
    | 'unknown-field'
    | 'unknown-value'
    | 'no-value'
    | 'no-year'
    | 'no-ics'
    | 'no-operand'
    | 'open-quote'
    | 'too-many';
};

/** A query with its operators taken out. */
export type ReadOperators = {
  /** The words without operators; the whole query, as it is, where it has none. */
  text: string;
  conditions: OperatorCondition[];
  ignored: IgnoredPart[];
};

const LONGEST_TEXT = 500;
/** Each term is a search of its own. */
const MOST_TERMS = 24;
const LONGEST_PART = 60;
/** Further years belong to no document. */
const YEARS = { first: 1800, last: 2199 } as const;

const MAY_OPERATE = /\p{L}:|["“”„«»]|(?:^|\s)-\p{L}|\b(?:OR|NOT)\b/u;
const SPACE = /\s+/y;
const MINUS = /-(?=[\p{L}"“„«])/uy;
const NAMED = /(\p{L}{2,20}):\s*/uy;
const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/uy;
const WORD = /[^\s"“”„«»]+/uy;
const QUOTE = /["“”„«»]/uy;
/** What may stand before a colon without being a field: 'http://…', 'urn:iso:std:…'. */
const SCHEMES = new Set(['http', 'https', 'urn', 'doi', 'mailto', 'file', 'ftp', 'std']);
const MAY_BE_FIELD = /^(?=.{3})\p{Ll}+$/u;

/** What follows the first piece of a designation up to its number: ' E 214-24' of 'NSB E 214-24'. */
const OTHER_PIECES =
  /^(?:\s+(?!OR\b|NOT\b|AND\b)[\p{L}/.-]{1,9}){0,3}\s+[\p{L}./-]*\p{N}[\p{L}\p{N}./:()-]*(?=\s|$)/u;

type Item =
  | { kind: 'term'; term: OperatorTerm; isExcluded: boolean; isPlain: boolean; raw: string }
  | { kind: 'operator'; operator: 'OR' | 'NOT' | 'AND' };

/**
 * Reads field prefixes, NOT and '-', OR and ranges of years. OR joins the two terms beside it; everything else holds together.
 * Operators are in capitals, and are words where all of a longer text is. A text without operators is left as it is.
 */
export function readOperators(text: string): ReadOperators {
  if (!MAY_OPERATE.test(text)) return { text, conditions: [], ignored: [] };
  const ignored: IgnoredPart[] = [];
  const items = itemsOf(text.slice(0, LONGEST_TEXT), ignored);
  const { plain, conditions } = grouped(items, ignored);
  const isPlain = conditions.length === 0 && ignored.length === 0;
  return { text: isPlain ? text : plain.join(' '), conditions, ignored };
}

/** The words of a query that documents are found by, without operators and without what is excluded. */
export function wordsOfOperators({ text, conditions }: ReadOperators): string {
  const texts = conditions
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap(({ anyOf }) => anyOf.flatMap((term) => (isText(term) ? term.text : [])));
  return [text, ...texts].join(' ').trim();
}

const isText = (term: OperatorTerm): term is Extract<OperatorTerm, { text: string }> =>
  term.field === 'any' || term.field === 'title' || term.field === 'designation';

function itemsOf(text: string, ignored: IgnoredPart[]): Item[] {
  const items: Item[] = [];
  const isCapital = isInCapitals(text);
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const taken = pattern.exec(text);
    if (taken) at = pattern.lastIndex;
    return taken;
  };
  const ignore = (reason: IgnoredPart['reason'], part: string): void => {
    ignored.push({ part: part.trim().slice(0, LONGEST_PART), reason });
  };

  while (at < text.length) {
    if (take(SPACE)) continue;
    const start = at;
    const isExcluded = take(MINUS) !== null;
    const field = fieldAt(text, at, take, ignore);
    const from = at;
    const quoted = take(QUOTED);
    const word = quoted ? null : take(WORD);
    if (!quoted && !word) {
      if (field) ignore('no-value', text.slice(start, at));
      // A sign of inches follows a number; elsewhere a lone quotation mark has no partner.
      else if (/\s|^$/u.test(text[at - 1] ?? '')) ignore('open-quote', text.slice(at, at + 1));
      take(QUOTE);
      continue;
    }
    const operator = operatorOf(word?.[0]);
    if (operator && !field && !isExcluded && !isCapital) {
      items.push({ kind: 'operator', operator });
      continue;
    }
    if (field === 'designation' && word && !/\p{N}/u.test(word[0]))
      at += OTHER_PIECES.exec(text.slice(at))?.[0].length ?? 0;
    const raw = text.slice(from, at);
    const term = termOf(field, quoted?.[1] ?? raw, quoted !== null);
    if ('reason' in term) ignore(term.reason, text.slice(start, at));
    else items.push({ kind: 'term', term, isExcluded, isPlain: !field, raw });
  }
  return items;
}

const operatorOf = (word: string | undefined): 'OR' | 'NOT' | 'AND' | undefined =>
  word === 'OR' || word === 'NOT' || word === 'AND' ? word : undefined;

/** The field named at a place. One that is not known is left out of the query, and its value searched everywhere. */
function fieldAt(
  text: string,
  at: number,
  take: (pattern: RegExp) => RegExpExecArray | null,
  ignore: (reason: IgnoredPart['reason'], part: string) => void,
): Field | undefined {
  NAMED.lastIndex = at;
  const [whole = '', name = ''] = NAMED.exec(text) ?? [];
  const field = operatorFields.find((known) => known === name.toLowerCase());
  if (field) {
    take(NAMED);
    return field;
  }
  const next = text.slice(at + whole.length, at + whole.length + 1);
  if (MAY_BE_FIELD.test(name) && !SCHEMES.has(name) && !/\s$/.test(whole) && /[\p{L}"“„«]/u.test(next)) {
    take(NAMED);
    ignore('unknown-field', `${name}:`);
  }
  return undefined;
}

function termOf(
  field: Field | undefined,
  value: string,
  isQuoted: boolean,
): OperatorTerm | Pick<IgnoredPart, 'reason'> {
  if (field === 'year') return yearsOf(value) ?? { reason: 'no-year' };
  if (field === 'ics') {
    const code = fold(value);
    return /^\d{2}(?:\.\d{3}(?:\.\d{2})?)?$/.test(code) ? { field, text: code } : { reason: 'no-ics' };
  }
  if (field && !/[\p{L}\p{N}]/u.test(value)) return { reason: 'no-value' };
  const isPhrase = isQuoted && (field === undefined || field === 'title');
  return { field: field ?? 'any', text: isPhrase ? `"${value}"` : value };
}

/** '2015', '2010-2020', '2010..', '-2020', '>=2010': years, both ends included. */
function yearsOf(value: string): OperatorTerm | undefined {
  const written = fold(value).replaceAll(/\s/g, '');
  const compared = /^(<=?|>=?|≤|≥)(\d{4})$/.exec(written);
  if (compared) {
    const [, sign = '', digits = ''] = compared;
    const step = sign === '<' ? -1 : sign === '>' ? 1 : 0;
    const year = Number(digits) + step;
    return /[<≤]/.test(sign) ? years(YEARS.first, year) : years(year, YEARS.last);
  }
  const [, from, isRange, to] = /^(\d{4})?(-|–|—|\.{2,3}|…)?(\d{4})?$/.exec(written) ?? [];
  if (from === undefined && to === undefined) return undefined;
  if (isRange === undefined) return to === undefined ? years(Number(from), Number(from)) : undefined;
  return years(Number(from ?? YEARS.first), Number(to ?? YEARS.last));
}

function years(one: number, other: number): OperatorTerm {
  const within = (year: number): number => Math.min(YEARS.last, Math.max(YEARS.first, year));
  const [from, to] = [within(Math.min(one, other)), within(Math.max(one, other))];
  return { field: 'year', from, to };
}

const MOST_WORDS_IN_CAPITALS = 3;

/** Whether a text is a title in capitals, whose OR and NOT are words. */
function isInCapitals(text: string): boolean {
  const others = text.split(/\s+/).filter((word) => /\p{Lu}/u.test(word) && !operatorOf(word));
  return others.length > MOST_WORDS_IN_CAPITALS && !/\p{Ll}/u.test(text);
}

function grouped(
  items: readonly Item[],
  ignored: IgnoredPart[],
): { plain: string[]; conditions: OperatorCondition[] } {
  type Group = { terms: Extract<Item, { kind: 'term' }>[]; isExcluded: boolean };
  const groups: Group[] = [];
  let terms = 0;
  let isJoined = false;
  let isNegated = false;
  const noOperand = (part: string): void => void ignored.push({ part, reason: 'no-operand' });
  for (const item of items) {
    if (item.kind === 'operator') {
      const { operator } = item;
      const isAfterTerm: boolean = groups.at(-1)?.isExcluded === false && !isNegated && !isJoined;
      if (operator === 'OR' && !isAfterTerm) noOperand('OR');
      if (operator === 'NOT' && isNegated) noOperand('NOT');
      isJoined ||= operator === 'OR' && isAfterTerm;
      isNegated ||= operator === 'NOT';
      continue;
    }
    const isExcluded = item.isExcluded !== isNegated;
    if (isExcluded && isJoined) noOperand('OR');
    const isOperation = isExcluded || isJoined || !item.isPlain;
    if (isOperation && ++terms > MOST_TERMS) {
      if (!ignored.some(({ reason }) => reason === 'too-many'))
        ignored.push({ part: item.raw.slice(0, LONGEST_PART), reason: 'too-many' });
    } else if (isJoined && !isExcluded) groups.at(-1)?.terms.push(item);
    else groups.push({ terms: [item], isExcluded });
    isJoined = false;
    isNegated = false;
  }
  if (isJoined) noOperand('OR');
  if (isNegated) noOperand('NOT');
  const isRest = ({ terms: own, isExcluded }: Group): boolean =>
    !isExcluded && own.length === 1 && own[0]?.isPlain === true;
  return {
    plain: groups.filter(isRest).flatMap(({ terms: own }) => own.map(({ raw }) => raw)),
    conditions: groups
      .filter((group) => !isRest(group))
      .map(({ terms: own, isExcluded }) => ({ anyOf: own.map(({ term }) => term), isExcluded })),
  };
}
