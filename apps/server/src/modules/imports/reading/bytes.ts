import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Rejected } from './item.ts';

/** Bytes of a file as UTF-8, unpacked where the file is packed, and how much of the file they were taken from. */
export type Portion = { readonly bytes: Buffer; readonly bytesRead: number };

const megabyte = 1024 * 1024;
/** Catalogs pack to a tenth, the same record over and over to a hundredth; a bomb to less than a thousandth. */
const largestRatio = 300;
const ratioCountsFrom = 64 * megabyte;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The file's bytes in UTF-8, portion by portion, without a byte order mark. UTF-16 is told by its mark or its zeros. */
export async function* portionsOf(path: string): AsyncGenerator<Portion> {
  const file = createReadStream(path, { highWaterMark: megabyte });
  let encoding: Encoding | null = null;
  let decoder: TextDecoder | null = null;
  for await (const bytes of (await isPacked(path)) ? unpacked(file) : file) {
    const chunk = bytes as Buffer;
    let start = 0;
    if (encoding === null) {
      encoding = encodingOf(chunk);
      start = encoding === 'utf-8' && chunk.subarray(0, 3).equals(utf8Mark) ? 3 : 0;
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
    }
    const portion = decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk.subarray(start);
    yield { bytes: portion, bytesRead: file.bytesRead };
  }
}

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);

function encodingOf(head: Buffer): Encoding {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0x7b && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x7b)) return 'utf-16be';
  return 'utf-8';
}

/** Whether a file begins as gzip does, whatever it is called. */
export async function isPacked(path: string): Promise<boolean> {
  const head = await headOf(path, 2);
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** The first bytes of a file. */
export async function headOf(path: string, length: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* unpacked(file: ReadStream): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: megabyte });
  // Errors of either come out of the loop below.
  pipeline(file, gunzip, () => undefined);
  let size = 0;
  try {
    for await (const bytes of gunzip) {
      const chunk = bytes as Buffer;
      size += chunk.length;
      if (size > ratioCountsFrom && size > largestRatio * file.bytesRead)
        throw new Rejected(`unpacks to more than ${largestRatio} times its size, which no real catalog does`);
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof Rejected) throw cause;
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    if (code.startsWith('Z_'))
      throw new Rejected(`cannot be unpacked any further: ${(cause as Error).message}`);
    throw cause;
  }
}
