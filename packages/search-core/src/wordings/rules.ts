import { fold } from '../analysis/fold.ts';
import type { Language } from '../analysis/languages.ts';
import { languageOf, stem } from '../analysis/stem.ts';

/** Words, of which those of a rule may have '#' for a digit, and signs that part words of their own. */
const WORD = /\p{L}*#+\p{L}*|[\p{L}\p{N}]+|[&/+]/gu;

/** A run of words, as they are compared, and what is looked for as well where a text has them. */
export type Rule = { from: string[]; to: string[] };

/** Rules on other wordings, by language and by the first word that they are about. */
export type SynonymRules = ReadonlyMap<Language, ReadonlyMap<string, readonly Rule[]>>;

/** Why a line is no rule. */
export const synonymFaults = [
  'one-term',
  'nothing-before',
  'nothing-after',
  'two-arrows',
  'no-word',
  'too-many-terms',
  'too-long',
] as const;
type SynonymFault = (typeof synonymFaults)[number];

/** A line, counted from 1, that is no rule. */
export type FaultyLine = { line: number; fault: SynonymFault };

/** A language before a rule: 'de: Zug = Bahn'. */
const LANGUAGE = /^\s*([a-z]{2,3}(?:-[a-z0-9]+)*)\s*:/i;

/** Each term of a group has all the others. */
const MOST_TERMS = 50;
const LONGEST_TERM = 100;

/**
 * Reads rules, one a line: `a, b, c` (or `a = b = c`), of which each finds the others, or `a => b, c` (or `a > b`), where who
 * asks for a finds b and c too. A language may be before a rule, `de: Zug, Bahn`, and says how its words are inflected;
 * English without. `#` is any digit. Lines that are empty or begin with # are passed over. A group has at most 50 terms.
 */
export function readSynonyms(text: string): { rules: SynonymRules; faults: FaultyLine[] } {
  const rules = new Map<Language, Map<string, Rule[]>>();
  const faults: FaultyLine[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [before = '', tag = 'en'] = LANGUAGE.exec(line) ?? [];
    const rest = line.slice(before.length).trim();
    if (rest === '' || rest.startsWith('#')) continue;
    const read = ruleIn(rest);
    if (typeof read === 'string') {
      faults.push({ line: at + 1, fault: read });
      continue;
    }
    const language = languageOf('a', tag);
    const own = rules.get(language) ?? new Map<string, Rule[]>();
    rules.set(language, own);
    for (const { from, to } of read) {
      const keys = wordsOf(from, language).map(({ key }) => key);
      const [first = ''] = keys;
      const known = own.get(first) ?? [];
      known.push({ from: keys, to });
      own.set(first, known);
    }
  }
  for (const own of rules.values())
    for (const each of own.values()) each.sort((one, other) => other.from.length - one.from.length);
  return { rules, faults };
}

type Pair = { from: string; to: string[] };

function ruleIn(rest: string): Pair[] | SynonymFault {
  const [left = '', right, third] = rest.split(/=>|>/);
  if (third !== undefined) return 'two-arrows';
  const [before, after] = [left, right ?? ''].map(termsIn);
  if (!before || !after) return 'no-word';
  const terms = [...before, ...after];
  if (right === undefined && terms.length < 2) return 'one-term';
  if (before.every((term) => term === '')) return 'nothing-before';
  if (right !== undefined && after.every((term) => term === '')) return 'nothing-after';
  const wanted = right === undefined ? before : terms;
  if (wanted.some((term) => wordsOf(term, '').length === 0)) return 'no-word';
  if (terms.length > MOST_TERMS) return 'too-many-terms';
  if (terms.some(({ length }) => length > LONGEST_TERM)) return 'too-long';
  if (right !== undefined) return before.map((from) => ({ from, to: after }));
  return before.map((from) => ({ from, to: before.filter((other) => other !== from) }));
}

const termsIn = (text: string): string[] =>
  text === '' ? [] : text.split(/[=,]/).map((term) => term.trim());

/** The words of a text as they are compared: folded, without inflection; '&', '/' and '+' part words of their own. */
export function wordsOf(text: string, language: Language): { key: string; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: stem(fold(word), language),
    start: index,
    end: index + word.length,
  }));
}
