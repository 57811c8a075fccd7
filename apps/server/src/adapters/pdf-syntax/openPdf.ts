import { Parser, type IndirectObject } from './parser.ts';
import { decodeStream } from './streams.ts';
import { asCount, asDict, isName, PdfSyntaxError, Ref, Stream, type Value } from './values.ts';
import { readXref, type Xref } from './xref.ts';

/** An object with the bytes that it is written with. */
export type PdfObject = {
  /** The value, of a stream its dictionary. */
  readonly value: Value;
  readonly generation: number;
  /** The bytes between `obj` and `endobj`; of a stream its dictionary alone, with its length in it. */
  readonly source: Uint8Array;
  /** The bytes of a stream, encoded as they are; null for all other values. */
  readonly data: Uint8Array | null;
};

/** Looks an object up by its number; null where the file has none. */
export type ObjectLookup = (number: number) => PdfObject | null;

/** A PDF whose objects are read on demand. */
export type Pdf = {
  readonly bytes: Uint8Array;
  readonly xref: Xref;
  /** An object that is written exactly as the format has it, or else PdfSyntaxError. */
  readonly object: ObjectLookup;
  /** The value that a reference leads to, or the value itself. Looks at no more of a stream than its dictionary. */
  readonly resolve: (value: Value | undefined) => Value;
  /** The decoded bytes of a stream. */
  readonly decoded: (stream: Stream) => Uint8Array;
};

type ObjectStream = {
  readonly bytes: Uint8Array;
  readonly heads: readonly { readonly number: number; readonly start: number }[];
  readonly objects: Map<number, PdfObject>;
};

/**
 * Opens a PDF by its cross-references; throws PdfSyntaxError where they cannot be followed, or where it is encrypted.
 *
 * Our own parser, because libraries read all objects: for a tagged PDF of 12 MB, @cantoo/pdf-lib 2.11 takes 1.3 s of a
 * processor to open it for an update, and here 0.1 s stamps all of its pages. PDFium reads the content of each page. None
 * of them copies objects byte for byte (decisions 18 and 51).
 *
 * @param maxObjectStreams how many decoded object streams are cached: few for a pass over the pages, all for many passes
 */
export function openPdf(bytes: Uint8Array, { maxObjectStreams = 16 } = {}): Pdf {
  const xref = readXref(bytes);
  if (xref.trailer.has('Encrypt')) throw new PdfSyntaxError('The file is encrypted');
  const streams = new Map<number, ObjectStream>();
  const measured = new Set<number>();

  const objectAt = (number: number, offset: number): IndirectObject & { parser: Parser } => {
    const parser = new Parser(bytes, offset);
    const found = parser.object();
    if (found.number !== number) throw new PdfSyntaxError(`Object ${number} is not where the file says`);
    return { ...found, parser };
  };

  const lengthOf = (value: Value | undefined): number => {
    if (!(value instanceof Ref)) return asCount(value) ?? -1;
    if (measured.has(value.number)) throw new PdfSyntaxError('A length refers to itself');
    measured.add(value.number);
    try {
      return asCount(object(value.number)?.value) ?? -1;
    } finally {
      measured.delete(value.number);
    }
  };

  const plainObject = (number: number, offset: number): PdfObject => {
    const { value, generation, start, end, dataStart, parser } = objectAt(number, offset);
    const source = bytes.subarray(start, end);
    if (dataStart === null) {
      if (!parser.takes('endobj')) throw new PdfSyntaxError(`Object ${number} has no end`);
      return { value, generation, source, data: null };
    }
    const { length } = parser;
    const size = lengthOf(asDict(value)?.get('Length'));
    if (!length || size < 0 || !new Parser(bytes, dataStart + size).takes('endstream'))
      throw new PdfSyntaxError(`Stream ${number} is not as long as it says`);
    const direct = [source.subarray(0, length.start - start), source.subarray(length.end - start)] as const;
    return {
      value,
      generation,
      source: Buffer.concat([direct[0], Buffer.from(String(size)), direct[1]]),
      data: bytes.subarray(dataStart, dataStart + size),
    };
  };

  const objectStream = (number: number): ObjectStream => {
    const known = streams.get(number);
    if (known) return known;
    const entry = xref.entries.get(number);
    if (entry?.kind !== 'plain') throw new PdfSyntaxError('An object stream is not where the file says');
    const stream = openObjectStream(plainObject(number, entry.offset));
    streams.set(number, stream);
    const [oldest] = streams.keys();
    if (streams.size > maxObjectStreams && oldest !== undefined) streams.delete(oldest);
    return stream;
  };

  const packedObject = (number: number, within: number, index: number): PdfObject => {
    const stream = objectStream(within);
    const known = stream.objects.get(number);
    if (known) return known;
    const head = stream.heads[index];
    // Viewers look by one or the other: a file where they differ shows different objects in different viewers.
    if (head?.number !== number) throw new PdfSyntaxError(`Object ${number} is not where the file says`);
    const parser = new Parser(stream.bytes, head.start);
    parser.skipSpace();
    const start = parser.at;
    const value = parser.value();
    const found = { value, generation: 0, source: stream.bytes.subarray(start, parser.at), data: null };
    stream.objects.set(number, found);
    return found;
  };

  const object: ObjectLookup = (number) => {
    const entry = xref.entries.get(number);
    if (!entry) return null;
    return entry.kind === 'plain'
      ? plainObject(number, entry.offset)
      : packedObject(number, entry.within, entry.index);
  };

  const read = ({ number }: Ref): Value => {
    const entry = xref.entries.get(number);
    if (entry?.kind !== 'plain') return object(number)?.value ?? null;
    const { value, dataStart } = objectAt(number, entry.offset);
    return value instanceof Map && dataStart !== null ? new Stream(value, dataStart) : value;
  };

  const resolve = (value: Value | undefined): Value => {
    let found = value ?? null;
    for (let step = 0; found instanceof Ref; step += 1) {
      if (step > 10) throw new PdfSyntaxError('References go round in a circle');
      found = read(found);
    }
    return found;
  };

  const decoded = ({ dict, data }: Stream): Uint8Array => {
    if (typeof data !== 'number') return decodeStream(dict, data);
    const length = asCount(resolve(dict.get('Length')));
    if (length === null || data + length > bytes.length)
      throw new PdfSyntaxError('A stream is longer than its file');
    return decodeStream(dict, bytes.subarray(data, data + length));
  };

  return { bytes, xref, object, resolve, decoded };
}

/** Decodes an object stream (ISO 32000-1, 7.5.7); its objects are parsed when they are looked up. */
function openObjectStream({ value, data }: PdfObject): ObjectStream {
  const dict = asDict(value);
  const count = asCount(dict?.get('N'));
  const first = asCount(dict?.get('First'));
  if (!dict || !data || !isName(dict.get('Type'), 'ObjStm') || count === null || first === null)
    throw new PdfSyntaxError('An object stream is broken');
  const bytes = decodeStream(dict, data);
  const parser = new Parser(bytes);
  const heads: { number: number; start: number }[] = [];
  while (heads.length < count) heads.push({ number: parser.count(), start: first + parser.count() });
  return { bytes, heads, objects: new Map() };
}
