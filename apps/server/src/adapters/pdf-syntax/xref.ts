import { Parser } from './parser.ts';
import { decodeStream } from './streams.ts';
import { asCount, asDict, isList, isName, PdfSyntaxError, type Dict, type Value } from './values.ts';

/** Where an object is: at an offset of the file, or within an object stream. */
export type XrefEntry =
  | { readonly kind: 'plain'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly within: number; readonly index: number };

/** The cross-references of a PDF, all sections together, and its trailer. */
export type Xref = {
  readonly entries: ReadonlyMap<number, XrefEntry>;
  readonly trailer: Dict;
  /** Where the newest section begins, to which an update refers. */
  readonly start: number;
  /** Whether the newest section is a stream; an update must be of the same kind. */
  readonly isStream: boolean;
};

/** As many objects as a PDF may have (ISO 32000-1, annex C). */
const maxObjects = 8_388_607;
const maxSections = 10_000;

/** Reads all sections of cross-references, newest first (ISO 32000-1, 7.5.4 and 7.5.8). */
export function readXref(bytes: Uint8Array): Xref {
  const start = startOf(bytes);
  const sections = new Sections(bytes);
  const queue = [start];
  const seen = new Set<number>();
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > maxSections) throw new PdfSyntaxError('There are too many sections of cross-references');
    const dict = sections.read(at);
    // What a hybrid file hides from old programs comes before what its table calls free.
    const hidden = asCount(dict.get('XRefStm'));
    if (hidden !== null) sections.read(hidden);
    sections.endSection();
    const previous = asCount(dict.get('Prev'));
    if (previous !== null) queue.push(previous);
  }
  const { entries, trailer, isStream } = sections;
  if (!trailer) throw new PdfSyntaxError('There is no trailer');
  return { entries, trailer, start, isStream };
}

/** The first number that no object of a file has. */
export function firstFreeNumber({ entries, trailer }: Xref): number {
  let free = asCount(trailer.get('Size')) ?? 1;
  for (const number of entries.keys()) if (number >= free) free = number + 1;
  if (free > maxObjects) throw new PdfSyntaxError('There are too many objects');
  return free;
}

function startOf(bytes: Uint8Array): number {
  const tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - 2048))).toString('latin1');
  const found = /startxref\s+(\d{1,15})(?![\s\S]*startxref)/.exec(tail)?.[1];
  if (found === undefined || Number(found) >= bytes.length)
    throw new PdfSyntaxError('The end of the file names no cross-references');
  return Number(found);
}

/** The sections read so far; an older one does not change what a newer one says. */
class Sections {
  readonly entries = new Map<number, XrefEntry>();
  trailer: Dict | null = null;
  isStream = false;
  readonly #bytes: Uint8Array;
  readonly #settled = new Set<number>();
  /** Free in this section: its hidden stream may still say where they are. */
  #free: number[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(start: number): Dict {
    const parser = new Parser(this.#bytes, start);
    const isTable = parser.takes('xref');
    const dict = isTable ? this.#readTable(parser) : this.#readStream(parser);
    if (!this.trailer) this.isStream = !isTable;
    this.trailer ??= dict;
    return dict;
  }

  endSection(): void {
    for (const number of this.#free) this.#settled.add(number);
    this.#free = [];
  }

  #readTable(parser: Parser): Dict {
    while (!parser.takes('trailer')) {
      const [first, end] = rangeOf(parser.count(), parser.count());
      for (let number = first; number < end; number += 1) {
        const offset = parser.count();
        const generation = parser.count();
        const kind = parser.word();
        if (kind !== 'n' && kind !== 'f') throw new PdfSyntaxError('A cross-reference is broken');
        this.#add(number, kind === 'n' && offset > 0 ? { kind: 'plain', offset, generation } : null);
      }
    }
    const trailer = asDict(parser.value());
    if (!trailer) throw new PdfSyntaxError('There is no trailer');
    return trailer;
  }

  #readStream(parser: Parser): Dict {
    const { value, dataStart } = parser.object();
    const dict = asDict(value);
    // Its length must be in it: nothing can be looked up yet.
    const length = asCount(dict?.get('Length'));
    if (!dict || !isName(dict.get('Type'), 'XRef') || dataStart === null || length === null)
      throw new PdfSyntaxError('The cross-references are not where the file says');
    this.#readRows(dict, decodeStream(dict, this.#bytes.subarray(dataStart, dataStart + length)));
    return dict;
  }

  #readRows(dict: Dict, rows: Uint8Array): void {
    const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = counts(dict.get('W'));
    const width = kindWidth + firstWidth + secondWidth;
    if (width === 0 || width > 20) throw new PdfSyntaxError('The columns of the cross-references are broken');
    const ranges = dict.has('Index') ? counts(dict.get('Index')) : [0, asCount(dict.get('Size')) ?? 0];
    let at = 0;
    const field = (length: number): number => {
      let value = 0;
      for (const end = at + length; at < end; at += 1) value = value * 256 + (rows[at] ?? 0);
      return value;
    };
    for (let range = 0; range + 1 < ranges.length; range += 2) {
      const [first, end] = rangeOf(ranges[range] ?? 0, ranges[range + 1] ?? 0);
      for (let number = first; number < end && at + width <= rows.length; number += 1) {
        const kind = kindWidth === 0 ? 1 : field(kindWidth);
        const [one, other] = [field(firstWidth), field(secondWidth)];
        if (kind === 1) this.#add(number, { kind: 'plain', offset: one, generation: other });
        else this.#add(number, kind === 2 ? { kind: 'packed', within: one, index: other } : null);
      }
    }
  }

  #add(number: number, entry: XrefEntry | null): void {
    if (this.entries.has(number) || this.#settled.has(number)) return;
    if (entry) this.entries.set(number, entry);
    else this.#free.push(number);
  }
}

function rangeOf(first: number, count: number): [first: number, end: number] {
  if (first + count > maxObjects) throw new PdfSyntaxError('The file claims to have too many objects');
  return [first, first + count];
}

const counts = (value: Value | undefined): number[] =>
  isList(value) ? value.map((each) => asCount(each) ?? 0) : [];
