import { fold } from '../analysis/fold.ts';
import { isDesignation } from '../query.ts';
import type { Language } from '../analysis/languages.ts';
import { languageOf, stem } from '../analysis/stem.ts';
import { synonyms } from './synonyms.ts';

/** What a reader typed, understood before anything is looked up. */
export type Understood = {
  /** What is searched for. */
  text: string;
  /** The same in other words, by the synonyms of the field. */
  otherWordings: string[];
  /** The number of the clause that was asked for within a document: '4.4' of 'clause 4.4 ISO 9001'. */
  clause?: string;
};

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
  if (QUOTED.test(typed)) return { text: typed, otherWordings: [] };
  const { text: whole, clause } = withoutClause(typed);
  const text = withoutFiller(whole);
  return { text, otherWordings: wordingsOf(text, own), ...(clause !== undefined && { clause }) };
}

const QUOTED = /["“”„«»]/u;

const CLAUSE =
  /(?:\b(?:sub)?clause|\bsection|\bparagraph|\bannex|\bchapter|\bappendix|\barticle|\babschnitt|\bkapitel|\banhang|\bannexe|\bchapitre|\bparagraphe|§)\s*(\d+(?:\.\d+)*|[a-z](?:\.\d+)*)(?![\p{L}\p{N}])/iu;

/** A number of a clause behind a designation, without a word for it: 'iso 13849-1 4.5.2'. */
const NUMBER_BEHIND = /^(.*\S)\s+(\d{1,2}(?:\.\d{1,2}){1,6})\.?\s*$/u;

/** A clause counts where what is left names a document: letters with a number behind them. */
function withoutClause(text: string): { text: string; clause?: string } {
  const [phrase, clause] = CLAUSE.exec(text) ?? [];
  if (phrase === undefined || clause === undefined) {
    const [, designation = '', number] = NUMBER_BEHIND.exec(text) ?? [];
    return isDesignation(designation) && /\p{N}{2}/u.test(designation) && number !== undefined
      ? { text: designation, clause: number }
      : { text };
  }
  const left = text
    .replace(phrase, ' ')
    .replaceAll(/(?<![\p{L}\p{N}])(?:of|in|from|de|du|dans|von|der|des|aus)(?![\p{L}\p{N}])/giu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /\p{L}[\p{L}\s/.-]*\p{N}{2,}/u.test(left) ? { text: left, clause: clause.toUpperCase() } : { text };
}

/** Words that begin a question or an order in English, French and German. */
const QUESTIONS = new Set(
  (
    'what whats which who whom whose where when why how is are do does can could should must may find show give need looking ' +
    'quel quelle quels quelles qui ou quand comment pourquoi combien est-ce trouver cherche ' +
    'was welche welcher welches wer wo wann wie warum gibt suche finde zeige'
  ).split(' '),
);

/** Words of questions that say nothing of their subject. */
const FILLER = new Set(
  (
    'what whats which who whom whose where when why how is are was were be been do does did can could should must may might will ' +
    'would shall have has had i we you me my our your one there the a an of for to in on about with by from at as and it its this ' +
    'that these those find show give need looking want tell please scope purpose standard standards norm norms apply applies cover ' +
    'covers say says mean means definition define get ' +
    'quel quelle quels quelles qui quoi ou quand comment pourquoi combien est sont peut dois doit faut il elle on je nous vous le la ' +
    'les un une des du de d l a au aux pour dans sur par avec que qu ce cette se trouver cherche norme normes ' +
    'was welche welcher welches wer wo wann wie warum gibt es ist sind kann darf muss soll man ich wir sie der die das den dem des ein ' +
    'eine einer einen fur von zu zum zur im mit bei und suche finde zeige norm normen regelt gilt'
  ).split(' '),
);

/** A question without what makes it one; any other text as it is. */
function withoutFiller(text: string): string {
  const words = text.trim().split(/\s+/);
  const bare = words.map((word) => fold(word).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const isQuestion = words.length > 2 && (text.trim().endsWith('?') || QUESTIONS.has(bare[0] ?? ''));
  if (!isQuestion) return text;
  const left = words
    .filter((_, at) => !FILLER.has(bare[at] ?? ''))
    .join(' ')
    .replace(/\?+$/, '');
  return left.trim() === '' ? text : left;
}

const WORD = /[\p{L}\p{N}]+|[&/+]/gu;

type Rule = { from: string[]; to: string[] };

/** Rules on other wordings, by language and by the first word that they are about. */
export type SynonymRules = ReadonlyMap<Language, ReadonlyMap<string, readonly Rule[]>>;

/** A language before a rule: 'de: Zug = Bahn'. */
const LANGUAGE = /^\s*([a-z]{2,3}(?:-[a-z0-9]+)*)\s*:/i;

/** Each term of a group has all the others. */
const MOST_TERMS = 50;

const builtIn = /* @__PURE__ */ readSynonyms(synonyms).rules;

/**
 * Reads rules, one a line: `a = b = c`, of which each finds the others, or `a > b`, where who asks for a finds b too. A
 * language may stand before a rule, `de: Zug = Bahn`, and says how its words are inflected; English without. Lines that
 * are empty or begin with # are passed over. A group has at most 50 terms. `faults` are the numbers, from 1, of lines that are none of these.
 */
export function readSynonyms(text: string): { rules: SynonymRules; faults: number[] } {
  const rules = new Map<Language, Map<string, Rule[]>>();
  const faults: number[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const read = ruleIn(line);
    if (!read) {
      faults.push(at + 1);
      continue;
    }
    const own = rules.get(read.language) ?? new Map<string, Rule[]>();
    rules.set(read.language, own);
    for (const { from, to } of read.pairs) {
      const keys = keysOf(from, read.language);
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

function ruleIn(line: string): { language: Language; pairs: Pair[] } | undefined {
  const [before = '', tag = 'en'] = LANGUAGE.exec(line) ?? [];
  const rest = line.slice(before.length);
  const isOneWay = rest.includes('>');
  const terms = rest.split(isOneWay ? '>' : '=').map((term) => term.trim());
  const hasWords =
    terms.length > 1 && terms.length <= MOST_TERMS && terms.every((term) => wordsOf(term, '').length > 0);
  if (!hasWords || (isOneWay && (terms.length > 2 || rest.includes('=')))) return undefined;
  const [only = '', wider = ''] = terms;
  const pairs = isOneWay
    ? [{ from: only, to: [wider] }]
    : terms.map((term) => ({ from: term, to: terms.filter((other) => other !== term) }));
  return { language: languageOf('a', tag), pairs };
}

/** The words of a text as they are compared: folded, without inflection; '&', '/' and '+' part words of their own. */
function keysOf(text: string, language: Language): string[] {
  return wordsOf(text, language).map(({ key }) => key);
}

function wordsOf(text: string, language: Language): { key: string; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: stem(fold(word), language),
    start: index,
    end: index + word.length,
  }));
}

type Span = { start: number; end: number; to: string[] };

/** The text with each run of words that has synonyms said in their way, and with all of them at once. */
function wordingsOf(text: string, own?: SynonymRules): string[] {
  if (wordsOf(text, '').length > MOST_SAID_WORDS) return [];
  const said = (chosen: readonly { start: number; end: number; by: string }[]): string =>
    chosen
      .toReversed()
      .reduce((left, { start, end, by }) => left.slice(0, start) + by + left.slice(end), text);
  const wordings = [...(own ?? []), ...builtIn].flatMap(([language, rules]) => {
    const spans = spansIn(text, language, rules);
    const one = spans.flatMap(({ start, end, to }) => to.map((by) => said([{ start, end, by }])));
    const every = said(spans.map(({ start, end, to }) => ({ start, end, by: to[0] ?? '' })));
    return spans.length > 1 ? [every, ...one] : one;
  });
  return [...new Set(wordings)].slice(0, MOST_WORDINGS);
}

function spansIn(text: string, language: Language, rules: ReadonlyMap<string, readonly Rule[]>): Span[] {
  const words = wordsOf(text, language);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const here = (rules.get(words[at]?.key ?? '') ?? []).filter(({ from }) =>
      from.every((key, behind) => words[at + behind]?.key === key),
    );
    const longest = here[0]?.from.length ?? 0;
    if (longest === 0) continue;
    const to = here.filter(({ from }) => from.length === longest).flatMap((rule) => rule.to);
    spans.push({ start: words[at]?.start ?? 0, end: words[at + longest - 1]?.end ?? 0, to });
    at += longest - 1;
  }
  return spans;
}
