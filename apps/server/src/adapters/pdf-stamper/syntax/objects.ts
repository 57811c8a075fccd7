import { Parser } from './parser.ts';
import { streamBytes } from './streamBytes.ts';
import { BrokenPdf, Ref, Stream, type Dict, type Value } from './values.ts';
import { readPlaces, type Places } from './places.ts';

/** A PDF whose objects are read when they are asked for. */
export type Objects = {
  readonly bytes: Uint8Array;
  readonly places: Places;
  /** What a value means: the object that it names, or itself. */
  readonly resolve: (value: Value | undefined) => Value;
  /** The bytes of a stream, unpacked. */
  readonly unpacked: (stream: Stream) => Uint8Array;
};

/** Unpacked tables of objects that are kept at hand: pages follow each other, and so do their objects. */
const keptTables = 16;

/** Opens a PDF by its tables; throws BrokenPdf where they cannot be followed. */
export function openObjects(bytes: Uint8Array): Objects {
  const places = readPlaces(bytes);
  const tables = new Map<number, ReadonlyMap<number, Value>>();

  const tableOf = (number: number): ReadonlyMap<number, Value> => {
    const known = tables.get(number);
    if (known) return known;
    const place = places.of.get(number);
    if (!place || !('offset' in place)) throw new BrokenPdf('A table of objects is missing');
    const { value } = new Parser(bytes, place.offset).object();
    if (!(value instanceof Stream)) throw new BrokenPdf('A table of objects is none');
    const table = valuesIn(unpacked(value), value.dict);
    tables.set(number, table);
    const [oldest] = tables.keys();
    if (tables.size > keptTables && oldest !== undefined) tables.delete(oldest);
    return table;
  };

  const read = (ref: Ref): Value => {
    const place = places.of.get(ref.number);
    if (!place) return null;
    if ('within' in place) return tableOf(place.within).get(ref.number) ?? null;
    const object = new Parser(bytes, place.offset).object();
    if (object.number !== ref.number) throw new BrokenPdf(`Object ${ref.number} is not where it should be`);
    return object.value;
  };

  const resolve = (value: Value | undefined): Value => {
    let found = value ?? null;
    for (let step = 0; found instanceof Ref; step += 1) {
      if (step > 10) throw new BrokenPdf('References go round in a circle');
      found = read(found);
    }
    return found;
  };

  const unpacked = (stream: Stream): Uint8Array =>
    streamBytes(bytes, stream, resolve(stream.dict.get('Length')));

  return { bytes, places, resolve, unpacked };
}

/** The values of a table of objects by their numbers (ISO 32000-1, 7.5.7). */
function valuesIn(bytes: Uint8Array, dict: Dict): Map<number, Value> {
  const [count, first] = [dict.get('N'), dict.get('First')];
  if (typeof count !== 'number' || typeof first !== 'number' || count > bytes.length)
    throw new BrokenPdf('A table of objects does not say what it holds');
  const head = new Parser(bytes);
  const body = new Parser(bytes);
  const values = new Map<number, Value>();
  for (let at = 0; at < count; at += 1) {
    const number = head.count();
    body.at = first + head.count();
    values.set(number, body.value());
  }
  return values;
}
