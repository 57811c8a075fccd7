import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { IndexOrigin } from '../../../ports/search-engine.ts';
import type { EpochSegment } from '../epoch.ts';
import { claimFile } from './claim.ts';
import {
  manifestFile,
  manifestText,
  segmentFile,
  type SnapshotFile,
  type SnapshotManifest,
} from './manifest.ts';

/** So much is written at a time, so that the thread stays free for changes in the meantime. */
const pieceBytes = 8 * 2 ** 20;

type Parts = {
  readonly folder: string;
  readonly version: string;
  /** The files of segments that are there already. */
  readonly files: readonly SnapshotFile[];
};

/**
 * Keeps snapshots in a folder: each segment once, in a file of its own that never changes, and a manifest that names
 * those that count. The manifest takes its place when all of them are durable, so whenever the process or the
 * machine ends, the folder holds the snapshot before or the new one, whole.
 */
export function snapshotFolder({ folder, version, files }: Parts): {
  save: (segments: readonly EpochSegment[], origin: IndexOrigin) => Promise<void>;
} {
  let known = new Map(files.map((file) => [file.key, file]));

  const fileOf = async ({ key, block }: EpochSegment): Promise<SnapshotFile> => {
    const file = known.get(key);
    if (file) return file;
    const sum = await writeDurably(join(folder, segmentFile(key)), new Uint8Array(block));
    return { key, bytes: block.byteLength, crc32: sum };
  };

  return {
    save: async (segments, origin) => {
      await mkdir(folder, { recursive: true });
      const listed: SnapshotManifest['segments'] = [];
      for (const segment of segments) {
        const removed = Buffer.from(new Uint8Array(segment.removed.buffer)).toString('base64');
        listed.push({ ...(await fileOf(segment)), removed });
      }
      await syncFolder(folder);
      const text = manifestText({ version, origin, segments: listed });
      await writeDurably(join(folder, manifestFile), new TextEncoder().encode(text));
      await syncFolder(folder);
      known = new Map(listed.map(({ key, bytes, crc32: sum }) => [key, { key, bytes, crc32: sum }]));
      await removeOthers(
        folder,
        new Set([claimFile, manifestFile, ...listed.map(({ key }) => segmentFile(key))]),
      );
    },
  };
}

/** Writes a file that has its name only when it is whole and durable; answers its checksum. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<number> {
  const unfinished = `${path}.unfinished`;
  const handle = await open(unfinished, 'w');
  let sum = 0;
  try {
    for (let at = 0; at < bytes.length;) {
      const piece = bytes.subarray(at, at + pieceBytes);
      const { bytesWritten } = await handle.write(piece, 0, piece.length, at);
      sum = crc32(piece.subarray(0, bytesWritten), sum);
      at += bytesWritten;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, path);
  return sum;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Removes what an earlier snapshot or a killed process has left. */
async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder))
    if (!names.has(name)) await rm(join(folder, name), { force: true });
}
