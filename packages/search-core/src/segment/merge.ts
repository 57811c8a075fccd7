import { assemble } from './assemble.ts';
import { isIn, type Bitset } from './bitset.ts';
import { NO_FAMILY } from './draft.ts';
import { Numbers } from './numbers.ts';
import type { RowGroup } from './rows.ts';
import { openSegment, type Segment } from './segment.ts';
import { readSequence } from './sequences.ts';
import { compareTexts, sizeOf, textAt } from './texts.ts';

/** Reads a list of numbers of one document of one segment into `into`. */
type Read = (segment: Segment, document: number, into: Numbers) => void;

/**
 * Makes one segment of several without the documents removed from each. Texts are not analysed again: the
 * result is the one that `buildSegment` makes of the documents that are left. Of documents with one id, that of
 * the later block stays.
 */
export function mergeSegments(
  blocks: readonly SharedArrayBuffer[],
  removed: readonly (Bitset | undefined)[],
): SharedArrayBuffer {
  const segments = blocks.map(openSegment);
  const { ids, origins } = documentsInOrder(segments, removed);
  const renumbered = (
    textOf: (segment: Segment, number: number) => string,
    sizeIn: (segment: Segment) => number,
    read: Read,
  ) => renumber({ segments, origins, textOf, sizeIn, read });

  const terms = renumbered(
    (segment, term) => textAt(segment.terms, term),
    (segment) => sizeOf(segment.terms),
    (segment, document, into) => readSequence(segment.sequences, document, into),
  );
  const values = renumbered(
    ({ sections }, value) => textAt(sections.keys, value),
    ({ sections }) => sections.values.length,
    ({ sections }, document, into) => readRows(sections.rows, document, into),
  );
  const grants = renumbered(
    (segment, grant) => segment.grants.keys[grant] ?? '',
    (segment) => segment.grants.keys.length,
    (segment, document, into) => readRows(segment.grants.rows, document, into),
  );
  const families = renumbered(
    (segment, family) => textAt(segment.familyNames, family),
    (segment) => sizeOf(segment.familyNames),
    (segment, document, into) => into.push(segment.families.of[document] ?? NO_FAMILY),
  );
  const column = (columnOf: (segment: Segment) => ArrayLike<number>): Uint32Array => {
    const columns = segments.map(columnOf);
    return Uint32Array.from(
      origins.documents,
      (document, at) => columns[origins.segments[at] as number]?.[document] ?? 0,
    );
  };
  return assemble({
    ids,
    terms: terms.texts,
    termsOf: terms.numbersOf,
    values: values.texts,
    valuesOf: (document) => values.numbersOf(document).sort(),
    grants: grants.texts,
    grantsOf: (document) => grants.numbersOf(document).sort(),
    families: families.texts,
    familyOf: Uint32Array.from(ids, (_, document) => families.numbersOf(document)[0] ?? NO_FAMILY),
    numberAt: Uint8Array.from(column(({ numberAt }) => numberAt)),
    editionAt: Uint8Array.from(column(({ editionAt }) => editionAt)),
    standing: column(({ standing }) => standing),
    days: column(({ days }) => days),
  });
}

type Origins = { segments: Uint16Array; documents: Uint32Array };

/** The documents that are left, by id. */
function documentsInOrder(
  segments: readonly Segment[],
  removed: readonly (Bitset | undefined)[],
): { ids: string[]; origins: Origins } {
  const heads = segments.map((segment, at) => new Head(segment, removed[at]));
  const ids: string[] = [];
  const [from, documents] = [new Numbers(), new Numbers()];
  for (;;) {
    let first: number | undefined;
    for (const [at, { id }] of heads.entries()) {
      if (id === undefined) continue;
      const best = first === undefined ? undefined : heads[first]?.id;
      const order = best === undefined ? -1 : compareTexts(id, best);
      if (order === 0 && first !== undefined) heads[first]?.next();
      if (order <= 0) first = at;
    }
    const head = first === undefined ? undefined : heads[first];
    if (first === undefined || head?.id === undefined) break;
    ids.push(head.id);
    from.push(first);
    documents.push(head.document);
    head.next();
  }
  return { ids, origins: { segments: Uint16Array.from(from.view()), documents: documents.view() } };
}

/** The next document of a segment that is not removed. */
class Head {
  document = -1;
  id: string | undefined;
  readonly #segment: Segment;
  readonly #removed: Bitset | undefined;

  constructor(segment: Segment, removed: Bitset | undefined) {
    this.#segment = segment;
    this.#removed = removed;
    this.next();
  }

  next(): void {
    do this.document++;
    while (this.#removed && this.document < this.#segment.size && isIn(this.#removed, this.document));
    this.id = this.document < this.#segment.size ? textAt(this.#segment.ids, this.document) : undefined;
  }
}

/** Numbers that stand for no text are left as they are: the end of a field, no family. */
const NO_TEXT = 0xffff_ffff;

/** Gives the texts that are still used new numbers, in order, and reads each document's lists in them. */
function renumber({
  segments,
  origins,
  textOf,
  sizeIn,
  read,
}: {
  segments: readonly Segment[];
  origins: Origins;
  textOf: (segment: Segment, number: number) => string;
  sizeIn: (segment: Segment) => number;
  read: Read;
}): { texts: string[]; numbersOf: (document: number) => Uint32Array } {
  const places = segments.map((segment) => new Uint32Array(sizeIn(segment)));
  const list = new Numbers();
  const readList = (document: number): Uint32Array => {
    const segment = segments[origins.segments[document] as number];
    list.clear();
    if (segment) read(segment, origins.documents[document] as number, list);
    return list.view();
  };
  for (let document = 0; document < origins.documents.length; document++) {
    const used = places[origins.segments[document] as number];
    for (const number of readList(document)) if (used && number !== NO_TEXT) used[number] = 1;
  }
  const texts = new Set<string>();
  for (const [at, segment] of segments.entries()) {
    places[at]?.forEach((isUsed, number) => isUsed === 1 && texts.add(textOf(segment, number)));
  }
  const sorted = [...texts].sort(compareTexts);
  const placeOf = new Map(sorted.map((text, place) => [text, place]));
  for (const [at, segment] of segments.entries()) {
    const own = places[at];
    own?.forEach((isUsed, number) => {
      if (isUsed === 1) own[number] = placeOf.get(textOf(segment, number)) ?? 0;
    });
  }
  return {
    texts: sorted,
    numbersOf: (document) => {
      const own = places[origins.segments[document] as number];
      const numbers = readList(document);
      if (!own) return numbers;
      for (let at = 0; at < numbers.length; at++) {
        const number = numbers[at] as number;
        if (number !== NO_TEXT) numbers[at] = own[number] as number;
      }
      return numbers;
    },
  };
}

function readRows(groups: readonly RowGroup[], document: number, into: Numbers): void {
  for (const { rowOf, starts, values } of groups) {
    const row = rowOf[document] as number;
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
      into.push(values[at] as number);
  }
}
