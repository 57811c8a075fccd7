import { inflateSync } from 'node:zlib';
import { asCount, asDict, isName, Name, NotOrdered, type Dict, type Value } from './values.ts';

/** More than the lists of any real file take. */
const largest = 256 * 1024 * 1024;

/** What a stream of objects or of places holds: unpacked, and without its predictor (ISO 32000-1, 7.4.4). */
export function unpacked(dict: Dict, data: Uint8Array): Uint8Array {
  const filter = only(dict.get('Filter'));
  if (filter === undefined || filter === null) return data;
  if (!(filter instanceof Name) || (filter.text !== 'FlateDecode' && filter.text !== 'Fl'))
    throw new NotOrdered('A list is packed in a way of its own');
  const parameters = asDict(only(dict.get('DecodeParms')));
  const bytes = inflated(data);
  const predictor = asCount(parameters?.get('Predictor')) ?? 1;
  if (predictor === 1) return bytes;
  const bits = asCount(parameters?.get('BitsPerComponent')) ?? 8;
  const colors = asCount(parameters?.get('Colors')) ?? 1;
  if (predictor < 10 || bits !== 8 || colors !== 1)
    throw new NotOrdered('A list is predicted in a way of its own');
  return withoutPredictor(bytes, asCount(parameters?.get('Columns')) ?? 1);
}

const only = (value: Value | undefined): Value | undefined => {
  if (!Array.isArray(value)) return value;
  const [first, ...others]: readonly Value[] = value;
  if (others.length > 0) throw new NotOrdered('A list is packed more than once');
  return first;
};

function inflated(data: Uint8Array): Uint8Array {
  try {
    return inflateSync(data, { maxOutputLength: largest });
  } catch (cause) {
    throw new NotOrdered('A list cannot be unpacked', { cause });
  }
}

/** Undoes the predictors of PNG (RFC 2083, 6) on rows of so many bytes. */
function withoutPredictor(packed: Uint8Array, columns: number): Uint8Array {
  if (columns < 1 || columns > 64) throw new NotOrdered('A list has rows of an unlikely length');
  const rows = Math.floor(packed.length / (columns + 1));
  const bytes = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = packed[row * (columns + 1)] ?? 0;
    const start = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const left = column > 0 ? (bytes[start + column - 1] ?? 0) : 0;
      const up = row > 0 ? (bytes[start + column - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (bytes[start + column - columns - 1] ?? 0) : 0;
      const given = packed[row * (columns + 1) + 1 + column] ?? 0;
      bytes[start + column] = given + predicted(kind, { left, up, corner });
    }
  }
  return bytes;
}

type Neighbours = { readonly left: number; readonly up: number; readonly corner: number };

function predicted(kind: number, { left, up, corner }: Neighbours): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) throw new NotOrdered('A list is predicted in a way of its own');
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Whether a dictionary says of itself that it is of this type. */
export const isOfType = (dict: Dict | null, type: string): boolean => isName(dict?.get('Type'), type);
