import { inflateSync } from 'node:zlib';
import { BrokenPdf, isList, Name, type Dict, type Stream, type Value } from './values.ts';

/** More than any table of objects needs; a hostile one would unpack to gigabytes. */
const maxBytes = 256 * 1024 * 1024;

/** The bytes of a stream unpacked, as tables of objects have them: deflated or plain. `length` is what its /Length means. */
export function streamBytes(file: Uint8Array, { dict, data }: Stream, length: Value): Uint8Array {
  const packed = typeof data === 'number' ? sliced(file, data, length) : data;
  const filters = listed(dict.get('Filter'));
  if (filters.length === 0) return packed;
  const [filter] = filters;
  if (filters.length > 1 || !(filter instanceof Name) || filter.name !== 'FlateDecode')
    throw new BrokenPdf('A table of objects is packed in an unusual way');
  const [parms] = listed(dict.get('DecodeParms'));
  const bytes = inflated(packed);
  return parms instanceof Map ? unpredicted(bytes, parms) : bytes;
}

function sliced(file: Uint8Array, start: number, length: Value): Uint8Array {
  if (typeof length !== 'number' || length < 0 || start + length > file.length)
    throw new BrokenPdf('A stream is longer than its file');
  return file.subarray(start, start + length);
}

function inflated(packed: Uint8Array): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw new BrokenPdf('A stream cannot be unpacked', { cause });
  }
}

const listed = (value: Value | undefined): readonly Value[] =>
  value === undefined || value === null ? [] : isList(value) ? value : [value];

/** Undoes the PNG predictors, which make tables of figures small (RFC 2083, 6). */
function unpredicted(bytes: Uint8Array, parms: Dict): Uint8Array {
  const figure = (key: string, usual: number): number => {
    const given = parms.get(key) ?? usual;
    if (typeof given !== 'number' || given < 1 || given > 1000)
      throw new BrokenPdf(`/${key} is out of range`);
    return given;
  };
  if (figure('Predictor', 1) === 1) return bytes;
  if (figure('Predictor', 1) < 10) throw new BrokenPdf('A table of objects is packed in an unusual way');
  const pixel = Math.max(1, Math.ceil((figure('Colors', 1) * figure('BitsPerComponent', 8)) / 8));
  const width = Math.ceil((figure('Columns', 1) * figure('Colors', 1) * figure('BitsPerComponent', 8)) / 8);
  const rows = Math.floor(bytes.length / (width + 1));
  const plain = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (width + 1)];
    for (let at = 0; at < width; at += 1) {
      const place = row * width + at;
      const left = at < pixel ? 0 : (plain[place - pixel] ?? 0);
      const above = row === 0 ? 0 : (plain[place - width] ?? 0);
      const corner = row === 0 || at < pixel ? 0 : (plain[place - width - pixel] ?? 0);
      const raw = bytes[row * (width + 1) + 1 + at] ?? 0;
      plain[place] = raw + predicted(kind, left, above, corner);
    }
  }
  return plain;
}

function predicted(kind: number | undefined, left: number, above: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - above),
    Math.abs(guess - corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
