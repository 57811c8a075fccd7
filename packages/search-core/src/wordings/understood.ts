import { fold } from '../analysis/fold.ts';
import { isDesignation } from '../query.ts';
import type { Language } from '../analysis/languages.ts';
import { readSynonyms, wordsOf, type Rule, type SynonymRules } from './rules.ts';
import { english } from './synonyms/english.ts';
import { french } from './synonyms/french.ts';
import { german } from './synonyms/german.ts';

/** What a reader typed, understood before anything is looked up. */
export type Understood = {
  /** What is searched for. */
  text: string;
  /** The same in other words, by the synonyms of the field. */
  otherWordings: string[];
  /** What of the text these say otherwise, each with its own words. */
  synonyms: Synonym[];
  /** A clause that may be asked for within a document: '4.4' of 'ISO 9001', in 'clause 4.4 ISO 9001'. */
  clause?: { number: string; document: string; otherWordings: string[] };
};

/** Words of a text, and others that are looked for as well. */
export type Synonym = { typed: string; used: string };

/** So many other wordings are enough: the first synonyms are the usual ones. */
const MOST_WORDINGS = 6;
/** A longer text is a title that was pasted, which is meant as it is. */
const MOST_SAID_WORDS = 10;

/**
 * Takes the clause and the filler of a question out of a text, and says it in other words. A text with quotation marks is
 * meant as it is written. Rules of a library's own come before the built-in ones
 * (decision 60).
 */
export function understood(typed: string, own?: SynonymRules): Understood {
  if (QUOTED.test(typed)) return { text: typed, otherWordings: [], synonyms: [] };
  const text = withoutFiller(typed);
  const { number, document = '' } = clauseIn(typed) ?? {};
  const clause = number !== undefined && {
    number,
    document,
    otherWordings: wordingsOf(document, own).map((wording) => wording.text),
  };
  const wordings = wordingsOf(text, own);
  return {
    text,
    otherWordings: wordings.map((wording) => wording.text),
    synonyms: distinctSynonyms(wordings.flatMap(({ synonyms }) => synonyms)),
    ...(clause && { clause }),
  };
}

const QUOTED = /["“”„«»]/u;

const CLAUSE_WORD =
  '(?:\\b(?:sub)?clause|\\bcl\\.|\\bsection|\\bsec\\.?|\\bparagraph|\\bpara\\.?|\\bannex|\\bchapter|\\bch\\.|\\bappendix|\\bapp\\.|\\barticle|\\bart\\.|' +
  '\\babschnitt|\\babs\\.|\\bkapitel|\\bkap\\.|\\bziffer|\\bpunkt|\\banhang|\\bannexe|\\bchapitre|\\bparagraphe|\\bpoint|§)';
const CLAUSE = new RegExp(`${CLAUSE_WORD}\\s*(\\d+(?:\\.\\d+)*|[a-z](?:\\.\\d+)*)(?![\\p{L}\\p{N}])`, 'iu');
const DOTTED = '(?:\\d{1,2}|[A-Za-z])(?:\\.\\d{1,2}){1,6}';

/** A number of a clause before or behind a designation, without a word for it: 'iso 13849-1 4.5.2', '7.1.5 of 9001'. */
const NUMBER_BEHIND = new RegExp(`^(.*[\\p{L}\\p{N})])[\\s,;:(]+(${DOTTED})\\)?\\.?\\s*$`, 'u');
const NUMBER_BEFORE = new RegExp(`^\\s*(${DOTTED})[\\s,;:]+(.*\\p{N}{2}.*)$`, 'u');

/** Words between a clause and its document. */
const BETWEEN = /(?<![\p{L}\p{N}])(?:of|in|from|de|du|dans|von|der|des|aus)(?![\p{L}\p{N}])/giu;

/** A number without its publisher: '9001', '60335-1:2020'. */
const BARE_NUMBER = /^\s*\p{N}{4,6}(?:\s*[-–:/]\s*\p{N}+)*\s*$/u;

/** A name without a number, such as 'wcag', of which two numbers behind it are a version: 'svg 1.1'. */
const NAME = /^\s*\p{L}{3,}(?:[- ]\p{L}+)?\s*$/u;

/** The clause and the document that a text may ask for; the index knows whether there is such a document. */
function clauseIn(text: string): { number: string; document: string } | undefined {
  const [phrase, clause] = CLAUSE.exec(text) ?? [];
  if (phrase !== undefined && clause !== undefined) {
    const document = withoutFiller(
      text.replace(phrase, ' ').replaceAll(BETWEEN, ' ').replaceAll(/\s+/g, ' ').trim(),
    );
    return document === '' ? undefined : { number: clause.toUpperCase(), document };
  }
  const [, before = '', behind] = NUMBER_BEHIND.exec(text) ?? [];
  const [, first, after = ''] = NUMBER_BEFORE.exec(text) ?? [];
  const number = (behind ?? first)?.toUpperCase();
  const document = (behind === undefined ? after : before).replaceAll(BETWEEN, ' ').trim();
  if (number === undefined) return undefined;
  const isNumbered = (isDesignation(document) && /\p{N}{2}/u.test(document)) || BARE_NUMBER.test(document);
  const isNamed = behind !== undefined && NAME.test(document) && number.split('.').length > 2;
  return isNumbered || isNamed ? { number, document } : undefined;
}

const setOf = (words: string): Set<string> => new Set(words.split(' '));

/** Words that begin a question or an order in English, French and German. */
const QUESTIONS = setOf(
  'what whats which who whom whose where when why how is are do does can could should must may find show give need looking ' +
    'quel quelle quels quelles qui ou quand comment pourquoi combien est-ce trouver cherche ' +
    'was welche welcher welches wer wo wann wie warum gibt suche finde zeige',
);

/** Articles, prepositions and conjunctions of English, French and German. */
const FUNCTION_WORDS = setOf(
  'the a an of for to in on about with by from at as and or ' +
    'le la les un une des du de d l au aux pour dans sur par avec et ou ' +
    'der die das den dem des ein eine einer einen fur von zu zum zur im mit bei und oder',
);

/** Words of questions that do not say what they are about. */
const FILLER = setOf(
  [
    ...FUNCTION_WORDS,
    'what whats which who whom whose where when why how is are was were be been do does did can could should must may might will',
    'would shall have has had i we you me my our your one there it its this that these those find show give need looking want',
    'tell please scope purpose standard standards norm norms apply applies cover covers say says mean means definition define get',
    'quel quelle quels quelles qui quoi quand comment pourquoi combien est sont peut dois doit faut il elle on je nous vous',
    'que qu ce cette se trouver cherche norme normes',
    'was welche welcher welches wer wo wann wie warum gibt es ist sind kann darf muss soll man ich wir sie',
    'suche finde zeige norm normen regelt gilt',
  ].join(' '),
);

const bareWord = (word: string): string => fold(word).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** A text without its function words: 'ramps wheelchairs' of 'ramps for wheelchairs'; empty when it has no others. */
export function withoutFunctionWords(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.filter((word) => !FUNCTION_WORDS.has(bareWord(word))).join(' ');
}

/** A question without what makes it one; any other text as it is. */
function withoutFiller(text: string): string {
  const words = text.trim().split(/\s+/);
  const bare = words.map(bareWord);
  const isQuestion = words.length > 2 && (text.trim().endsWith('?') || QUESTIONS.has(bare[0] ?? ''));
  if (!isQuestion) return text;
  const left = words
    .filter((_, at) => !FILLER.has(bare[at] ?? ''))
    .join(' ')
    .replace(/\?+$/, '');
  return left.trim() === '' ? text : left;
}

const inLanguage = (tag: string, rules: string): string => rules.replaceAll(/^(?=[^#\n])/gm, `${tag}: `);

/** Rules `a > b` the other way, the first of those that lead to the same. */
function reversed(rules: string): string {
  const pairs = rules.split('\n').flatMap((line) => {
    const [from = '', to] = line.split('>').map((term) => term.trim());
    return to === undefined ? [] : [[to, from] as const];
  });
  return [...new Map(pairs.toReversed())].map(([to, from]) => `${to} > ${from}`).join('\n');
}

let builtIn: (readonly [Language, ReadonlyMap<string, readonly Rule[]>])[] | undefined;

/** Read when first asked for: threads that build the index ask for none. English comes before what others say for it. */
const builtInRules = (): NonNullable<typeof builtIn> =>
  (builtIn ??= [
    [english, inLanguage('fr', french), inLanguage('de', german)].join('\n'),
    `${reversed(french)}\n${reversed(german)}`,
  ].flatMap((rules) => [...readSynonyms(rules).rules]));

const DIGIT = /\p{N}/u;
const withoutDigits = (key: string): string => key.replaceAll(/\p{N}/gu, '#');
const isWord = (key: string, pattern: string): boolean =>
  key === pattern || (pattern.includes('#') && withoutDigits(key) === pattern);

type Span = { start: number; end: number; to: string[] };

type WordingOfText = { text: string; synonyms: Synonym[] };

/** The text with each run of words that has synonyms said in their way, and with all of them at once. */
function wordingsOf(text: string, own?: SynonymRules): WordingOfText[] {
  if (wordsOf(text, '').length > MOST_SAID_WORDS) return [];
  const said = (chosen: readonly { start: number; end: number; by: string }[]): WordingOfText => ({
    text: chosen
      .toReversed()
      .reduce((left, { start, end, by }) => left.slice(0, start) + by + left.slice(end), text),
    synonyms: chosen.map(({ start, end, by }) => ({ typed: text.slice(start, end), used: by })),
  });
  const wordings = [...(own ?? []), ...builtInRules()].flatMap(([language, rules]) => {
    const spans = spansIn(text, language, rules);
    const one = spans.flatMap(({ start, end, to }) => to.map((by) => said([{ start, end, by }])));
    const every = said(spans.map(({ start, end, to }) => ({ start, end, by: to[0] ?? '' })));
    return spans.length > 1 ? [every, ...one] : one;
  });
  const distinct = new Map<string, WordingOfText>();
  for (const wording of wordings) if (!distinct.has(wording.text)) distinct.set(wording.text, wording);
  return [...distinct.values()].slice(0, MOST_WORDINGS);
}

const distinctSynonyms = (synonyms: readonly Synonym[]): Synonym[] => [
  ...new Map(synonyms.map((each) => [`${each.typed}\0${each.used}`, each])).values(),
];

function spansIn(text: string, language: Language, rules: ReadonlyMap<string, readonly Rule[]>): Span[] {
  const words = wordsOf(text, language);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const key = words[at]?.key ?? '';
    const here = [
      ...(rules.get(key) ?? []),
      ...(DIGIT.test(key) ? (rules.get(withoutDigits(key)) ?? []) : []),
    ].filter(({ from }) => from.every((each, behind) => isWord(words[at + behind]?.key ?? '', each)));
    const longest = here[0]?.from.length ?? 0;
    if (longest === 0) continue;
    const to = here.filter(({ from }) => from.length === longest).flatMap((rule) => rule.to);
    spans.push({ start: words[at]?.start ?? 0, end: words[at + longest - 1]?.end ?? 0, to });
    at += longest - 1;
  }
  return spans;
}
