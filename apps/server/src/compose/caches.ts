import { join } from 'node:path';
import { folderCache } from '../adapters/cache/folderCache.ts';

const MiB = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

/** How much each cache of files keeps, and for how long. */
export const cacheBounds = {
  downloads: { maxBytes: 256 * MiB, longestMs: dayMs },
  comparisons: { maxBytes: 512 * MiB, longestMs: 365 * dayMs },
  help: { maxBytes: 32 * MiB, longestMs: 365 * dayMs },
  redlines: { maxBytes: 512 * MiB, longestMs: 90 * dayMs },
} as const;

/** Stamped ends of files, of which the stamp says the day: tomorrow no one asks for them. */
export const downloadCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'downloads'),
    ...cacheBounds.downloads,
    now,
  });

/** Comparisons of two texts, which stay right for as long as they are stored. */
export const comparisonCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'comparisons'),
    ...cacheBounds.comparisons,
    now,
  });

/** Printed guides, named by what they say. */
export const helpCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'help'),
    ...cacheBounds.help,
    now,
  });

/** What changed between two PDFs stays true for as long as they are there. */
export const redlineCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'redlines'),
    ...cacheBounds.redlines,
    now,
  });
