import { NO_FAMILY } from '../segment/draft.ts';
import { compareTexts, textAt } from '../segment/texts.ts';
import type { Segment } from '../segment/segment.ts';
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
  const lists = matched.map(({ part, documents, scores, families }, at) => {
    const kept = documents
      .keys()
      .filter((position) => best.part[families[position] as number] === at + 1)
      .filter((position) => best.document[families[position] as number] === documents[position])
      .toArray();
    const hits = {
      documents: Uint32Array.from(kept, (position) => documents[position] as number),
      scores: Float64Array.from(kept, (position) => scores[position] as number),
    };
    return rank(part, hits, { found: kept.length, wanted: from + size, sort: request.sort });
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
    families: documents.map((document) => numbers.of(part, document)),
  };
}

/** One number for a family in whichever segments its editions are; a document that stands alone has its own. */
class FamilyNumbers {
  size = 0;
  readonly #byName = new Map<string, number>();
  readonly #byPart = new Map<Part, Map<number, number>>();

  of(part: Part, document: number): number {
    const family = part.segment.families.of[document] as number;
    if (family === NO_FAMILY) return this.size++;
    const own = this.#byPart.get(part) ?? new Map<number, number>();
    this.#byPart.set(part, own);
    const known = own.get(family);
    if (known !== undefined) return known;
    const name = textAt(part.segment.familyNames, family);
    const number = this.#byName.get(name) ?? this.size++;
    this.#byName.set(name, number);
    own.set(family, number);
    return number;
  }
}

/** Of each family the hit of the highest standing, and of equal ones the first by id. Parts are counted from 1. */
function bestOfEach(matched: readonly Matched[], size: number): { part: Uint16Array; document: Uint32Array } {
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
  const counts = emptyCounts(wanted);
  const counters = new Counters(counts);
  const countersOf = matched.map(({ part }) => counters.of(part.segment));
  for (const { at, position, family } of byFamily(matched, size)) {
    const own = matched[at];
    if (!own) continue;
    const { sections } = own.part.segment;
    const missing = own.missing[position] as number;
    const only = onlyMissing(missing);
    if (missing !== 0 && only === undefined) continue;
    const first = only === undefined ? 0 : (sections.starts[only] as number);
    const end = only === undefined ? sections.values.length : (sections.starts[only + 1] as number);
    for (const { rowOf, starts, values } of sections.rows) {
      const row = rowOf[own.documents[position] as number] as number;
      for (let entry = starts[row] as number; entry < (starts[row + 1] as number); entry++) {
        const value = values[entry] as number;
        if (value >= first && value < end) countersOf[at]?.[value]?.count(family);
      }
    }
  }
  counters.finish();
  return counts;
}

/** The documents of all segments, family by family. */
function* byFamily(
  matched: readonly Matched[],
  size: number,
): Generator<{ at: number; position: number; family: number }> {
  const starts = new Uint32Array(size + 1);
  for (const { families } of matched)
    for (const family of families) starts[family + 1] = (starts[family + 1] as number) + 1;
  for (let family = 0; family < size; family++)
    starts[family + 1] = (starts[family + 1] as number) + (starts[family] as number);
  const [parts, positions] = [new Uint16Array(starts[size] ?? 0), new Uint32Array(starts[size] ?? 0)];
  const next = starts.slice();
  for (const [at, { families }] of matched.entries()) {
    for (const [position, family] of families.entries()) {
      const place = next[family] as number;
      next[family] = place + 1;
      parts[place] = at;
      positions[place] = position;
    }
  }
  for (let family = 0; family < size; family++) {
    for (let place = starts[family] as number; place < (starts[family + 1] as number); place++)
      yield { at: parts[place] as number, position: positions[place] as number, family };
  }
}

/** Counts a value once for each family: families come one after the other. */
class Counter {
  total = 0;
  #last = -1;

  count(family: number): void {
    if (family === this.#last) return;
    this.#last = family;
    this.total++;
  }
}

/** One counter for a value in whichever segments it is; none in sections that nobody asked for. */
class Counters {
  readonly #counts: Counts;
  readonly #bySection = new Map<string, Map<string, Counter>>();

  constructor(counts: Counts) {
    this.#counts = counts;
  }

  of({ sections }: Segment): (Counter | undefined)[] {
    return sections.names.flatMap((name, section) => {
      const [first, end] = [sections.starts[section] as number, sections.starts[section + 1] as number];
      if (!(name in this.#counts)) return new Array<undefined>(end - first).fill(undefined);
      const counters = this.#bySection.get(name) ?? new Map<string, Counter>();
      this.#bySection.set(name, counters);
      return sections.values.slice(first, end).map((value) => {
        const counter = counters.get(value) ?? new Counter();
        counters.set(value, counter);
        return counter;
      });
    });
  }

  /** Writes the counts, without zeros. */
  finish(): void {
    for (const [name, counters] of this.#bySection)
      for (const [value, { total }] of counters) if (total > 0) (this.#counts[name] ?? {})[value] = total;
  }
}
