import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tiffToPng } from './tiffToPng.ts';

// Written by libtiff.
const group4 =
  'SUkqABgAAAAuDAR7yUZ8Pfkr8hHABABACQAAAQMAAQAAABMAAAABAQMAAQAAAAYAAAACAQMAAQAAAAEAAAADAQMAAQAAAAQAAAAGAQMAAQAAAAEAAAARAQQAAQAAAAgAAAAWAQMAAQAAAAYAAAAXAQQAAQAAABAAAAAcAQMAAQAAAAEAAAAAAAAA';
const colors = {
  plain:
    'SUkqAAgAAAAKAAABBAABAAAAAwAAAAEBBAABAAAAAgAAAAIBAwADAAAAhgAAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAABEBBAABAAAAjAAAABUBAwABAAAAAwAAABYBBAABAAAAAgAAABcBBAABAAAAEgAAABwBAwABAAAAAQAAAAAAAAAIAAgACAD/AAAA/wAAAP8KFB4KFB7///8=',
  'LZW with differences':
    'SUkqABwAAACAP8AAAAwKCP8FBQPQMAPV1uGAgAsAAAEDAAEAAAADAAAAAQEDAAEAAAACAAAAAgEDAAMAAACmAAAAAwEDAAEAAAAFAAAABgEDAAEAAAACAAAAEQEEAAEAAAAIAAAAFQEDAAEAAAADAAAAFgEDAAEAAAACAAAAFwEEAAEAAAAUAAAAHAEDAAEAAAABAAAAPQEDAAEAAAACAAAAAAAAAAgACAAIAA==',
  Deflate:
    'SUkqAB4AAAB4nPvPwMDwH4S5ROSA6P///wAyxgZzCgAAAQMAAQAAAAMAAAABAQMAAQAAAAIAAAACAQMAAwAAAJwAAAADAQMAAQAAAAgAAAAGAQMAAQAAAAIAAAARAQQAAQAAAAgAAAAVAQMAAQAAAAMAAAAWAQMAAQAAAAIAAAAXAQQAAQAAABYAAAAcAQMAAQAAAAEAAAAAAAAACAAIAAgA',
};
const grayPackBits =
  'SUkqABIAAAADADJklgPI+v8BCQAAAQMAAQAAAAQAAAABAQMAAQAAAAIAAAACAQMAAQAAAAgAAAADAQMAAQAAAAWAAAAGAQMAAQAAAAEAAAARAQQAAQAAAAgAAAAWAQMAAQAAAAIAAAAXAQQAAQAAAAoAAAAcAQMAAQAAAAEAAAAAAAAA';

const limits = { side: 1000, pixels: 100_000, bytes: 100_000 };
const fileOf = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, 'base64'));

/** The samples of a PNG that `tiffToPng` made, row by row. */
function rowsOf(png: ReturnType<typeof tiffToPng>): number[][] {
  if ('problem' in png) throw new Error(png.problem);
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [bits, channels] = [bytes[24] ?? 0, bytes[25] === 2 ? 3 : 1];
  const size = bytes.readUInt32BE(33);
  const packed = inflateSync(bytes.subarray(41, 41 + size));
  const rowBytes = Math.ceil((width * channels * bits) / 8) + 1;
  return Array.from({ length: height }, (_, y) => {
    const row = packed.subarray(y * rowBytes + 1, (y + 1) * rowBytes);
    if (bits === 1)
      return Array.from({ length: width }, (__, x) => ((row[x >> 3] ?? 0) >> (7 - (x & 7))) & 1);
    expect(packed[y * rowBytes]).toBe(1);
    for (let at = channels; at < row.length; at += 1) row[at] = (row[at] ?? 0) + (row[at - channels] ?? 0);
    return [...row];
  });
}

/** A TIFF of the given tags, in either order of bytes; values of more than four bytes follow `data`. */
function aTiff(tags: Record<number, number | number[]>, data = Buffer.alloc(0), isBig = false): Uint8Array {
  const entries = Object.entries(tags);
  const head = Buffer.alloc(10 + entries.length * 12 + 4);
  const further: Buffer[] = [data];
  const write = (buffer: Buffer, value: number, at: number, bytes: 2 | 4): unknown =>
    isBig ? buffer.writeUIntBE(value, at, bytes) : buffer.writeUIntLE(value, at, bytes);
  head.write(isBig ? 'MM\0*' : 'II*\0', 'latin1');
  write(head, 8, 4, 4);
  write(head, entries.length, 8, 2);
  for (const [index, [tag, given]] of entries.entries()) {
    const at = 10 + index * 12;
    const values = [given].flat();
    write(head, Number(tag), at, 2);
    write(head, 4, at + 2, 2);
    write(head, values.length, at + 4, 4);
    const first = head.length + further.reduce((sum, { length }) => sum + length, 0);
    if (values.length === 1)
      write(head, tag === '273' ? head.length + (values[0] ?? 0) : (values[0] ?? 0), at + 8, 4);
    else {
      write(head, first, at + 8, 4);
      const list = Buffer.alloc(values.length * 4);
      for (const [place, value] of values.entries())
        write(list, tag === '273' ? head.length + value : value, place * 4, 4);
      further.push(list);
    }
  }
  return Uint8Array.from(Buffer.concat([head, ...further]));
}

const bilevel = { 256: 8, 257: 2, 258: 1, 259: 1, 262: 0, 273: 0, 278: 2, 279: 2 };

describe('a TIFF as a PNG', () => {
  it('is black and white where it is packed as faxes are', () => {
    const shown = rowsOf(tiffToPng(fileOf(group4), limits)).map((row) =>
      row.map((bit) => (bit === 0 ? '#' : '.')).join(''),
    );
    expect(shown).toEqual([
      '##.................',
      '..####.............',
      '......###..........',
      '..#####..####......',
      '..#####......####..',
      '..#####..........##',
    ]);
  });

  it.each(Object.entries(colors))('keeps its colors: %s', (_, base64) => {
    expect(rowsOf(tiffToPng(fileOf(base64), limits))).toEqual([
      [255, 0, 0, 0, 255, 0, 0, 0, 255],
      [10, 20, 30, 10, 20, 30, 255, 255, 255],
    ]);
  });

  it('keeps its grays', () => {
    expect(rowsOf(tiffToPng(fileOf(grayPackBits), limits))).toEqual([
      [0, 50, 100, 150],
      [200, 250, 255, 1],
    ]);
  });

  it('is read in either order of bytes, strip by strip', () => {
    const strips = { ...bilevel, 273: [0, 1], 278: 1, 279: [1, 1] };
    for (const isBig of [true, false])
      expect(rowsOf(tiffToPng(aTiff(strips, Buffer.of(0b11001010, 0b00000001), isBig), limits))).toEqual([
        [0, 0, 1, 1, 0, 1, 0, 1],
        [1, 1, 1, 1, 1, 1, 1, 0],
      ]);
  });

  it.each([
    ['inks', { 258: [8, 8, 8, 8], 262: 5, 277: 4 }, Buffer.of(0, 255, 255, 0), [255, 0, 0]],
    [
      'a palette',
      { 258: 4, 262: 3, 320: Array.from({ length: 48 }, (_, at) => at * 256) },
      Buffer.of(0x20),
      [2, 18, 34],
    ],
    ['16 bits', { 258: 16, 262: 1 }, Buffer.of(0x34, 0x12), [0x12]],
  ])('is shown as it would be printed: %s', (_, tags, data, row) => {
    const one = { ...bilevel, 256: 1, 257: 1, 279: data.length, ...tags };
    expect(rowsOf(tiffToPng(aTiff(one, data), limits))).toEqual([row]);
  });

  it.each([
    ['too wide', aTiff({ ...bilevel, 256: 1001 }), 'too-large'],
    ['of too many pixels', aTiff({ ...bilevel, 256: 1000, 257: 1000 }), 'too-large'],
    [
      'of too many bytes',
      aTiff({ ...bilevel, 256: 300, 257: 300, 258: [8, 8, 8], 262: 2, 277: 3 }),
      'too-large',
    ],
    ['without an extent', aTiff({ ...bilevel, 257: 0 }), 'damaged'],
    ['without its pixels', aTiff({ ...bilevel, 273: 5000 }), 'damaged'],
    ['cut off in its tags', aTiff(bilevel).subarray(0, 40), 'damaged'],
    ['cut off at once', Uint8Array.from(Buffer.from('II*\0', 'latin1')), 'damaged'],
    ['of very many tags', Uint8Array.from(Buffer.from('II*\0\x08\0\0\0\xff\xff', 'latin1')), 'damaged'],
    ['packed as faxes are, and damaged', aTiff({ ...bilevel, 259: 4 }, Buffer.of(0, 0)), 'damaged'],
    ['deflated, and damaged', aTiff({ ...bilevel, 259: 8 }, Buffer.of(1, 2)), 'damaged'],
    ['packed as JPEG', aTiff({ ...bilevel, 259: 7 }), 'format'],
    ['in tiles', aTiff({ 256: 8, 257: 2, 258: 1, 259: 1, 262: 0, 322: 16, 323: 16, 324: 0 }), 'format'],
    ['in planes', aTiff({ ...bilevel, 258: [8, 8, 8], 262: 2, 277: 3, 284: 2 }), 'format'],
  ])('is none where it is %s', (_, file, problem) => {
    expect(tiffToPng(file, limits)).toEqual({ problem });
  });

  it('bears any damage', () => {
    for (const base64 of [group4, ...Object.values(colors), grayPackBits]) {
      const file = fileOf(base64);
      for (let at = 4; at < file.length; at += 1)
        for (const bits of [0x01, 0x80, 0xff]) {
          const damaged = Uint8Array.from(file);
          damaged[at] = (damaged[at] ?? 0) ^ bits;
          const png = tiffToPng(damaged, limits);
          if ('problem' in png) expect(['damaged', 'format', 'too-large']).toContain(png.problem);
          else expect(rowsOf(png).flat().length).toBeLessThanOrEqual(3 * limits.pixels);
        }
    }
  });
});
