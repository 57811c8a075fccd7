import { Parser } from './parser.ts';
import { streamBytes } from './streamBytes.ts';
import { BrokenPdf, isList, Stream, type Dict, type Value } from './values.ts';

/** Where an object stands: at a place of the file, or within a table of objects. */
export type Place = { readonly offset: number; readonly generation: number } | { readonly within: number };

/** Where everything is in a PDF, and what its end says of it. */
export type Places = {
  readonly of: ReadonlyMap<number, Place>;
  readonly trailer: Dict;
  /** Where the newest of its tables begins, to which another one can be added. */
  readonly newest: number;
  /** Whether its tables are streams; one that is added must be of the same kind. */
  readonly areStreams: boolean;
  /** The first number that no object has. */
  readonly free: number;
};

/** As many objects as a PDF may have (ISO 32000-1, annex C). */
const maxObjects = 8_388_607;
const maxTables = 1_000;

type Found = { places: Map<number, Place>; gone: Set<number>; trailer: Dict; isStream: boolean };

/** Reads the tables of a PDF, from the newest to the first (ISO 32000-1, 7.5.4 and 7.5.8). */
export function readPlaces(bytes: Uint8Array): Places {
  if (latinHead(bytes) !== '%PDF-') throw new BrokenPdf('The file does not begin as a PDF');
  const newest = startOf(bytes);
  const of = new Map<number, Place>();
  const gone = new Set<number>();
  const seen = new Set<number>();
  let trailer: Dict | null = null;
  let areStreams = false;
  const queue: number[] = [newest];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (seen.has(at)) throw new BrokenPdf('Tables name each other in a circle');
    if (seen.size > maxTables) throw new BrokenPdf('There are too many tables');
    seen.add(at);
    const found = readTable(bytes, at);
    if (!trailer) areStreams = found.isStream;
    trailer ??= found.trailer;
    for (const [number, place] of found.places)
      if (!of.has(number) && !gone.has(number)) of.set(number, place);
    // What a mixed file hides from old programs comes before what its table calls free.
    const hidden = found.trailer.get('XRefStm');
    if (typeof hidden === 'number')
      for (const [number, place] of readTable(bytes, hidden).places)
        if (!of.has(number) && !gone.has(number)) of.set(number, place);
    for (const number of found.gone) if (!of.has(number)) gone.add(number);
    if (of.size > maxObjects) throw new BrokenPdf('There are too many objects');
    const before = found.trailer.get('Prev');
    if (typeof before === 'number') queue.push(before);
  }
  if (!trailer) throw new BrokenPdf('There is no table of objects');
  const size = trailer.get('Size');
  let free = typeof size === 'number' ? size : 1;
  for (const number of of.keys()) if (number >= free) free = number + 1;
  if (!Number.isInteger(free) || free > maxObjects) throw new BrokenPdf('There are too many objects');
  return { of, trailer, newest, areStreams, free };
}

const latinHead = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 5)).toString('latin1');

function startOf(bytes: Uint8Array): number {
  const from = Math.max(0, bytes.length - 2048);
  const end = Buffer.from(bytes.subarray(from)).toString('latin1');
  const at = end.lastIndexOf('startxref');
  if (at < 0) throw new BrokenPdf('The file has no end');
  return new Parser(bytes, from + at + 'startxref'.length).count();
}

function readTable(bytes: Uint8Array, at: number): Found {
  if (at >= bytes.length) throw new BrokenPdf('A table is beyond the end of the file');
  const parser = new Parser(bytes, at);
  return parser.takes('xref') ? readLines(parser) : readStream(bytes, parser);
}

function readLines(parser: Parser): Found {
  const places = new Map<number, Place>();
  const gone = new Set<number>();
  while (!parser.takes('trailer')) {
    const first = parser.count();
    const count = parser.count();
    if (first + count > maxObjects) throw new BrokenPdf('There are too many objects');
    for (let number = first; number < first + count; number += 1) {
      const offset = parser.count();
      const generation = parser.count();
      const kind = parser.word();
      if (kind === 'n') places.set(number, { offset, generation });
      else if (kind === 'f') gone.add(number);
      else throw new BrokenPdf('A line of a table is none');
    }
  }
  return { places, gone, trailer: dictOf(parser.value()), isStream: false };
}

function readStream(bytes: Uint8Array, parser: Parser): Found {
  const { value } = parser.object();
  if (!(value instanceof Stream)) throw new BrokenPdf('A table is no stream');
  const { dict } = value;
  // Its length stands in it: nothing can be looked up before it is read.
  const table = streamBytes(bytes, value, dict.get('Length') ?? null);
  const widths = figuresOf(dict.get('W'));
  const size = dict.get('Size');
  const index = dict.has('Index') ? figuresOf(dict.get('Index')) : [0, typeof size === 'number' ? size : 0];
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  if (widths.length !== 3 || widths.some((width) => width > 8)) throw new BrokenPdf('A table has no columns');
  const places = new Map<number, Place>();
  const gone = new Set<number>();
  let at = 0;
  const take = (width: number, usual: number): number => {
    if (width === 0) return usual;
    let figure = 0;
    for (const byte of table.subarray(at, at + width)) figure = figure * 256 + byte;
    at += width;
    return figure;
  };
  for (let pair = 0; pair < index.length; pair += 2) {
    const [first = 0, count = 0] = index.slice(pair, pair + 2);
    if (first + count > maxObjects) throw new BrokenPdf('There are too many objects');
    for (let number = first; number < first + count && at < table.length; number += 1) {
      const kind = take(kindWidth, 1);
      const second = take(secondWidth, 0);
      const third = take(thirdWidth, 0);
      if (kind === 1) places.set(number, { offset: second, generation: third });
      else if (kind === 2) places.set(number, { within: second });
      else if (kind === 0) gone.add(number);
    }
  }
  return { places, gone, trailer: dict, isStream: true };
}

function figuresOf(value: Value | undefined): number[] {
  const figures = isList(value) ? value : [];
  return figures.map((figure) => {
    if (typeof figure !== 'number' || figure < 0)
      throw new BrokenPdf('A list of figures holds something else');
    return figure;
  });
}

function dictOf(value: Value): Dict {
  if (value instanceof Map) return value;
  throw new BrokenPdf('There is no dictionary at the end of a table');
}
