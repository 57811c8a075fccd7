import type { WordPoints } from '../explanation.ts';
import {
  DESIGNATION_WEIGHT,
  FIELD_ORDER,
  frequencyIn,
  occurrenceWeights,
  postingOf,
  weightsIn,
  withOccurrence,
} from '../segment/frequencies.ts';
import { Numbers } from '../segment/numbers.ts';
import type { Segment } from '../segment/segment.ts';
import { FIELD_END, QUANTITIES_FROM, readSequence, SEARCHED_AS } from '../segment/sequences.ts';
import { formOfTerm } from '../segment/tagged.ts';
import { textAt } from '../segment/texts.ts';
import type { Wording } from './match.ts';
import { scoreOf, termsOf } from './words.ts';

/** The terms of one document: how often each is in which field, what it weighs there, and the mask of the searched fields. */
export type DocumentTerms = {
  readonly segment: Segment;
  readonly fields: number;
  /** Term → packed frequencies in all fields. */
  readonly packed: ReadonlyMap<number, number>;
  /** What one occurrence weighs in each field. */
  readonly occurrences: Float64Array;
};

/** Reads the terms of a document, as they were counted when it was indexed. */
export function documentTerms(segment: Segment, document: number, fields: number): DocumentTerms {
  const packed = new Map<number, number>();
  const lengths = new Uint32Array(FIELD_ORDER.length);
  const terms = new Numbers();
  readSequence(segment.sequences, document, terms);
  let field = 0;
  for (const term of terms.view()) {
    if (term === FIELD_END) {
      field++;
      continue;
    }
    const searched = SEARCHED_AS[field] ?? 0;
    packed.set(term, withOccurrence(packed.get(term) ?? 0, searched));
    if (field < QUANTITIES_FROM) lengths[searched] = (lengths[searched] as number) + 1;
  }
  const occurrences = new Float64Array(FIELD_ORDER.length);
  occurrenceWeights(lengths, occurrences);
  return { segment, fields, packed, occurrences };
}

type Within = {
  /** The place of the segment. */
  readonly at: number;
  /** The words of the text as it was typed. */
  readonly typed: ReadonlySet<string>;
};

/** What each word of a wording gives in each field; words that the document does not have give nothing. */
export function pointsOfWords(
  { segment, fields, packed, occurrences }: DocumentTerms,
  { reading, isOther }: Pick<Wording, 'reading' | 'isOther'>,
  { at, typed }: Within,
): (WordPoints & { inverseFrequency: number })[] {
  const weights = weightsIn(fields);
  return reading.words.flatMap(({ expansions, inverseFrequency, form, used }) => {
    const expansion = expansions[at];
    const found = (expansion ? termsOf(expansion) : []).filter(({ term }) => packed.has(term));
    const byField = new Map<number, { weight: number; times: number; forms: Set<string> }>();
    let sum = 0;
    for (const { term, weight } of found) {
      const own = packed.get(term) ?? 0;
      const all = weight * (weights[postingOf(own, occurrences)] as number);
      const shares = FIELD_ORDER.map((_, field) =>
        (fields & (1 << field)) === 0 ? 0 : shareOf(own, field, occurrences),
      );
      const together = shares.reduce((total, share) => total + share, 0) || 1;
      sum += all;
      for (const [field, share] of shares.entries()) {
        if (share === 0) continue;
        const known = byField.get(field) ?? { weight: 0, times: 0, forms: new Set<string>() };
        known.weight += (all * share) / together;
        known.times += frequencyIn(own, field);
        known.forms.add(formOfTerm(textAt(segment.terms, term)));
        byField.set(field, known);
      }
    }
    if (sum === 0) return [];
    const isQuantity = form.startsWith(QUANTITY);
    const by = isQuantity ? 'quantity' : wayOf(isOther === 'synonym' && !typed.has(form), used);
    return [...byField]
      .toSorted(([one], [other]) => one - other)
      .map(([field, { weight, times, forms }]) => ({
        kind: 'word' as const,
        word: form,
        forms: isQuantity ? [] : [...forms],
        by,
        field: FIELD_ORDER[field] ?? 'body',
        times,
        points: (scoreOf(inverseFrequency, sum) * weight) / sum,
        inverseFrequency,
      }));
  });
}

/** Terms of quantities begin so, and no word does. */
const QUANTITY = '=';

function wayOf(isSynonym: boolean, used: string | undefined): WordPoints['by'] {
  if (isSynonym) return 'synonym';
  return used === undefined ? 'word' : 'correction';
}

function shareOf(packed: number, field: number, occurrences: Float64Array): number {
  const frequency = frequencyIn(packed, field);
  if (frequency === 0) return 0;
  return field === 0 ? DESIGNATION_WEIGHT : frequency * (occurrences[field] as number);
}
