import { crc32, deflateSync } from 'node:zlib';
import { readTiff, type Samples, type TiffLimits, type TiffProblem } from './readTiff.ts';

/** A TIFF as a PNG: black and white with a bit for each pixel, others in gray or color with 8 bits. */
export function tiffToPng(file: Uint8Array, limits: TiffLimits): Uint8Array | { problem: TiffProblem } {
  const samples = readTiff(file, limits);
  return 'problem' in samples ? samples : pngOf(samples);
}

const isGray = ({ meaning }: Samples): boolean => meaning === 'white-is-zero' || meaning === 'black-is-zero';

// ISO/IEC 15948: color types, filter types.
const GRAY = 0;
const RGB = 2;
const NO_FILTER = 0;
const SUB = 1;

function pngOf(samples: Samples): Uint8Array {
  const { width, height, bitsPerSample } = samples;
  const isBilevel = isGray(samples) && bitsPerSample === 1;
  const channels = isGray(samples) ? 1 : 3;
  const rowBytes = isBilevel ? Math.ceil(width / 8) : width * channels;
  const filtered = new Uint8Array((rowBytes + 1) * height);
  const pixels = pixelWriter(samples);
  for (let y = 0; y < height; y += 1) {
    const row = filtered.subarray(y * (rowBytes + 1) + 1, (y + 1) * (rowBytes + 1));
    filtered[y * (rowBytes + 1)] = isBilevel ? NO_FILTER : SUB;
    if (isBilevel) copyBits(samples, y, row);
    else {
      pixels(y, row);
      // From the right, so that what is taken away is still there.
      for (let at = row.length - 1; at >= channels; at -= 1)
        row[at] = (row[at] ?? 0) - (row[at - channels] ?? 0);
    }
  }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, isBilevel ? 1 : 8);
  header.setUint8(9, isGray(samples) ? GRAY : RGB);
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', deflateSync(filtered)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function copyBits({ width, meaning, rows }: Samples, y: number, row: Uint8Array): void {
  const bytes = Math.ceil(width / 8);
  const flip = meaning === 'white-is-zero' ? 0xff : 0;
  for (let at = 0; at < bytes; at += 1) row[at] = (rows[y * bytes + at] ?? 0) ^ flip;
}

/** Writes the pixels of a row as gray or as red, green and blue. */
function pixelWriter(samples: Samples): (y: number, row: Uint8Array) => void {
  const { width, meaning, samplesPerPixel, palette = new Uint8Array() } = samples;
  const sample = sampleReader(samples);
  return (y, row) => {
    for (let x = 0; x < width; x += 1) {
      const first = x * samplesPerPixel;
      if (meaning === 'white-is-zero') row[x] = 255 - sample(y, first);
      else if (meaning === 'black-is-zero') row[x] = sample(y, first);
      else
        for (let channel = 0; channel < 3; channel += 1) {
          const to = 3 * x + channel;
          if (meaning === 'rgb') row[to] = sample(y, first + channel);
          else if (meaning === 'palette') row[to] = palette[3 * sample(y, first) + channel] ?? 0;
          else row[to] = ((255 - sample(y, first + channel)) * (255 - sample(y, first + 3))) / 255;
        }
    }
  };
}

/** Reads a sample of a row as 0 to 255; as the index that it is where there is a palette. */
function sampleReader({ width, bitsPerSample, samplesPerPixel, meaning, isLittleEndian, rows }: Samples) {
  const rowBytes = Math.ceil((width * bitsPerSample * samplesPerPixel) / 8);
  const isIndex = meaning === 'palette';
  return (y: number, at: number): number => {
    const start = y * rowBytes;
    if (bitsPerSample === 8) return rows[start + at] ?? 0;
    // The higher of two bytes says all that can be seen.
    if (bitsPerSample === 16) return rows[start + 2 * at + (isLittleEndian ? 1 : 0)] ?? 0;
    const perByte = 8 / bitsPerSample;
    const highest = (1 << bitsPerSample) - 1;
    const byte = rows[start + Math.floor(at / perByte)] ?? 0;
    const value = (byte >> (8 - bitsPerSample * ((at % perByte) + 1))) & highest;
    return isIndex ? value : (value * 255) / highest;
  };
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}
