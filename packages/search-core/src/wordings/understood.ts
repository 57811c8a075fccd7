import { fold } from '../analysis/fold.ts';
import { isDesignation } from '../query.ts';
import { stem } from '../analysis/stem.ts';
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
 * meant as it is written.
 */
export function understood(typed: string): Understood {
  if (QUOTED.test(typed)) return { text: typed, otherWordings: [] };
  const { text: whole, clause } = withoutClause(typed);
  const text = withoutFiller(whole);
  return { text, otherWordings: wordingsOf(text), ...(clause !== undefined && { clause }) };
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

/** Rules by the first word that they are about. */
const rules = /* @__PURE__ */ rulesIn(synonyms);

function rulesIn(text: string): Map<string, Rule[]> {
  const found = new Map<string, Rule[]>();
  const add = (from: string, to: string[]): void => {
    const keys = keysOf(from);
    found.set(keys[0] ?? '', [...(found.get(keys[0] ?? '') ?? []), { from: keys, to }]);
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    const [only, wider] = line.split(' > ');
    if (only !== undefined && wider !== undefined) add(only, [wider.trim()]);
    else {
      const group = line
        .split(' = ')
        .map((term) => term.trim())
        .filter(Boolean);
      for (const term of group)
        add(
          term,
          group.filter((other) => other !== term),
        );
    }
  }
  for (const each of found.values()) each.sort((one, other) => other.from.length - one.from.length);
  return found;
}

/** The words of a text as they are compared: folded, without inflection; '&', '/' and '+' part words of their own. */
function keysOf(text: string): string[] {
  return wordsOf(text).map(({ key }) => key);
}

function wordsOf(text: string): { key: string; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: stem(fold(word)),
    start: index,
    end: index + word.length,
  }));
}

/** The text with each run of words that has synonyms said in their way, and with all of them at once. */
function wordingsOf(text: string): string[] {
  const words = wordsOf(text);
  if (words.length > MOST_SAID_WORDS) return [];
  const spans: { start: number; end: number; to: string[] }[] = [];
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
  const said = (chosen: readonly { start: number; end: number; by: string }[]): string =>
    chosen
      .toReversed()
      .reduce((left, { start, end, by }) => left.slice(0, start) + by + left.slice(end), text);
  const one = spans.flatMap(({ start, end, to }) => to.map((by) => said([{ start, end, by }])));
  const every = said(spans.map(({ start, end, to }) => ({ start, end, by: to[0] ?? '' })));
  return [...new Set(spans.length > 1 ? [every, ...one] : one)].slice(0, MOST_WORDINGS);
}
