import { assemble } from './assemble.ts';
import { isIn, type Bitset } from './bitset.ts';
import { NO_FAMILY } from './draft.ts';
import { Numbers } from './numbers.ts';
import { renumber, type Origins, type Read } from './renumber.ts';
import type { RowGroup } from './rows.ts';
import { openSegment, type Segment } from './segment.ts';
import { readSequence } from './sequences.ts';
import { compareTexts, sizeOf, textAt } from './texts.ts';

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
    ({ facets }, value) => textAt(facets.keys, value),
    ({ facets }) => facets.values.length,
    ({ facets }, document, into) => readRows(facets.rows, document, into),
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
    nameEnd: Uint8Array.from(column(({ nameEnd }) => nameEnd)),
    statusRanks: column(({ statusRank }) => statusRank),
    days: column(({ days }) => days),
  });
}

/** The documents that are left, by id. */
function documentsInOrder(
  segments: readonly Segment[],
  removed: readonly (Bitset | undefined)[],
): { ids: string[]; origins: Origins } {
  const heads = segments.map((segment, at) => new Head(segment, removed[at]));
  const ids: string[] = [];
  const [from, documents] = [new Numbers(), new Numbers()];
  for (let first = firstOf(heads); first !== undefined; first = firstOf(heads)) {
    const head = heads[first];
    if (head?.id === undefined) break;
    ids.push(head.id);
    from.push(first);
    documents.push(head.document);
    head.next();
  }
  return { ids, origins: { segments: Uint16Array.from(from.view()), documents: documents.view() } };
}

/** The head with the smallest id, the last of those with the same; the others pass over theirs. */
function firstOf(heads: readonly Head[]): number | undefined {
  let first: number | undefined;
  for (let at = 0; at < heads.length; at++) {
    const id = heads[at]?.id;
    if (id === undefined) continue;
    const best = first === undefined ? undefined : heads[first];
    const order = best?.id === undefined ? -1 : compareTexts(id, best.id);
    if (order === 0) best?.next();
    if (order <= 0) first = at;
  }
  return first;
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

function readRows(groups: readonly RowGroup[], document: number, into: Numbers): void {
  for (const { rowOf, starts, values } of groups) {
    const row = rowOf[document] as number;
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
      into.push(values[at] as number);
  }
}
