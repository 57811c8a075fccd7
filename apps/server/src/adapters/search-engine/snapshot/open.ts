import { open, readFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { countOf, emptyBitset, openSegment, type Bitset, type Segment } from '@norma/search-core';
import type { Found } from '../../../ports/search-engine.ts';
import type { OpenSegment } from '../epoch.ts';
import type { IndexState } from '../indexWriter.ts';
import {
  manifestFile,
  parseManifest,
  segmentFile,
  type SnapshotFile,
  type SnapshotManifest,
} from './manifest.ts';

/** So much is read and checked at a time. */
const pieceBytes = 8 * 2 ** 20;

/** An index as its snapshot holds it, or nothing; and where it came from, or why there is nothing. */
export type Opened = {
  readonly state: IndexState;
  readonly found: Found;
  /** The files that are there already. */
  readonly files: readonly SnapshotFile[];
};

/** Opens the snapshot in a folder. One that is damaged in any part is not used at all. */
export async function openSnapshot(folder: string, version: string): Promise<Opened> {
  const nothing = (problem: string | null): Opened => ({
    state: { segments: [], origin: null },
    found: { problem },
    files: [],
  });
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null) return nothing(null);
  try {
    const { origin, segments } = parseManifest(text, version);
    const opened = await Promise.all(segments.map((segment) => readSegment(folder, segment)));
    return { state: { segments: opened, origin }, found: { origin }, files: segments };
  } catch (cause) {
    return nothing(cause instanceof Error ? cause.message : String(cause));
  }
}

type Listed = SnapshotManifest['segments'][number];

async function readSegment(
  folder: string,
  { key, bytes, crc32: sum, removed }: Listed,
): Promise<OpenSegment> {
  const block = await readBlock(join(folder, segmentFile(key)), { bytes, sum });
  const segment = openSegment(block);
  const set = bitsetOf(removed, segment);
  return { key, block, segment, removed: set, live: segment.size - countOf(set) };
}

async function readBlock(
  path: string,
  { bytes, sum }: { bytes: number; sum: number },
): Promise<SharedArrayBuffer> {
  const handle = await open(path).catch((cause: unknown) => {
    throw new Error('one of its files is missing', { cause });
  });
  try {
    if ((await handle.stat()).size !== bytes) throw new Error('one of its files has the wrong size');
    const block = new SharedArrayBuffer(bytes);
    if ((await readInto(block, handle)) !== sum) throw new Error('one of its files is damaged');
    return block;
  } finally {
    await handle.close();
  }
}

/** Fills a block from a file, and answers the checksum of what came. */
async function readInto(block: SharedArrayBuffer, handle: FileHandle): Promise<number> {
  let sum = 0;
  for (let at = 0; at < block.byteLength;) {
    const piece = new Uint8Array(block, at, Math.min(pieceBytes, block.byteLength - at));
    const { bytesRead } = await handle.read(piece, 0, piece.length, at);
    if (bytesRead === 0) throw new Error('one of its files is truncated');
    sum = crc32(piece.subarray(0, bytesRead), sum);
    at += bytesRead;
  }
  return sum;
}

function bitsetOf(base64: string, { size }: Segment): Bitset {
  const set = emptyBitset(size);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== set.byteLength) throw new Error('its manifest does not match its files');
  new Uint8Array(set.buffer).set(bytes);
  return set;
}
