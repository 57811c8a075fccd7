/** The first bytes of a file. */
export const begins = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The beginning of a PNG: its signature and header. */
export function aPng(width: number, height: number): Buffer {
  const png = Buffer.alloc(33);
  png.write('\x89PNG\r\n\x1a\n', 'latin1');
  png.writeUInt32BE(13, 8);
  png.write('IHDR', 12);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** The beginning of a GIF. */
export function aGif(width: number, height: number): Buffer {
  const gif = Buffer.alloc(13);
  gif.write('GIF89a');
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  return gif;
}

/** The beginning of a JPEG: an application segment before its frame. */
export function aJpeg(width: number, height: number): Buffer {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 0, 0]);
  jpeg.writeUInt16BE(height, 13);
  jpeg.writeUInt16BE(width, 15);
  return jpeg;
}

/** A TIFF of 8 by 2 pixels in black and white, not packed. */
export function aTiff(): Uint8Array {
  const tags = [
    [256, 8],
    [257, 2],
    [258, 1],
    [259, 1],
    [262, 0],
    [273, 8],
    [278, 2],
    [279, 2],
  ];
  const tiff = Buffer.alloc(12 + tags.length * 12 + 4);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(10, 4);
  tiff.writeUInt16LE(tags.length, 10);
  for (const [at, [tag = 0, value = 0]] of tags.entries()) {
    tiff.writeUInt16LE(tag, 12 + at * 12);
    tiff.writeUInt16LE(4, 14 + at * 12);
    tiff.writeUInt32LE(1, 16 + at * 12);
    tiff.writeUInt32LE(value, 20 + at * 12);
  }
  return tiff;
}
