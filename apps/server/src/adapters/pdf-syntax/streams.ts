import { inflateSync } from 'node:zlib';
import { asDict, isList, isName, PdfSyntaxError, type Dict, type Value } from './values.ts';

/** More than the lists of any real file take; a hostile one would unpack to gigabytes. */
const maxBytes = 256 * 1024 * 1024;

/** Decodes a stream that is deflated or plain, as those of objects and cross-references are (ISO 32000-1, 7.4.4). */
export function decodeStream(dict: Dict, data: Uint8Array): Uint8Array {
  const filter = only(dict.get('Filter'));
  if (filter === null) return data;
  if (!isName(filter, 'FlateDecode') && !isName(filter, 'Fl'))
    throw new PdfSyntaxError('A stream has a filter that is not supported');
  const parameters = asDict(only(dict.get('DecodeParms')));
  const bytes = inflated(data);
  return parameters ? withoutPredictor(bytes, parameters) : bytes;
}

function only(value: Value | undefined): Value {
  if (!isList(value)) return value ?? null;
  if (value.length > 1) throw new PdfSyntaxError('A stream has more than one filter');
  return value[0] ?? null;
}

function inflated(data: Uint8Array): Uint8Array {
  try {
    return inflateSync(data, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw new PdfSyntaxError('A stream cannot be inflated', { cause });
  }
}

/** Undoes the PNG predictors (RFC 2083, 6). */
function withoutPredictor(bytes: Uint8Array, parameters: Dict): Uint8Array {
  const parameter = (key: string, fallback: number): number => {
    const given = parameters.get(key) ?? fallback;
    if (typeof given !== 'number' || given < 1 || given > 1000)
      throw new PdfSyntaxError(`/${key} is out of range`);
    return given;
  };
  const predictor = parameter('Predictor', 1);
  if (predictor === 1) return bytes;
  if (predictor < 10) throw new PdfSyntaxError('A stream has a predictor that is not supported');
  const bits = parameter('Colors', 1) * parameter('BitsPerComponent', 8);
  const pixel = Math.ceil(bits / 8);
  const width = Math.ceil((parameter('Columns', 1) * bits) / 8);
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
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) throw new PdfSyntaxError('A row has a predictor that is not supported');
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
