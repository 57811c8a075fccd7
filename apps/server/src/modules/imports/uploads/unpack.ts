import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { placeInArchive } from './placeInArchive.ts';
import { UploadRefused } from './refused.ts';

type Limits = { readonly unpackedBytes: number; readonly files: number };

const isEncrypted = 1; // A bit of an entry's general purpose flags.

/**
 * Unpacks a ZIP archive into a folder. The sizes that an archive declares are not trusted (zip bombs): bytes are counted as
 * they are unpacked, and the first one above the limit ends it.
 */
export async function unpack(archive: string, folder: string, limits: Limits): Promise<void> {
  const zip = await openPromise(archive, {
    autoClose: false,
    lazyEntries: true,
    decodeStrings: false, // Many archives have UTF-8 names without saying so, and `placeInArchive` checks the paths.
    validateEntrySizes: false, // `unpackEntry` does, and tells a bomb from a damaged file.
  }).catch(refuseDamaged);
  try {
    if (zip.entryCount > limits.files) throw new UploadRefused('archive-too-large');
    const entries = await Array.fromAsync(zip.eachEntry());
    if (entries.some(({ generalPurposeBitFlag }) => (generalPurposeBitFlag & isEncrypted) !== 0))
      throw new UploadRefused('upload-encrypted');
    let left = limits.unpackedBytes;
    for (const entry of entries) {
      const steps = placeInArchive(nameOf(entry));
      if (!steps) continue;
      const target = join(folder, ...steps);
      await mkdir(dirname(target), { recursive: true });
      left -= await unpackEntry(zip, entry, target, left);
    }
  } catch (cause) {
    refuseDamaged(cause);
  } finally {
    zip.close();
  }
}

/** Returns how many bytes it unpacked. */
async function unpackEntry(zip: ZipFile, entry: Entry, target: string, maxBytes: number): Promise<number> {
  let bytes = 0;
  let sum = 0;
  const count = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new UploadRefused('archive-too-large');
      sum = crc32(piece, sum);
      yield piece;
    }
  };
  // `wx` fails for a file that exists: the archive holds it twice.
  await pipeline(await zip.openReadStreamPromise(entry), count, createWriteStream(target, { flags: 'wx' }));
  if (bytes !== entry.uncompressedSize || sum !== entry.crc32) throw new UploadRefused('upload-damaged');
  return bytes;
}

/** Names are UTF-8, whether or not the archive says so; old programs wrote one byte for each letter. */
function nameOf({ fileNameRaw }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
  } catch {
    return fileNameRaw.toString('latin1');
  }
}

/**
 * What is wrong with the archive itself: yauzl says so by errors without a code, zlib by codes with Z_. A name that is used
 * twice, or for a file and a folder, is the archive's fault as well.
 */
function refuseDamaged(cause: unknown): never {
  if (!(cause instanceof Error) || cause instanceof UploadRefused) throw cause;
  const code = 'code' in cause ? String(cause.code) : '';
  const isDamaged =
    code === '' ? cause.constructor === Error : /^(Z_|ERR_.*PREMATURE|EEXIST|ENOTDIR|EISDIR)/.test(code);
  throw isDamaged ? new UploadRefused('upload-damaged', { cause }) : cause;
}
