import { readQuantities } from '@norma/quantities';
import { wordsOf, type OriginStep } from './origins.ts';

/** A sentence of the last edition, with the editions that its words come from, by their places in the chain. */
export type SentenceOrigin = {
  readonly words: string;
  /** The edition that introduced the sentence as it is. */
  readonly since: number;
  /** The sentence in pieces of one edition each. */
  readonly parts: readonly { readonly words: string; readonly since: number }[];
  /** Its quantities, with what stood in their place before, the newest first. */
  readonly values: readonly ValueOrigin[];
};

export type ValueOrigin = {
  readonly words: string;
  readonly since: number;
  readonly before: readonly { readonly words: string; readonly since: number }[];
};

/** A sentence in one edition, with where it came from. */
type Version = {
  readonly edition: number;
  readonly tokens: readonly string[];
  /** For each word the edition that introduced it. */
  readonly origins: readonly number[];
  readonly since: number;
  readonly before: Version | null;
  /** For each word its place in the version before; -1 for a new one. */
  readonly places: readonly number[] | null;
};

/**
 * Which edition introduced each sentence, and each word of it, of the last edition of a chain. A sentence is introduced
 * anew by each edition that changes a word of it, also where it only takes one out.
 *
 * @param steps from each edition of the chain to the next one, the oldest first; at least one
 * @param language BCP 47 tag of the texts
 * @returns for each clause of the last edition its sentences
 */
export function wordOrigins(
  steps: readonly OriginStep[],
  language: string,
): { readonly id: string; readonly sentences: readonly SentenceOrigin[] }[] {
  let versions: Version[] = (steps[0]?.before ?? []).flatMap(({ sentences }) =>
    sentences.map((sentence) => firstVersion(sentence, 0)),
  );
  steps.forEach(({ sentences }, at) => {
    const before = versions;
    versions = sentences.map((step) => {
      const source = step.from === null ? undefined : before[step.from];
      if (!source || step.from === null) return firstVersion('words' in step ? step.words : '', at + 1);
      return step.edits ? edited(source, step.edits, at + 1) : source;
    });
  });
  const last = steps.at(-1);
  let start = 0;
  return (last?.clauses ?? []).map(({ id, count }) => {
    const own = versions.slice(start, start + count);
    start += count;
    return { id, sentences: own.map((version) => originOf(version, language)) };
  });
}

function firstVersion(sentence: string, edition: number): Version {
  const tokens = wordsOf(sentence);
  return { edition, tokens, origins: tokens.map(() => edition), since: edition, before: null, places: null };
}

type Edits = NonNullable<Extract<OriginStep['sentences'][number], { from: number }>['edits']>;

function edited(before: Version, edits: Edits, edition: number): Version {
  const tokens: string[] = [];
  const places: number[] = [];
  for (const edit of edits) {
    if (typeof edit === 'string') {
      const words = wordsOf(edit);
      tokens.push(...words);
      places.push(...words.map(() => -1));
    } else
      for (let at = edit[0]; at < edit[1]; at += 1) {
        tokens.push(before.tokens[at] ?? '');
        places.push(at);
      }
  }
  const origins = places.map((place) => (place < 0 ? edition : (before.origins[place] ?? edition)));
  return { edition, tokens, origins, since: edition, before, places };
}

function originOf(version: Version, language: string): SentenceOrigin {
  const { tokens, origins, since } = version;
  const parts: { words: string; since: number }[] = [];
  tokens.forEach((token, at) => {
    const last = parts.at(-1);
    const own = origins[at] ?? since;
    // A space is no one's wording.
    if (last && (last.since === own || token.trim() === '')) last.words += token;
    else parts.push({ words: token, since: own });
  });
  return { words: tokens.join(''), since, parts, values: valuesOf(version, language) };
}

/** A quantity by the places of its words. */
type Value = {
  readonly words: string;
  readonly start: number;
  readonly end: number;
  readonly dimension: string;
};

function valuesIn({ tokens }: Version, language: string): Value[] {
  const sentence = tokens.join('');
  const starts: number[] = [];
  let length = 0;
  for (const token of tokens) {
    starts.push(length);
    length += token.length;
  }
  return readQuantities(sentence, { language }).map(({ start, end, dimension }) => ({
    words: sentence.slice(start, end),
    start: Math.max(
      0,
      starts.findLastIndex((at) => at <= start),
    ),
    end: starts.findLastIndex((at) => at < end) + 1,
    dimension: JSON.stringify(dimension),
  }));
}

function valuesOf(version: Version, language: string): ValueOrigin[] {
  return valuesIn(version, language).map((value) => {
    const stretches: { words: string; since: number }[] = [];
    let current: Value | undefined = value;
    let at: Version | null = version;
    while (at && current) {
      const before: Version | null = at.before;
      const known: Value | null = before && valueBefore(at, before, current, language);
      if (!known || known.words !== current.words)
        stretches.push({ words: current.words, since: at.edition });
      [at, current] = [before, known ?? undefined];
    }
    const [own, ...before] = stretches;
    return { words: value.words, since: own?.since ?? version.since, before };
  });
}

/** What stood in the place of a value in the version before: the same one, else the one of its kind that went. */
function valueBefore(version: Version, before: Version, value: Value, language: string): Value | null {
  const own = valuesIn(version, language);
  const known = valuesIn(before, language);
  const placeOf = ({ start, end }: Value): readonly number[] =>
    version.places?.slice(start, end).filter((place) => place >= 0) ?? [];
  const kept = (each: Value): Value | undefined =>
    known.find(({ start, end, words }) => {
      const places = placeOf(each);
      return (
        words === each.words && places.length > 0 && places.every((place) => place >= start && place < end)
      );
    });
  const same = kept(value);
  if (same) return same;
  const taken = new Set(own.flatMap((each) => kept(each) ?? []));
  const isOfKind = ({ dimension }: Value): boolean => dimension === value.dimension;
  const gone = known.filter((each) => !taken.has(each) && isOfKind(each));
  const come = own.filter((each) => !kept(each) && isOfKind(each));
  return gone[come.indexOf(come.find(({ start }) => start === value.start) ?? value)] ?? null;
}
