import { streamStart, type Place, type Places } from './places.ts';
import { isOfType, unpacked } from './stream.ts';
import { Syntax } from './syntax.ts';
import { asCount, asDict, NotOrdered, Ref, type Value } from './values.ts';

/** An object as it stands in the file: its value, and the bytes that say it. */
export type Found = {
  readonly value: Value;
  readonly generation: number;
  /** What stands between `obj` and `endobj`, of a stream its dictionary alone. */
  readonly said: Uint8Array;
  /** The bytes of a stream, packed as they are; null for what is no stream. */
  readonly data: Uint8Array | null;
};

/** Looks objects of a PDF up by their numbers. */
export type Objects = (number: number) => Found | null;

/** How the objects of a PDF are looked up; an object that nobody has is null, as the format wants it. */
export function objectsIn(bytes: Uint8Array, places: Places): Objects {
  const streams = new Map<number, readonly Found[]>();
  const isBeingOpened = new Set<number>();

  const packedIn = (within: number): readonly Found[] => {
    const known = streams.get(within);
    if (known) return known;
    const place = places.of.get(within);
    if (place?.kind !== 'plain') throw new NotOrdered('A stream of objects is not where the file says');
    const found = unpackedObjects(plain(within, place));
    streams.set(within, found);
    return found;
  };

  const lengthOf = (value: Value | undefined): number => {
    if (!(value instanceof Ref)) return asCount(value) ?? -1;
    if (isBeingOpened.has(value.number)) throw new NotOrdered('A length refers to itself');
    isBeingOpened.add(value.number);
    try {
      return asCount(look(value.number)?.value) ?? -1;
    } finally {
      isBeingOpened.delete(value.number);
    }
  };

  const plain = (number: number, { offset, generation }: Extract<Place, { kind: 'plain' }>): Found => {
    const syntax = new Syntax(bytes, offset);
    if (syntax.count() !== number || syntax.count() !== generation || !syntax.takes('obj'))
      throw new NotOrdered(`Object ${number} is not where the file says`);
    syntax.skipSpace();
    const start = syntax.at;
    const value = syntax.value();
    const said = bytes.subarray(start, syntax.at);
    const { length } = syntax;
    if (syntax.takes('endobj')) return { value, generation, said, data: null };
    const dict = asDict(value);
    if (!dict || !length) throw new NotOrdered(`Object ${number} has no end`);
    const size = lengthOf(dict.get('Length'));
    const begin = streamStart(syntax);
    const behind = new Syntax(bytes, begin + size);
    if (size < 0 || !behind.takes('endstream'))
      throw new NotOrdered(`Stream ${number} is not as long as it says`);
    const data = bytes.subarray(begin, begin + size);
    return { value, generation, said: withLength(said, { length, start, size }), data };
  };

  const look: Objects = (number) => {
    const place = places.of.get(number);
    if (!place) return null;
    if (place.kind === 'plain') return plain(number, place);
    return packedIn(place.within)[place.index] ?? null;
  };
  return look;
}

type Said = { length: { start: number; end: number }; start: number; size: number };

/** The dictionary of a stream with its length in it, and not in another object. */
function withLength(said: Uint8Array, { length, start, size }: Said): Uint8Array {
  const [before, behind] = [said.subarray(0, length.start - start), said.subarray(length.end - start)];
  return Buffer.concat([before, Buffer.from(String(size)), behind]);
}

/** What a stream of objects holds (ISO 32000-1, 7.5.7), in its order. */
function unpackedObjects({ value, data }: Found): Found[] {
  const dict = asDict(value);
  const count = asCount(dict?.get('N'));
  const first = asCount(dict?.get('First'));
  if (!dict || !data || !isOfType(dict, 'ObjStm') || count === null || first === null)
    throw new NotOrdered('A stream of objects is broken');
  const bytes = unpacked(dict, data);
  const head = new Syntax(bytes);
  const starts: number[] = [];
  for (let at = 0; at < count; at += 1) {
    head.count();
    starts.push(first + head.count());
  }
  return starts.map((start) => {
    const syntax = new Syntax(bytes, start);
    syntax.skipSpace();
    const from = syntax.at;
    const read = syntax.value();
    return { value: read, generation: 0, said: bytes.subarray(from, syntax.at), data: null };
  });
}
