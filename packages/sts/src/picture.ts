import type { PictureProblem } from './losses.ts';
import { tiffToPng } from './tiff/tiffToPng.ts';

/** Where the pictures of a text come from: the bytes of a file (or the source of an SVG) by its reference in the text. */
export type Graphics = {
  graphic(href: string): string | Uint8Array | undefined;
  /** Told of each picture that cannot be shown, by its name. */
  lost?(problem: PictureProblem, name: string): void;
};

/** A picture as its bytes say, whatever its name says. */
export type Picture =
  | { kind: 'drawing'; source: string }
  | { kind: 'raster'; type: RasterType; width: number; height: number; bytes: Uint8Array }
  | { kind: 'none'; problem: PictureProblem };
export type RasterType = 'png' | 'jpeg' | 'gif';

/** What one picture may take of the machine that shows it: bytes, pixels a side, and pixels. */
export const PICTURE_LIMITS = { bytes: 20_000_000, side: 20_000, pixels: 80_000_000 };

/** What the raster pictures of one document may have in bytes, together. */
export const MAX_RASTER_BYTES = 40_000_000;

/** What a reference leads to: a file of the delivery, or the picture that the reference itself holds as a data URI. */
export function pictureAt(href: string, graphics: Graphics): Picture {
  const found = href.startsWith('data:') ? bytesOfDataUri(href) : graphics.graphic(href);
  return found === undefined ? { kind: 'none', problem: 'picture-missing' } : pictureOf(found);
}

/**
 * A picture by its bytes: SVG, PNG, JPEG or GIF, and TIFF as a PNG; other formats, and what is too large, are told as
 * problems.
 */
export function pictureOf(file: string | Uint8Array): Picture {
  if (typeof file === 'string') return { kind: 'drawing', source: file };
  const type = RASTERS.find(({ begins }) => beginsWith(file, begins));
  if (type) return raster(type, file);
  if (TIFF.some((begins) => beginsWith(file, begins))) return convertedOnce(file);
  if (OTHER_FORMATS.some((begins) => beginsWith(file, begins))) return problem('picture-format');
  if (file.length === 0) return problem('picture-damaged');
  const source = textOf(file);
  if (source === undefined) return problem('picture-format');
  return /<(?:\w+:)?svg[\s>]/.test(source.slice(0, 100_000))
    ? { kind: 'drawing', source }
    : problem('picture-format');
}

/** How a picture is called where it cannot be shown: the name of its file, or the media type of a data URI. */
export function pictureName(href: string): string {
  if (href.startsWith('data:')) return /^data:[\w.+/-]*/.exec(href)?.[0] ?? 'data:';
  return href.replace(/^.*[/\\]/, '') || href;
}

const DATA_URI = /^data:[^,;]*(;[^,;]*)*?(;base64)?,/i;

function bytesOfDataUri(uri: string): Uint8Array | undefined {
  // The head is short; what follows may be megabytes.
  const head = DATA_URI.exec(uri.slice(0, 500))?.[0];
  if (!head) return undefined;
  const body = uri.slice(head.length);
  try {
    if (!/;base64,$/i.test(head)) return new TextEncoder().encode(decodeURIComponent(body));
    return Uint8Array.from(atob(body.replace(/\s+/g, '')), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

const bytes = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));

type Raster = {
  type: RasterType;
  begins: number[];
  size(view: DataView): { width: number; height: number } | undefined;
};

// PNG: ISO/IEC 15948, 11.2.2; GIF: GIF89a specification, 18; JPEG: ITU-T T.81, B.2.2.
const RASTERS: Raster[] = [
  {
    type: 'png',
    begins: [0x89, ...bytes('PNG\r\n'), 0x1a, 0x0a],
    size: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  },
  {
    type: 'gif',
    begins: bytes('GIF8'),
    size: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  },
  { type: 'jpeg', begins: [0xff, 0xd8, 0xff], size: jpegSize },
];

const TIFF = [bytes('II*\0'), bytes('MM\0*')];

/** What publishers deliver besides: EPS, WMF, EMF, PDF, BMP, WebP and packed files. */
const OTHER_FORMATS = [
  bytes('%!PS'),
  [0xc5, 0xd0, 0xd3, 0xc6],
  [0xd7, 0xcd, 0xc6, 0x9a],
  [1, 0, 0, 0],
  bytes('%PDF'),
  bytes('BM'),
  bytes('RIFF'),
  [0x1f, 0x8b],
];

function beginsWith(file: Uint8Array, begins: number[]): boolean {
  return begins.every((byte, at) => file[at] === byte);
}

function raster({ type, size }: Raster, file: Uint8Array): Picture {
  if (file.length > PICTURE_LIMITS.bytes) return problem('picture-too-large');
  const found = sizeOrNone(size, file);
  if (!found || found.width === 0 || found.height === 0) return problem('picture-damaged');
  const { width, height } = found;
  const isTooLarge = Math.max(width, height) > PICTURE_LIMITS.side || width * height > PICTURE_LIMITS.pixels;
  return isTooLarge ? problem('picture-too-large') : { kind: 'raster', type, width, height, bytes: file };
}

/** Bytes of the rows of a TIFF while it is converted. */
const MAX_TIFF_ROWS = 100_000_000;

const converted = new WeakMap<Uint8Array, Picture>();

/** A TIFF as a PNG; a text may show the same one many times. */
function convertedOnce(file: Uint8Array): Picture {
  const known = converted.get(file);
  if (known) return known;
  const png = tiffToPng(file, { ...PICTURE_LIMITS, bytes: MAX_TIFF_ROWS });
  const picture = 'problem' in png ? problem(`picture-${png.problem}`) : pictureOf(png);
  converted.set(file, picture);
  return picture;
}

function sizeOrNone(size: Raster['size'], file: Uint8Array): ReturnType<Raster['size']> {
  try {
    return size(new DataView(file.buffer, file.byteOffset, file.byteLength));
  } catch (cause) {
    // The file ends before it says its size.
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // A start of frame; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const isFill = marker === 0xff;
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += isFill ? 1 : isAlone ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function problem(kind: PictureProblem): Picture {
  return { kind: 'none', problem: kind };
}

function textOf(file: Uint8Array): string | undefined {
  const encoding = file[0] === 0xff ? 'utf-16le' : file[0] === 0xfe ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}

/** Bytes in base64; a page may hold megabytes of them. */
export function base64(file: Uint8Array): string {
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64');
}
