import { runsOf, type Run } from './analysis/runs.ts';
import { isStopWord } from './analysis/stopWords.ts';
import { parseDesignation } from './designation.ts';

/** One word that a document must have. */
export type QueryWord = {
  form: string;
  /** Whether its inflections match as well; a word in quotation marks is meant as it is written. */
  isInflected: boolean;
  /** Whether words that merely begin with the form match too, at a lower weight. */
  isPrefix: boolean;
  /** Whether it belongs to a quantity with a unit, and so is no misspelling: the feet of '20 feet'. */
  isOfQuantity?: boolean;
  /** The terms of the index that it stands for, instead of those of its form; of a quantity those of the same ones. */
  terms?: readonly string[];
};

/** A text that was searched, understood. */
export type Query = {
  /** Distinct; a document must have all of them. */
  words: QueryWord[];
  /** Forms that must be one after the other within one field. */
  phrases: string[][];
};

/** Longer texts are cut and further words ignored, so that no query is slow. */
const LONGEST_TEXT = 500;
const MOST_WORDS = 64;
const LONGEST_PHRASE = 30; // words; one bit each where phrases are looked for
const SHORTEST_PREFIX = 2;
const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/gu;

/** Whether the text asks for every document: '*', or nothing. */
export function isMatchAll(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === '*';
}

/**
 * Takes a text apart into words and phrases. The last word outside of quotation marks is matched as a prefix: it
 * may still be being typed. Stop-words are looked for in phrases, and by themselves when there is nothing else.
 */
export function parseQuery(text: string): Query {
  const cut = text.slice(0, LONGEST_TEXT);
  const phrases = [...cut.matchAll(QUOTED)].map(([, quoted = '']) => formsOfPhrase(quoted));
  const loose = cut.replace(QUOTED, ' " ');
  const words = [
    ...withLastAsPrefix(runsOf(loose).flatMap(wordsOfRun), loose),
    ...phrases.flat().map((form): QueryWord => ({ form, isInflected: false, isPrefix: false })),
  ];
  const contentWords = words.filter(({ form }, at) => !isStopWord(form, words[at + 1]?.form));
  return {
    words: distinct(contentWords.length > 0 ? contentWords : words).slice(0, MOST_WORDS),
    phrases: distinctPhrases(phrases.filter(({ length }) => length > 1)),
  };
}

const JOINED = /(?<![\p{L}\p{N}])\p{L}+(?:[/&]\p{L}+)+(?![\p{L}\p{N}])/gu;
const MOST_JOINED = 4;

/**
 * Words around '/' and '&' of which one is so short that it says little alone, as in 'PDF/A' and 'GD&T': their forms, which
 * should be together. None in quotation marks, nor in designations such as 'ISO/R 3'.
 */
export function joinedIn(text: string): string[][] {
  const loose = text.slice(0, LONGEST_TEXT).replace(QUOTED, ' " ');
  if (/\p{N}{3}|\p{L}\/\p{L}+\s+\p{N}/u.test(loose)) return [];
  const forms = [...loose.matchAll(JOINED)]
    .map(([joined]) => formsOfPhrase(joined))
    .filter((each) => each.length > 1 && each.some(({ length }) => length <= 2));
  return distinctPhrases(forms.slice(0, MOST_JOINED));
}

/** The pieces of a designation as words, for documents that have them in another order or with gaps. */
export function wordsOfDesignation(text: string): QueryWord[] {
  const { pieces } = parseDesignation(text.slice(0, LONGEST_TEXT));
  const words = pieces.map((form): QueryWord => ({ form, isInflected: false, isPrefix: false }));
  return distinct(withLastAsPrefix(words, text)).slice(0, MOST_WORDS);
}

/** The pieces of a designation in order; none when the text has no digit and so cannot name a document. */
export function piecesOfQuery(text: string): string[] {
  const { pieces, numberAt } = parseDesignation(text.slice(0, LONGEST_TEXT));
  return numberAt === pieces.length ? [] : pieces;
}

/** Whether a text is nothing but letters and then a number, as designations are: 'ISO 9001', 'NSB E 214-24'. */
export function isDesignation(text: string): boolean {
  return /^\s*\p{L}[\p{L}\s./-]*[\s-]?\p{N}[\p{N}\s.:/()-]*$/u.test(text);
}

/** Words of spaced scripts; pairs of characters of the others, where a single one begins the words it is in. */
function wordsOfRun({ spaced, words }: Run): QueryWord[] {
  if (spaced) return words.map(({ form }) => ({ form, isInflected: true, isPrefix: false }));
  const [only, second] = words;
  if (only && !second) return [{ form: only.form, isInflected: false, isPrefix: true }];
  return pairsOf(words).map((form) => ({ form, isInflected: false, isPrefix: false }));
}

/**
 * The forms of a phrase as texts have them one after the other. Where ideographs go on in the text, only their
 * pairs do: the last one alone stands there when other words follow.
 */
function formsOfPhrase(quoted: string): string[] {
  const runs = runsOf(quoted);
  return runs.flatMap(({ spaced, words }, at) => {
    if (spaced) return words.map(({ form }) => form);
    const last = words.at(-1);
    return at === runs.length - 1 && words.length > 1
      ? pairsOf(words)
      : [...pairsOf(words), ...(last ? [last.form] : [])];
  });
}

function pairsOf(characters: Run['words']): string[] {
  return characters.slice(1).map(({ form }, before) => `${characters[before]?.form}${form}`);
}

function withLastAsPrefix(words: QueryWord[], text: string): QueryWord[] {
  const last = words.at(-1);
  const isOpen = last !== undefined && !text.trimEnd().endsWith('"') && last.form.length >= SHORTEST_PREFIX;
  return isOpen ? [...words.slice(0, -1), { ...last, isPrefix: true }] : words;
}

function distinctPhrases(phrases: readonly string[][]): string[][] {
  const cut = phrases.map((phrase) => phrase.slice(0, LONGEST_PHRASE));
  return [...new Map(cut.map((phrase) => [phrase.join(' '), phrase])).values()];
}

/** Of two words with the same form the first stays: asked in full, a word is not a prefix any more. */
function distinct(words: QueryWord[]): QueryWord[] {
  const byForm = new Map<string, QueryWord>();
  for (const word of words) if (!byForm.has(word.form)) byForm.set(word.form, word);
  return [...byForm.values()];
}
