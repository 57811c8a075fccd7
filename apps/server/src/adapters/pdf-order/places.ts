import { isOfType, unpacked } from './stream.ts';
import { Syntax } from './syntax.ts';
import { asCount, asDict, NotOrdered, Ref, type Dict, type Value } from './values.ts';

/** Where an object stands: at a place in the file, or at one in a stream of objects. */
export type Place =
  | { readonly kind: 'plain'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly within: number; readonly index: number };

/** Where every object stands, and the trailer. */
export type Places = { readonly of: ReadonlyMap<number, Place>; readonly trailer: Dict };

/** More than any real file has; a list that is longer is meant to do harm. */
const maxObjects = 8_000_000;
const maxSections = 10_000;

/** Reads where the objects of a PDF stand, newest first, from all of its lists (ISO 32000-1, 7.5.4 and 7.5.8). */
export function placesIn(bytes: Uint8Array): Places {
  const list = new PlaceList(bytes);
  const waiting = [startOf(bytes)];
  const seen = new Set<number>();
  for (let start = waiting.shift(); start !== undefined; start = waiting.shift()) {
    if (seen.has(start)) continue;
    seen.add(start);
    if (seen.size > maxSections) throw new NotOrdered('There are too many lists of places');
    const dict = list.readSection(start);
    const besides = asCount(dict.get('XRefStm'));
    if (besides !== null) list.readSection(besides);
    list.endSection();
    const before = asCount(dict.get('Prev'));
    if (before !== null) waiting.push(before);
  }
  if (!list.trailer) throw new NotOrdered('There is no trailer');
  return { of: list.places, trailer: list.trailer };
}

function startOf(bytes: Uint8Array): number {
  const tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - 2048))).toString('latin1');
  const found = /startxref\s+(\d{1,15})(?![\s\S]*startxref)/.exec(tail)?.[1];
  if (found === undefined || Number(found) >= bytes.length)
    throw new NotOrdered('The end names no list of places');
  return Number(found);
}

/** What has been read of the lists so far; what a newer section says, an older one cannot change. */
class PlaceList {
  readonly places = new Map<number, Place>();
  trailer: Dict | null = null;
  readonly #bytes: Uint8Array;
  readonly #settled = new Set<number>();
  /** Free in this section: a list that stands beside it may still say where they are. */
  #free: number[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  readSection(start: number): Dict {
    const syntax = new Syntax(this.#bytes, start);
    const dict = syntax.takes('xref') ? this.#readTable(syntax) : this.#readStream(syntax);
    this.trailer ??= dict;
    return dict;
  }

  endSection(): void {
    for (const number of this.#free) this.#settled.add(number);
    this.#free = [];
  }

  #readTable(syntax: Syntax): Dict {
    while (!syntax.takes('trailer')) {
      const first = syntax.count();
      const count = syntax.count();
      checkRange(first, count);
      for (let number = first; number < first + count; number += 1) {
        const offset = syntax.count();
        const generation = syntax.count();
        const kind = syntax.word();
        if (kind !== 'n' && kind !== 'f') throw new NotOrdered('A list of places is broken');
        this.#keep(number, kind === 'n' && offset > 0 ? { kind: 'plain', offset, generation } : null);
      }
    }
    const trailer = asDict(syntax.value());
    if (!trailer) throw new NotOrdered('There is no trailer');
    return trailer;
  }

  #readStream(syntax: Syntax): Dict {
    syntax.count();
    syntax.count();
    if (!syntax.takes('obj')) throw new NotOrdered('A list of places is not where the file says');
    const dict = asDict(syntax.value());
    if (!dict || !isOfType(dict, 'XRef')) throw new NotOrdered('A list of places is broken');
    const size = asCount(dict.get('Length'));
    if (size === null) throw new NotOrdered('A list of places does not say how long it is');
    const start = streamStart(syntax);
    this.#readEntries(dict, unpacked(dict, this.#bytes.subarray(start, start + size)));
    return dict;
  }

  #readEntries(dict: Dict, entries: Uint8Array): void {
    const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = counts(dict.get('W'));
    const width = kindWidth + firstWidth + secondWidth;
    if (width === 0 || width > 20) throw new NotOrdered('A list of places has rows of an unlikely length');
    const ranges = dict.has('Index') ? counts(dict.get('Index')) : [0, asCount(dict.get('Size')) ?? 0];
    let at = 0;
    const field = (length: number): number => {
      let value = 0;
      for (const end = at + length; at < end; at += 1) value = value * 256 + (entries[at] ?? 0);
      return value;
    };
    for (let range = 0; range + 1 < ranges.length; range += 2) {
      const [first = 0, count = 0] = ranges.slice(range, range + 2);
      checkRange(first, count);
      for (let number = first; number < first + count && at + width <= entries.length; number += 1) {
        const kind = kindWidth === 0 ? 1 : field(kindWidth);
        const [one, other] = [field(firstWidth), field(secondWidth)];
        if (kind === 1) this.#keep(number, { kind: 'plain', offset: one, generation: other });
        else this.#keep(number, kind === 2 ? { kind: 'packed', within: one, index: other } : null);
      }
    }
  }

  #keep(number: number, place: Place | null): void {
    if (this.places.has(number) || this.#settled.has(number)) return;
    if (place) this.places.set(number, place);
    else this.#free.push(number);
  }
}

function checkRange(first: number, count: number): void {
  if (first + count > maxObjects) throw new NotOrdered('The file claims to have more objects than any has');
}

const counts = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value.map((each: Value) => asCount(each) ?? 0) : [];

/** Where the bytes of a stream begin whose dictionary has just been read. */
export function streamStart(syntax: Syntax): number {
  if (!syntax.takes('stream')) throw new NotOrdered('A stream is expected');
  const { bytes, at } = syntax;
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
  return bytes[at] === 10 || bytes[at] === 13 ? at + 1 : at;
}

/** The object that an entry of the trailer refers to. */
export function rootOf({ trailer }: Places): Ref {
  const root = trailer.get('Root');
  if (!(root instanceof Ref)) throw new NotOrdered('The trailer names no catalogue');
  return root;
}
