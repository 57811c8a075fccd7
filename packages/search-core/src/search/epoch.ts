import type { Condition, SearchRequest } from '../request.ts';
import { grantKey } from '../segment/analysed.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { addTo, countOf, emptyBitset, listOf, type Bitset } from '../segment/bitset.ts';
import { Numbers } from '../segment/numbers.ts';
import type { Segment } from '../segment/segment.ts';
import { FIELD_END, readSequence } from '../segment/sequences.ts';
import { sizeOf, type Range } from '../segment/texts.ts';

/** A segment and the documents that were taken out of it or replaced since it was built. */
export type Part = { readonly segment: Segment; readonly removed: Bitset };

/** What the conditions of a request leave of what may be seen. */
export type Narrowed = {
  visible: ReadonlyMap<Part, Bitset>;
  /** By document number, what the words of the conditions add to its score; absent without such words. */
  scores: ReadonlyMap<Part, Float64Array>;
};

/** Who may see what. */
export type Sight = Pick<SearchRequest, 'scope' | 'entitled' | 'subscription' | 'conditions'>;

/** Visible documents, and the fields (a mask of `FIELDS`) in which they are searched. */
export type Layer = { readonly visible: Bitset; readonly fields: number };

/** The visible documents whose text is searched, and the others; `closed` is undefined where there are none. */
type Openness = { readonly open: Bitset; readonly opened: number; readonly closed: Bitset | undefined };

/** The documents at one moment: segments without what was removed from them. Nothing in it changes. */
export class Epoch {
  readonly parts: readonly Part[];
  /** Number of documents. */
  readonly size: number;
  readonly #removed: Map<Part, number>;
  readonly #visible = new Map<string, Map<Part, Bitset>>();
  /** Sets by request, so that a search that asks again and again need not say who may see what each time. */
  readonly #bySight = new WeakMap<Sight, Map<Part, Bitset>>();
  /** What conditions leave, for as long as someone searches with them. */
  readonly #narrowed = new WeakMap<Condition[], Narrowed>();
  readonly #removedBefore = new Map<Part, Uint32Array>();
  /** By the visible documents and those of the subscription. */
  readonly #openness = new WeakMap<Bitset, WeakMap<Bitset, Openness>>();

  constructor(parts: readonly Part[]) {
    this.parts = parts;
    this.#removed = new Map(parts.map((part) => [part, countOf(part.removed)]));
    this.size = parts.reduce((sum, part) => sum + part.segment.size - (this.#removed.get(part) ?? 0), 0);
  }

  /** The documents that a request may see. */
  visibleIn(part: Part, sight: Sight): Bitset {
    const narrowed = this.narrowedBy(sight)?.visible.get(part);
    if (narrowed) return narrowed;
    const sets = this.#bySight.get(sight) ?? this.#visibleTo(sight);
    const known = sets.get(part);
    if (known) return known;
    const visible = opened(part.segment, sight);
    if (this.#removed.get(part) === 0) {
      sets.set(part, visible);
      return visible;
    }
    const left = visible.map((word, at) => word & ~(part.removed[at] as number));
    sets.set(part, left);
    return left;
  }

  /** What is left of what a request may see by its conditions; undefined without any. */
  narrowedBy({ conditions }: Sight): Narrowed | undefined {
    return conditions && this.#narrowed.get(conditions);
  }

  /** Saves what conditions leave. */
  narrow(conditions: Condition[], narrowed: Narrowed): void {
    this.#narrowed.set(conditions, narrowed);
  }

  /** The visible documents of the reader's subscription, and those of which they may know the record alone. */
  opennessIn(part: Part, sight: Sight): Openness {
    const { scope, subscription } = sight;
    const visible = this.visibleIn(part, sight);
    const subscribed = subscription ? this.visibleIn(part, { scope, entitled: subscription }) : visible;
    const known = this.#openness.get(visible) ?? new WeakMap<Bitset, Openness>();
    this.#openness.set(visible, known);
    const openness = known.get(subscribed) ?? opennessOf(visible, subscribed);
    known.set(subscribed, openness);
    return openness;
  }

  /** The visible documents by the fields in which they are searched: outside the subscription, all but the text. */
  layersIn(part: Part, sight: Sight, fields: number): [Layer, ...Layer[]] {
    const openness = this.opennessIn(part, sight);
    if (!openness.closed || (fields & FIELDS.body) === 0)
      return [{ visible: this.visibleIn(part, sight), fields }];
    return [
      { visible: openness.open, fields },
      { visible: openness.closed, fields: fields & ~FIELDS.body },
    ];
  }

  /** In how many documents the terms of a range stand, each counted for itself. */
  frequencyOf(part: Part, { first, end }: Range): number {
    const { starts } = part.segment.postings;
    const all = (starts[end] as number) - (starts[first] as number);
    if (this.#removed.get(part) === 0) return all;
    const before = this.#removedBefore.get(part) ?? removedBefore(part);
    this.#removedBefore.set(part, before);
    return all - ((before[end] as number) - (before[first] as number));
  }

  #visibleTo(sight: Sight): Map<Part, Bitset> {
    const key = keyOf(sight);
    const known = this.#visible.get(key) ?? new Map<Part, Bitset>();
    if (this.#visible.size >= REMEMBERED) this.#visible.clear();
    this.#visible.set(key, known);
    this.#bySight.set(sight, known);
    return known;
  }
}

function opennessOf(visible: Bitset, subscribed: Bitset): Openness {
  const both = visible.map((word, at) => word & (subscribed[at] as number));
  const closed = visible.map((word, at) => word & ~(subscribed[at] as number));
  return { open: both, opened: countOf(both), closed: countOf(closed) === 0 ? undefined : closed };
}

function keyOf({ scope, entitled }: Sight): string {
  return JSON.stringify([scope, entitled?.publishers, entitled?.collections]);
}

/** Sets made lately are kept: tenants and subscriptions are few, requests many. */
const REMEMBERED = 64;
const visibleCache = /* @__PURE__ */ new WeakMap<Segment, Map<string, Bitset>>();

/** What the scope and the entitlement open in a segment, removed documents included. */
function opened(segment: Segment, sight: Sight): Bitset {
  const key = keyOf(sight);
  const cache = visibleCache.get(segment) ?? new Map<string, Bitset>();
  visibleCache.set(segment, cache);
  const known = cache.get(key);
  if (known) return known;
  const set = open(segment, sight);
  if (cache.size >= REMEMBERED) cache.clear();
  cache.set(key, set);
  return set;
}

const IN_SCOPE = 1;
const ENTITLED = 2;

function open({ size, grants }: Segment, { scope, entitled }: Sight): Bitset {
  const keysInScope = new Set(scope.map((code) => grantKey('publisher', code)));
  const keysEntitled = entitled && keysOf(entitled);
  const openedBy = grants.keys.map(
    (key) => (keysInScope.has(key) ? IN_SCOPE : 0) | (!keysEntitled || keysEntitled.has(key) ? ENTITLED : 0),
  );
  const opens = new Uint8Array(size);
  for (const { rowOf, starts, values } of grants.rows) {
    const rows = new Uint8Array(starts.length - 1);
    for (let row = 0; row < rows.length; row++) {
      for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
        rows[row] = (rows[row] as number) | (openedBy[values[at] as number] ?? 0);
    }
    for (let document = 0; document < size; document++)
      opens[document] = (opens[document] as number) | (rows[rowOf[document] as number] as number);
  }
  const set = emptyBitset(size);
  for (let document = 0; document < size; document++)
    if (opens[document] === (IN_SCOPE | ENTITLED)) addTo(set, document);
  return set;
}

function keysOf({ publishers, collections }: { publishers: string[]; collections: string[] }): Set<string> {
  return new Set([
    ...publishers.map((code) => grantKey('publisher', code)),
    ...collections.map((code) => grantKey('collection', code)),
  ]);
}

/** How many postings of the terms before each term belong to removed documents. */
function removedBefore({ segment, removed }: Part): Uint32Array {
  const before = new Uint32Array(sizeOf(segment.terms) + 1);
  const documents = new Uint32Array(segment.size);
  const terms = new Numbers();
  for (const document of documents.subarray(0, listOf(removed, documents))) {
    terms.clear();
    readSequence(segment.sequences, document, terms);
    for (const term of new Set(terms.view()))
      if (term !== FIELD_END) before[term + 1] = (before[term + 1] as number) + 1;
  }
  for (let term = 1; term < before.length; term++)
    before[term] = (before[term] as number) + (before[term - 1] as number);
  return before;
}
