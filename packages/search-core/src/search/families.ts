import { valueKey } from '../segment/analysed.ts';
import { NO_FAMILY } from '../segment/draft.ts';
import { compareTexts, textAt } from '../segment/texts.ts';
import { emptyCounts, type Counts } from './counts.ts';
import type { Epoch, Part } from './epoch.ts';
import { matchIn, type Question } from './match.ts';
import { pageOf, rank } from './order.ts';
import { scratchFor } from './scratch.ts';
import type { Found } from './search.ts';
import { failPicks, onlyMissing, picksIn } from './tally.ts';

/** What one segment has for the request: documents, their scores and the sections whose picks they fail. */
type Matched = {
  part: Part;
  documents: Uint32Array;
  scores: Float64Array;
  missing: Uint32Array;
  families: Uint32Array;
};

/**
 * Answers a request that shows of each family the best edition found. A value counts a family once when any of its
 * editions found has it: so each number says what picking that value as well would show.
 */
export function searchFamilies(epoch: Epoch, question: Question): Found {
  const { request } = question;
  const [from, size] = [Math.max(0, request.from), Math.max(0, request.size)];
  const numbers = new FamilyNumbers();
  const matched = epoch.parts.map((part, at) => matchedIn(epoch, part, at, question, numbers));
  const best = bestOfEach(matched, numbers.size);
  const lists = matched.map((own, at) => {
    const hits = bestAmong(own, at + 1, best);
    return rank(own.part, hits, {
      found: hits.documents.length,
      wanted: from < epoch.size ? from + size : 0,
      sort: request.sort,
    });
  });
  const total = best.part.reduce((sum, part) => sum + (part === 0 ? 0 : 1), 0);
  return {
    total,
    hits: from < total ? pageOf(lists, { from, size, sort: request.sort }) : [],
    counts: countFamilies(matched, numbers.size, request.countSections),
  };
}

function matchedIn(
  epoch: Epoch,
  part: Part,
  at: number,
  question: Question,
  numbers: FamilyNumbers,
): Matched {
  const { segment } = part;
  const scratch = scratchFor(segment.size);
  const found = matchIn(epoch, at, scratch, question);
  const picked = picksIn(segment, question.request.picks);
  if (picked) failPicks(segment, scratch, picked, found);
  const documents = scratch.documents.slice(0, found);
  return {
    part,
    documents,
    scores: scratch.scores.slice(0, found),
    missing: picked ? scratch.missing.slice(0, found) : new Uint32Array(found),
    families: numbers.of(part, documents),
  };
}

/** One number for a family in whichever segments its editions are; a document that stands alone has its own. */
class FamilyNumbers {
  size = 0;
  readonly #byName = new Map<string, number>();

  /** The numbers of the families of documents of one segment. */
  of({ segment }: Part, documents: Uint32Array): Uint32Array {
    const { of, starts } = segment.families;
    const known = new Uint32Array(starts.length); // counted from 1
    const numbers = new Uint32Array(documents.length);
    for (let at = 0; at < documents.length; at++) {
      const family = of[documents[at] as number] as number;
      if (family === NO_FAMILY) {
        numbers[at] = this.size++;
        continue;
      }
      if (known[family] === 0) known[family] = this.#named(textAt(segment.familyNames, family)) + 1;
      numbers[at] = (known[family] as number) - 1;
    }
    return numbers;
  }

  #named(name: string): number {
    const number = this.#byName.get(name) ?? this.size++;
    this.#byName.set(name, number);
    return number;
  }
}

/** The documents of one segment, counted from 1, that are the best of their families, and their scores. */
function bestAmong(
  { documents, scores, families }: Matched,
  part: number,
  best: Best,
): Pick<Matched, 'documents' | 'scores'> {
  const kept = new Uint32Array(documents.length);
  let size = 0;
  for (let position = 0; position < documents.length; position++) {
    const family = families[position] as number;
    if (best.part[family] === part && best.document[family] === documents[position]) kept[size++] = position;
  }
  return {
    documents: kept.subarray(0, size).map((position) => documents[position] as number),
    scores: Float64Array.from(kept.subarray(0, size), (position) => scores[position] as number),
  };
}

type Best = { part: Uint16Array; document: Uint32Array };

/** Of each family the hit of the highest standing, and of equal ones the first by id. Parts are counted from 1. */
function bestOfEach(matched: readonly Matched[], size: number): Best {
  const best = { part: new Uint16Array(size), document: new Uint32Array(size) };
  for (const [at, { part, documents, missing, families }] of matched.entries()) {
    const { standing, ids } = part.segment;
    for (let position = 0; position < documents.length; position++) {
      if (missing[position] !== 0) continue;
      const [family, document] = [families[position] as number, documents[position] as number];
      const rival = matched[(best.part[family] as number) - 1]?.part.segment;
      if (rival) {
        const held = best.document[family] as number;
        const lead = (standing[document] as number) - (rival.standing[held] as number);
        if (lead < 0 || (lead === 0 && compareTexts(textAt(ids, document), textAt(rival.ids, held)) > 0))
          continue;
      }
      best.part[family] = at + 1;
      best.document[family] = document;
    }
  }
  return best;
}

/** Families with each value, in each section under the picks of the others. */
function countFamilies(matched: readonly Matched[], size: number, wanted: readonly string[]): Counts {
  const counters = new Counters(matched, wanted);
  const { starts, parts, positions } = byFamily(matched, size);
  for (let family = 0; family < size; family++) {
    for (let place = starts[family] as number; place < (starts[family + 1] as number); place++) {
      const own = matched[parts[place] as number];
      const position = positions[place] as number;
      const missing = own?.missing[position] as number;
      const only = onlyMissing(missing);
      if (own && (missing === 0 || only !== undefined))
        counters.count(parts[place] as number, own, own.documents[position] as number, family, only);
    }
  }
  return counters.counts();
}

type ByFamily = { starts: Uint32Array; parts: Uint16Array; positions: Uint32Array };

/** The documents of all segments, family by family: family f's are from `starts[f]` up to, without, `starts[f + 1]`. */
function byFamily(matched: readonly Matched[], size: number): ByFamily {
  const starts = new Uint32Array(size + 1);
  for (const { families } of matched)
    for (const family of families) starts[family + 1] = (starts[family + 1] as number) + 1;
  for (let family = 0; family < size; family++)
    starts[family + 1] = (starts[family + 1] as number) + (starts[family] as number);
  const [parts, positions] = [new Uint16Array(starts[size] ?? 0), new Uint32Array(starts[size] ?? 0)];
  const next = starts.slice();
  for (const [at, { families }] of matched.entries()) {
    for (let position = 0; position < families.length; position++) {
      const family = families[position] as number;
      const place = next[family] as number;
      next[family] = place + 1;
      parts[place] = at;
      positions[place] = position;
    }
  }
  return { starts, parts, positions };
}

/** Counts a value once for each family, as long as families come one after the other. */
class Counters {
  readonly #wanted: readonly string[];
  /** The sections and values counted, in the order of their first segment. */
  readonly #keys: { section: string; value: string }[] = [];
  readonly #numbers = new Map<string, number>();
  /** For each segment the number of each of its values; −1 in sections that nobody asked for. */
  readonly #numberOf: Int32Array[];
  readonly #totals: Uint32Array;
  /** The last family that each value was counted for, from 1. */
  readonly #last: Uint32Array;

  constructor(matched: readonly Matched[], wanted: readonly string[]) {
    this.#wanted = wanted;
    this.#numberOf = matched.map(({ part }) => this.#numbersIn(part));
    this.#totals = new Uint32Array(this.#keys.length);
    this.#last = new Uint32Array(this.#keys.length);
  }

  /** Counts the values of a document, those of one section alone when it is named. */
  count(at: number, { part }: Matched, document: number, family: number, only: number | undefined): void {
    const { sections } = part.segment;
    const numberOf = this.#numberOf[at] ?? new Int32Array();
    const first = only === undefined ? 0 : (sections.starts[only] as number);
    const end = only === undefined ? numberOf.length : (sections.starts[only + 1] as number);
    for (const { rowOf, starts, values } of sections.rows) {
      const row = rowOf[document] as number;
      for (let entry = starts[row] as number; entry < (starts[row + 1] as number); entry++) {
        const value = values[entry] as number;
        const number = numberOf[value] as number;
        if (number < 0 || value < first || value >= end || this.#last[number] === family + 1) continue;
        this.#last[number] = family + 1;
        this.#totals[number] = (this.#totals[number] as number) + 1;
      }
    }
  }

  /** What was counted, without zeros. */
  counts(): Counts {
    const counts = emptyCounts(this.#wanted);
    for (const [number, { section, value }] of this.#keys.entries()) {
      const own = counts[section];
      const total = this.#totals[number] as number;
      if (own && total > 0) own[value] = total;
    }
    return counts;
  }

  #numbersIn({ segment: { sections } }: Part): Int32Array {
    const numbers = new Int32Array(sections.values.length).fill(-1);
    for (const [at, section] of sections.names.entries()) {
      if (!this.#wanted.includes(section)) continue;
      for (let place = sections.starts[at] as number; place < (sections.starts[at + 1] as number); place++) {
        const value = sections.values[place] ?? '';
        const key = valueKey(section, value);
        const number = this.#numbers.get(key) ?? this.#keys.push({ section, value }) - 1;
        this.#numbers.set(key, number);
        numbers[place] = number;
      }
    }
    return numbers;
  }
}
