import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { uploadEndings, uploadLimits } from '@norma/contracts';
import { deliveriesAt } from '../reading/deliveries.ts';
import { Rejected } from '../reading/item.ts';
import { discardUpload } from './discard.ts';
import { refusalOf, UploadRefused } from './refused.ts';
import { unpack } from './unpack.ts';

/** A delivery that was uploaded: the folder it lies in, and the SHA-256 of what was sent. */
export type Upload = { readonly path: string; readonly hash: string };

type Sent = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> };
type Limits = { readonly bytes: number; readonly unpackedBytes: number; readonly files: number };

/**
 * Takes a file in as it comes, into a folder of its own; an archive is unpacked there. Refuses what is no delivery, and
 * leaves nothing of it behind.
 */
export async function receiveUpload(
  { name, bytes }: Sent,
  uploads: string,
  limits: Limits = uploadLimits,
): Promise<Upload> {
  const ending = uploadEndings.find((each) => name.toLowerCase().endsWith(each));
  if (!ending) throw new UploadRefused('upload-unknown');
  const path = join(uploads, randomUUID());
  try {
    await mkdir(path, { recursive: true });
    const isArchive = ending === '.zip';
    const target = join(path, isArchive ? '.archive' : plainName(name, ending));
    const hash = await write(bytes, target, limits.bytes);
    if (isArchive) {
      await unpack(target, path, limits);
      await rm(target);
    }
    await deliveriesAt(path);
    return { path, hash };
  } catch (cause) {
    await discardUpload(uploads, path);
    throw cause instanceof Rejected ? new UploadRefused('upload-unknown', { cause }) : refusalOf(cause);
  }
}

async function write(bytes: AsyncIterable<Uint8Array>, target: string, max: number): Promise<string> {
  const hash = createHash('sha256');
  let count = 0;
  const counted = async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      count += piece.length;
      if (count > max) throw new UploadRefused('upload-too-large');
      hash.update(piece);
      yield piece;
    }
  };
  await pipeline(bytes, counted, createWriteStream(target, { flags: 'wx' }));
  if (count === 0) throw new UploadRefused('upload-empty');
  return hash.digest('hex');
}

/** A name that is no more than a name, in letters that every file system keeps. */
function plainName(name: string, ending: string): string {
  const stem = basename(name.replaceAll('\\', '/')).slice(0, -ending.length);
  const plain = stem.normalize('NFC').replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-');
  return `${plain.replace(/^[. ]+/, '').slice(0, 60) || 'delivery'}${ending}`;
}
