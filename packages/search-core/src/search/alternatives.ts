import { runsOf } from '../analysis/runs.ts';
import { stem } from '../analysis/stem.ts';
import { isDesignation, parseQuery, type QueryWord } from '../query.ts';
import { correctedInContext, type Reach } from './context.ts';
import { isTerm, splitWord } from './corrections.ts';
import type { Epoch } from './epoch.ts';
import type { Question } from './match.ts';
import { readAs, type Reading } from './reading.ts';
import { withoutFunctionWords } from '../wordings/understood.ts';
import { understand } from './understand.ts';

/** A longer text is better answered by most of its words than by several of them in distant spellings. */
const MAX_WIDE_WORDS = 2;

/** Other ways to understand a text that finds nothing as typed, in the order in which they are tried. */
export function alternativesOf(epoch: Epoch, typed: Question): readonly (() => Question | undefined)[] {
  const bare = withContentWords(epoch, typed);
  const loose = bare ?? typed;
  return [
    () => (hasJoined(typed) ? withoutJoined(typed) : undefined),
    () => bare,
    () => (bare && hasJoined(bare) ? withoutJoined(bare) : undefined),
    () => asPrefixes(epoch, loose),
    () => inContext(epoch, loose),
    () => asSplit(epoch, loose),
    () => (mayBeWide(epoch, loose) ? inContext(epoch, loose, 'wide') : undefined),
    () => (mayBePartial(loose) ? asPartial(epoch, loose) : undefined),
  ];
}

const hasJoined = ({ wordings }: Question): boolean => wordings.some(({ joined }) => joined.length > 0);

/** The question without asking for words to be joined as they were typed. */
function withoutJoined(question: Question): Question {
  const [own, ...others] = question.wordings.map((wording) => ({ ...wording, joined: [] }));
  return own ? { ...question, wordings: [own, ...others] } : question;
}

/** The words of a text that may be read otherwise than typed: none of one in quotation marks. */
function looseWords({ request, isForAll }: Question): QueryWord[] {
  if (request.correctsInContext !== true || isForAll || request.field === 'designation') return [];
  const { words, phrases } = parseQuery(request.text);
  return phrases.length > 0 || words.some(({ isInflected, isPrefix }) => !isInflected && !isPrefix)
    ? []
    : words;
}

/** The question with its own words read in another way. */
function readOtherwise(question: Question, reading: Reading | undefined): Question | undefined {
  const [own, ...others] = withoutJoined(question).wordings;
  return reading && { ...question, wordings: [{ ...own, reading }, ...others] };
}

/** The question without function words, which a document in another language does not have. */
function withContentWords(epoch: Epoch, question: Question): Question | undefined {
  const { request } = question;
  const text = withoutFunctionWords(request.text);
  if (looseWords(question).length === 0 || text === '' || text === request.text.trim()) return undefined;
  return understand(epoch, {
    ...request,
    text,
    otherWordings: (request.otherWordings ?? [])
      .map(withoutFunctionWords)
      .filter((wording) => wording !== ''),
  });
}

/** The question with words that begin like those typed: 'certif…' finds certification for 'certify'. */
function asPrefixes(epoch: Epoch, question: Question): Question | undefined {
  const words = looseWords(question);
  const longer = words.map((word) => ({ ...word, form: beginningOf(word.form), isPrefix: true }));
  const isOther = longer.some(({ form }, at) => words[at]?.form !== form || !words[at]?.isPrefix);
  return isOther ? readOtherwise(question, readAs(epoch, longer, [])) : undefined;
}

const SHORTEST_PREFIX = 5;

/** What a word and those derived from it begin with; a short word whole. */
function beginningOf(form: string): string {
  const beginning = stem(form).replace(/[eiy]$/, '');
  return beginning.length < SHORTEST_PREFIX || !form.startsWith(beginning) ? form : beginning;
}

/** The question with words read as others that documents have together. */
function inContext(epoch: Epoch, question: Question, reach?: Reach): Question | undefined {
  const words = looseWords(question);
  if (words.length === 0) return undefined;
  return readOtherwise(question, correctedInContext(epoch, words, question.fields, question.request, reach));
}

/** Whether words may be read as distant ones: any of two, of a longer text the only one that is like no other. */
function mayBeWide(epoch: Epoch, question: Question): boolean {
  const words = looseWords(question);
  const corrected = new Set(question.wordings[0].reading.corrections.map(({ typed }) => typed));
  const isLikeNone = ({ form }: QueryWord): boolean => !corrected.has(form) && !isTerm(epoch, form);
  return words.length <= MAX_WIDE_WORDS || words.filter(isLikeNone).length === 1;
}

/** The question with words that no document has taken apart into two: 'riskassessment'. */
function asSplit(epoch: Epoch, question: Question): Question | undefined {
  const corrections = looseWords(question).flatMap(({ form }) => {
    const used = isTerm(epoch, form) ? undefined : splitWord(epoch, form);
    return used === undefined ? [] : [{ typed: form, used }];
  });
  if (corrections.length === 0) return undefined;
  const text = replaceWords(question.request.text, corrections);
  const split = understand(epoch, { ...question.request, text, otherWordings: [] });
  const [own] = split.wordings;
  return { ...split, wordings: [{ ...own, reading: { ...own.reading, corrections } }] };
}

/** The question answered by most words, each as it is typed: read as another, none of them helped. */
function asPartial(epoch: Epoch, question: Question): Question {
  const { wordings } = withoutJoined(understand(epoch, { ...question.request, keepsSpelling: true }));
  return { ...question, isPartial: true, wordings };
}

/** Part of a name is no name: a text that reads as a designation finds what it names, or nothing. */
function mayBePartial({ request: { text, field, allowsPartial }, isForAll, wordings }: Question): boolean {
  return (
    allowsPartial === true &&
    !isForAll &&
    field !== 'designation' &&
    !isDesignation(text) &&
    wordings.some(({ reading }) => reading.words.length > 1)
  );
}

/** A text with words put in the place of others. */
export function replaceWords(text: string, corrections: Reading['corrections']): string {
  const used = new Map(corrections.map((each) => [each.typed, each.used]));
  return runsOf(text)
    .flatMap(({ words }) => words)
    .toReversed()
    .reduce(
      (left, { form, start, end }) =>
        left.slice(0, start) + (used.get(form) ?? left.slice(start, end)) + left.slice(end),
      text,
    );
}
