import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { placeInArchive } from './placeInArchive.ts';
import { UploadRefused } from './refused.ts';
import { zipEntries, type ZipEntry } from './zipEntries.ts';

type Limits = { readonly unpackedBytes: number; readonly files: number };

const headSignature = 0x04034b50;
const headBytes = 30;

/**
 * Unpacks an archive into a folder. What an archive says of its sizes is not believed: bytes are counted as they come
 * out, and the first one too many ends it.
 */
export async function unpack(archive: string, folder: string, limits: Limits): Promise<void> {
  const entries = await zipEntries(archive, limits.files);
  let left = limits.unpackedBytes;
  for (const entry of entries) {
    const steps = placeInArchive(entry.name);
    if (!steps) continue;
    const target = join(folder, ...steps);
    await mkdir(dirname(target), { recursive: true }).catch(notTwice);
    left -= await unpackOne({ archive, entry, target, max: left });
  }
}

type One = {
  readonly archive: string;
  readonly entry: ZipEntry;
  readonly target: string;
  readonly max: number;
};

async function unpackOne({ archive, entry, target, max }: One): Promise<number> {
  const start = await dataOf(archive, entry);
  const end = start + entry.packedBytes - 1;
  let bytes = 0;
  let sum = 0;
  const count = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > max) throw new UploadRefused('archive-too-large');
      sum = crc32(piece, sum);
      yield piece;
    }
  };
  // A file that is there already would be one that the archive holds twice.
  const out = createWriteStream(target, { flags: 'wx' });
  const packed = entry.packedBytes === 0 ? Readable.from([]) : createReadStream(archive, { start, end });
  try {
    if (entry.isPacked) await pipeline(packed, createInflateRaw(), count, out);
    else await pipeline(packed, count, out);
  } catch (cause) {
    throw isOfPacking(cause) ? new UploadRefused('upload-damaged', { cause }) : notTwice(cause);
  }
  if (bytes !== entry.bytes || sum !== entry.crc32) throw new UploadRefused('upload-damaged');
  return bytes;
}

/** Where the bytes of a file begin: behind its own head, whose lengths may differ from those of the directory. */
async function dataOf(archive: string, { headAt }: ZipEntry): Promise<number> {
  const file = await open(archive);
  try {
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, headAt);
    if (bytesRead < headBytes || head.readUInt32LE(0) !== headSignature)
      throw new UploadRefused('upload-damaged');
    return headAt + headBytes + head.readUInt16LE(26) + head.readUInt16LE(28);
  } finally {
    await file.close();
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : '';

const isOfPacking = (cause: unknown): boolean => /^(Z_|ERR_.*PREMATURE)/.test(codeOf(cause));

/** A name that is used twice, or for a file and a folder: no honest archive holds that. */
function notTwice(cause: unknown): never {
  if (['EEXIST', 'ENOTDIR', 'EISDIR'].includes(codeOf(cause)))
    throw new UploadRefused('upload-damaged', { cause });
  throw cause;
}
