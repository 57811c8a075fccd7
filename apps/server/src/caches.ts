import { join } from 'node:path';
import { folderCache } from './adapters/cache/folderCache.ts';

const MiB = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

/** Stamped ends of files, of which the stamp says the day: tomorrow nobody asks for them. */
export const downloadCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'downloads'),
    mostBytes: 256 * MiB,
    longestMs: dayMs,
    now,
  });

/** Comparisons of two texts, which stay right for as long as they are kept. */
export const comparisonCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'comparisons'),
    mostBytes: 512 * MiB,
    longestMs: 365 * dayMs,
    now,
  });

/** Printed guides, named by what they say. */
export const helpCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'help'),
    mostBytes: 32 * MiB,
    longestMs: 365 * dayMs,
    now,
  });

/** What changed between two PDFs stays true for as long as they are there. */
export const redlineCache = (dataDir: string, now: () => Date) =>
  folderCache({
    folder: join(dataDir, 'redlines'),
    mostBytes: 512 * MiB,
    longestMs: 90 * dayMs,
    now,
  });
