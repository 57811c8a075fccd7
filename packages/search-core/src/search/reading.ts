import type { QueryWord } from '../query.ts';
import type { SearchRequest } from '../request.ts';
import { correctionOf, isSeen } from './corrections.ts';
import type { Epoch, Sight } from './epoch.ts';
import { expand, type Expansion } from './expansion.ts';

/** A word of a query looked up in every segment. */
export type ReadWord = {
  expansions: Expansion[];
  inverseFrequency: number;
  /** Where it is in the query. */
  order: number;
  /** The word as it is typed, and what it was read as instead. */
  form: string;
  used?: string | undefined;
};

/** The words of a query, the rarest first, and those that were read as others. */
export type Reading = { words: ReadWord[]; corrections: { typed: string; used: string }[] };

/**
 * Looks words up. A word that no visible document has is read as its nearest neighbor, and so never in place of
 * one that is written so.
 */
export function readWords(
  epoch: Epoch,
  words: readonly QueryWord[],
  fields: number,
  sight: Sight & Spelling,
  known: KnownWords = new Map(),
): Reading {
  const corrections: Reading['corrections'] = [];
  const read = words.map((word) => {
    const key = `${word.form}${word.isInflected ? ' ' : ''}${word.isPrefix ? '*' : ''}`;
    const looked = known.get(key) ?? lookUp(epoch, word, fields, sight);
    known.set(key, looked);
    if (looked.used !== undefined) corrections.push({ typed: word.form, used: looked.used });
    return looked;
  });
  return { words: inOrderOfRarity(epoch, read), corrections };
}

/** Words of one request that were looked up, so that its other wordings need not look them up again. */
export type KnownWords = Map<string, LookedUp>;

type LookedUp = {
  form: string;
  expansions: Expansion[];
  /** In how many documents its terms stand. */
  frequency: number;
  /** What it was read as. */
  used?: string;
};

type Spelling = Pick<SearchRequest, 'keepsSpelling'>;

function lookUp(epoch: Epoch, word: QueryWord, fields: number, sight: Sight & Spelling): LookedUp {
  const expansions = epoch.parts.map(({ segment }) => expand(segment, word));
  const isAsTyped =
    word.isOfQuantity === true || sight.keepsSpelling === true || isSeen(epoch, expansions, fields, sight);
  const used = isAsTyped ? undefined : correctionOf(epoch, word, fields, sight);
  return used === undefined
    ? counted(epoch, word.form, expansions)
    : { ...counted(epoch, word.form, expandedAs(epoch, word, used)), used };
}

const counted = (epoch: Epoch, form: string, expansions: Expansion[]): LookedUp => ({
  form,
  expansions,
  frequency: frequencyOf(epoch, expansions),
});

/** Words each read as the form given for it, or as it is typed where none is. */
export function readAs(
  epoch: Epoch,
  words: readonly QueryWord[],
  forms: readonly (string | undefined)[],
): Reading {
  const read = words.map((word, at): LookedUp => {
    const used = forms[at];
    const own = counted(epoch, word.form, expandedAs(epoch, word, used));
    return used === undefined ? own : { ...own, used };
  });
  const corrections = words.flatMap(({ form: typed }, at) => {
    const used = forms[at];
    return used === undefined ? [] : [{ typed, used }];
  });
  return { words: inOrderOfRarity(epoch, read), corrections };
}

function expandedAs(epoch: Epoch, word: QueryWord, form: string | undefined): Expansion[] {
  const readWord = form === undefined ? word : { ...word, form, isPrefix: false };
  return epoch.parts.map(({ segment }) => expand(segment, readWord));
}

function inOrderOfRarity(epoch: Epoch, read: readonly LookedUp[]): ReadWord[] {
  const placed = read.map((word, order) => ({ ...word, order }));
  placed.sort((one, other) => one.frequency - other.frequency); // the rarest first leaves least to do
  return placed.map(({ frequency, ...word }) => ({
    ...word,
    inverseFrequency: inverseOf(frequency, epoch.size),
  }));
}

/** In how many documents the terms of a word stand: at least the number of documents that have the word. */
function frequencyOf(epoch: Epoch, expansions: readonly Expansion[]): number {
  let frequency = 0;
  for (const [at, part] of epoch.parts.entries()) {
    const { forms = [], prefix = { first: 0, end: 0 } } = expansions[at] ?? {};
    frequency += epoch.frequencyOf(part, prefix);
    for (const { term } of forms)
      if (term < prefix.first || term >= prefix.end)
        frequency += epoch.frequencyOf(part, { first: term, end: term + 1 });
  }
  return frequency;
}

/** Inverse document frequency as in Robertson & Zaragoza (2009), eq. 3.3, never below zero. */
function inverseOf(postings: number, size: number): number {
  const frequency = Math.min(postings, size);
  return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5));
}
