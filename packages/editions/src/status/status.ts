import type { Relation } from '../families/relations.ts';
import { type HarmonisedStage, harmonisedStage, stageOfStatus, statusAtStage } from './stage.ts';
import type { EditionStatus } from './vocabulary.ts';
import { foldedWord } from '../foldedWord.ts';
import { words, wordsOfBodies } from './words.ts';

/** A status that the source states, or that follows from what it says. */
export type KnownStatus = {
  kind: 'known';
  status: EditionStatus;
  /** For machines; null where a status could be at several stages. */
  stage: HarmonisedStage | null;
  /** The source's own word, for `wireStatusOf`; null where it has none. */
  word: string | null;
  /** Designations of what takes its place, where the source names any. */
  supersededBy: string[];
};

/** A word that no table knows: to be reported, and shown as given. */
export type UnknownStatus = { kind: 'unknown'; word: string };

type Given = {
  /** As records write it: 'NSB', 'ISO/IEC'. */
  publisher: string;
  /** The source's word; null where it says nothing. */
  word: string | null;
  /** A harmonised stage code, or another word of the source. */
  stage?: string | null;
  /** As `relationsOf` makes them. */
  relations?: readonly Relation[];
  /** What words of this publisher mean that no table knows, by `foldedWord`. */
  meanings?: ReadonlyMap<string, EditionStatus>;
};

/** Bodies that use the words of another one. */
const sharedWords: Readonly<Record<string, string>> = {
  RFC: 'IETF',
  IRTF: 'IETF',
  IAB: 'IETF',
  ISE: 'IETF',
  '3GPP': 'ETSI',
  NBS: 'NIST',
  FIPS: 'NIST',
  CENELEC: 'CEN',
  CLC: 'CEN',
  EN: 'CEN',
  BS: 'BSI',
  NF: 'AFNOR',
  SAC: 'GB',
  KATS: 'KS',
  KSA: 'KS',
  JISC: 'JIS',
  JSA: 'JIS',
};

const ended = new Set<EditionStatus>([
  'superseded',
  'historical',
  'withdrawn',
  'withdrawn-replaced',
  'withdrawn-not-replaced',
]);

/**
 * The status of a document from what its source says of it: a word, a stage, its relations. Where word and stage
 * differ, what is further along counts: a draft is a draft although it is "active", and the end of a standard is
 * believed from any source that states it. A source that says nothing offers the document: it is current unless replaced.
 */
export function statusOf({
  publisher,
  word,
  stage = null,
  relations = [],
  meanings,
}: Given): KnownStatus | UnknownStatus {
  const supersededBy = relations.flatMap(({ type, designation }) =>
    type === 'replaced-by' ? [designation] : [],
  );
  const said: EditionStatus[] = [];
  for (const text of [word, stage]) {
    if (text === null || foldedWord(text) === '') continue;
    const meant = meaningOf(publisher, text) ?? meanings?.get(foldedWord(text));
    if (!meant) return { kind: 'unknown', word: text };
    said.push(meant);
  }
  const status = refined(decided(said, supersededBy.length > 0), supersededBy.length > 0);
  const code = [stage, word].map((text) => harmonisedStage(text ?? '')).find((found) => found !== null);
  const fitting = code && statusAtStage(code) === status ? code : stageOfStatus(status);
  return { kind: 'known', status, stage: fitting, word, supersededBy };
}

function meaningOf(publisher: string, text: string): EditionStatus | undefined {
  const code = harmonisedStage(text);
  if (code) return statusAtStage(code);
  const folded = foldedWord(text);
  // The second or third draft is a draft: 'Committee Specification Draft 02'.
  return (
    meaningOfWord(publisher, folded) ?? meaningOfWord(publisher, folded.replace(/(?<=\p{L}) \d{1,2}$/u, ''))
  );
}

function meaningOfWord(publisher: string, folded: string): EditionStatus | undefined {
  for (const body of publisher.toUpperCase().split(/[/\s-]+/)) {
    const meant = own(wordsOfBodies[sharedWords[body] ?? body], folded);
    if (meant) return meant;
  }
  // Other bodies, and ISO's catalog for them, name the harmonised stages as ISO does.
  return own(words, folded) ?? own(wordsOfBodies['ISO'], folded);
}

// A word such as "constructor" is a word, not a property of every object.
function own(
  table: Readonly<Record<string, EditionStatus>> | undefined,
  key: string,
): EditionStatus | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

function decided(said: readonly EditionStatus[], isReplaced: boolean): EditionStatus {
  const [first, second] = said;
  if (!first) return isReplaced ? 'superseded' : 'current';
  if (!second) return first;
  if (said.includes('draft') || said.includes('work-item')) {
    return said.find((each) => each === 'draft' || each === 'work-item') ?? first;
  }
  // "Inactive" with the stage "withdrawn" is withdrawn: the plainer word of two that tell of an end.
  const ends = said.filter((each) => ended.has(each));
  return ends.find((each) => each !== 'historical') ?? ends[0] ?? (first === 'current' ? second : first);
}

function refined(status: EditionStatus, isReplaced: boolean): EditionStatus {
  return isReplaced && status === 'withdrawn' ? 'withdrawn-replaced' : status;
}
