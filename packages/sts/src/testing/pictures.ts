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
