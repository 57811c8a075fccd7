import { inflateSync } from 'node:zlib';
import { Damaged } from './damaged.ts';
import { decodeGroup4 } from './group4.ts';
import { unpackBits, unpackLzw } from './unpack.ts';

/** The samples of a picture, row by row, each row on whole bytes. */
export type Samples = {
  width: number;
  height: number;
  bitsPerSample: 1 | 4 | 8 | 16;
  samplesPerPixel: number;
  meaning: 'white-is-zero' | 'black-is-zero' | 'rgb' | 'palette' | 'cmyk';
  /** Red, green and blue of each color of a palette, from 0 to 255. */
  palette: Uint8Array | undefined;
  isLittleEndian: boolean;
  rows: Uint8Array;
};

/** What a TIFF must not exceed: pixels a side, pixels, and bytes of its rows. */
export type TiffLimits = { side: number; pixels: number; bytes: number };

/** Why a TIFF cannot be shown: it is damaged, too large, or of a kind that figures hardly ever are. */
export type TiffProblem = 'damaged' | 'too-large' | 'format';

// The tags of TIFF 6.0, section 8 and those that extend it.
const TAG = {
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  planarConfiguration: 284,
  predictor: 317,
  colorMap: 320,
};
const MEANINGS = ['white-is-zero', 'black-is-zero', 'rgb', 'palette', undefined, 'cmyk'] as const;
const CHANNELS = { 'white-is-zero': 1, 'black-is-zero': 1, rgb: 3, palette: 1, cmyk: 4 };
/** Bytes of a value by its type: BYTE, ASCII, SHORT, LONG; others are not needed. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4 };
/** A strip for each row of the tallest picture. */
const MAX_VALUES = 20_000;
/** No file has as many tags. */
const MAX_TAGS = 500;

/** Reads the first picture of a TIFF: in strips, uncompressed or by PackBits, LZW, Deflate or Group 4. */
export function readTiff(file: Uint8Array, limits: TiffLimits): Samples | { problem: TiffProblem } {
  try {
    return samplesOf(file, limits);
  } catch (cause) {
    // A RangeError: the file ends before it has said where its values are.
    if (cause instanceof Damaged || cause instanceof RangeError) return { problem: 'damaged' };
    throw cause;
  }
}

function samplesOf(file: Uint8Array, limits: TiffLimits): Samples | { problem: TiffProblem } {
  const tags = new Tags(file);
  const [width, height] = [tags.number(TAG.width, 0), tags.number(TAG.height, 0)];
  if (width === 0 || height === 0) return { problem: 'damaged' };
  if (Math.max(width, height) > limits.side || width * height > limits.pixels)
    return { problem: 'too-large' };
  const bits = tags.numbers(TAG.bitsPerSample, [1]);
  const bitsPerSample = bits[0] ?? 1;
  const samplesPerPixel = tags.number(TAG.samplesPerPixel, 1);
  const meaning = MEANINGS[tags.number(TAG.photometric, 0)];
  const isKnown =
    meaning !== undefined &&
    (bitsPerSample === 1 || bitsPerSample === 4 || bitsPerSample === 8 || bitsPerSample === 16) &&
    bits.every((each) => each === bitsPerSample) &&
    samplesPerPixel >= CHANNELS[meaning] &&
    samplesPerPixel <= 8 &&
    (bitsPerSample >= 8 || samplesPerPixel === 1) &&
    (tags.number(TAG.planarConfiguration, 1) === 1 || samplesPerPixel === 1) &&
    (meaning !== 'palette' || bitsPerSample <= 8) &&
    tags.has(TAG.stripOffsets);
  if (!isKnown) return { problem: 'format' };
  const rowBytes = Math.ceil((width * bitsPerSample * samplesPerPixel) / 8);
  if (rowBytes * height > limits.bytes) return { problem: 'too-large' };
  const compression = tags.number(TAG.compression, 1);
  if (![1, 4, 5, 8, 32_946, 32_773].includes(compression)) return { problem: 'format' };
  if (compression === 4 && (bitsPerSample !== 1 || samplesPerPixel !== 1)) return { problem: 'format' };
  const predictor = tags.number(TAG.predictor, 1);
  if (predictor > 2 || (predictor === 2 && bitsPerSample < 8)) return { problem: 'format' };
  const rows = rowsOf(file, tags, { width, height, rowBytes, compression });
  const { isLittleEndian } = tags;
  if (predictor === 2) undoPredictor(rows, { rowBytes, samplesPerPixel, bitsPerSample, isLittleEndian });
  const palette = meaning === 'palette' ? paletteOf(tags, bitsPerSample) : undefined;
  return { width, height, bitsPerSample, samplesPerPixel, meaning, palette, isLittleEndian, rows };
}

type Extent = { width: number; height: number; rowBytes: number; compression: number };

function rowsOf(file: Uint8Array, tags: Tags, { width, height, rowBytes, compression }: Extent): Uint8Array {
  const offsets = tags.numbers(TAG.stripOffsets, []);
  const lengths = tags.numbers(TAG.stripByteCounts, []);
  const rowsPerStrip = Math.min(Math.max(1, tags.number(TAG.rowsPerStrip, height)), height);
  const isReversed = tags.number(TAG.fillOrder, 1) === 2;
  const rows = new Uint8Array(rowBytes * height);
  const strips = Math.ceil(height / rowsPerStrip);
  for (let strip = 0; strip < strips; strip += 1) {
    const [offset, length] = [offsets[strip], lengths[strip] ?? (strips === 1 ? file.length : undefined)];
    if (offset === undefined || length === undefined || offset >= file.length) throw new Damaged();
    const packed = file.subarray(offset, offset + length);
    const count = Math.min(rowsPerStrip, height - strip * rowsPerStrip);
    const extent = { width, height: count, isReversed };
    // Some writers fill up the last strip.
    const max = rowsPerStrip * rowBytes;
    const unpacked = compression === 4 ? decodeGroup4(packed, extent) : unpack(packed, compression, max);
    rows.set(unpacked.subarray(0, count * rowBytes), strip * max);
  }
  return rows;
}

function unpack(packed: Uint8Array, compression: number, max: number): Uint8Array {
  if (compression === 1) return packed;
  if (compression === 5) return unpackLzw(packed, max);
  if (compression === 32_773) return unpackBits(packed, max);
  try {
    return inflateSync(packed, { maxOutputLength: max + 1024 });
  } catch (cause) {
    throw new Damaged('The strip is not deflated', { cause });
  }
}

type Predicted = Pick<Samples, 'samplesPerPixel' | 'bitsPerSample' | 'isLittleEndian'> & { rowBytes: number };

/** Horizontal differencing (TIFF 6.0, section 14): each sample was told by how it differs from the one before. */
function undoPredictor(
  rows: Uint8Array,
  { rowBytes, samplesPerPixel, bitsPerSample, isLittleEndian }: Predicted,
): void {
  const step = (samplesPerPixel * bitsPerSample) / 8;
  const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
  for (let start = 0; start < rows.length; start += rowBytes)
    for (let at = start + step; at < start + rowBytes; at += bitsPerSample / 8)
      if (bitsPerSample === 8) rows[at] = (rows[at] ?? 0) + (rows[at - step] ?? 0);
      else
        view.setUint16(
          at,
          view.getUint16(at, isLittleEndian) + view.getUint16(at - step, isLittleEndian),
          isLittleEndian,
        );
}

function paletteOf(tags: Tags, bitsPerSample: number): Uint8Array {
  const colors = 1 << bitsPerSample;
  const map = tags.numbers(TAG.colorMap, []);
  if (map.length < 3 * colors) throw new Damaged();
  // All reds, then all greens, then all blues, of 16 bits each.
  return Uint8Array.from(
    { length: 3 * colors },
    (_, at) => (map[Math.floor(at / 3) + (at % 3) * colors] ?? 0) >> 8,
  );
}

/** The tags of the first directory of a file (TIFF 6.0, section 2). Throws a RangeError where it ends too early. */
class Tags {
  readonly isLittleEndian: boolean;
  readonly #view: DataView;
  readonly #entries = new Map<number, number>();

  constructor(file: Uint8Array) {
    this.#view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    this.isLittleEndian = file[0] === 0x49;
    const directory = this.#view.getUint32(4, this.isLittleEndian);
    const count = this.#view.getUint16(directory, this.isLittleEndian);
    if (count > MAX_TAGS) throw new Damaged();
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + 2 + entry * 12;
      this.#entries.set(this.#view.getUint16(at, this.isLittleEndian), at);
    }
  }

  has(tag: number): boolean {
    return this.#entries.has(tag);
  }

  number(tag: number, otherwise: number): number {
    return this.numbers(tag, [otherwise])[0] ?? otherwise;
  }

  numbers(tag: number, otherwise: readonly number[]): readonly number[] {
    const at = this.#entries.get(tag);
    if (at === undefined) return otherwise;
    const type = this.#view.getUint16(at + 2, this.isLittleEndian);
    const count = this.#view.getUint32(at + 4, this.isLittleEndian);
    const size = SIZES[type];
    if (size === undefined || count > MAX_VALUES) throw new Damaged();
    const first = size * count <= 4 ? at + 8 : this.#view.getUint32(at + 8, this.isLittleEndian);
    return Array.from({ length: count }, (_, index) => this.#value(first + index * size, size));
  }

  #value(at: number, size: number): number {
    if (size === 1) return this.#view.getUint8(at);
    return size === 2
      ? this.#view.getUint16(at, this.isLittleEndian)
      : this.#view.getUint32(at, this.isLittleEndian);
  }
}
