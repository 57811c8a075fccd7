import type { FileStore } from '../../../ports/file-store.ts';
import { fails, needsCare, messageOf, works, type Check } from './check.ts';

/** Whether a file can be written and read again. */
export function fileStoreCheck(files: Pick<FileStore, 'tryOut'>, folder: string): Check {
  return async () => {
    const startedAt = performance.now();
    try {
      await files.tryOut();
    } catch (error) {
      return fails('files-unwritable', { folder, said: messageOf(error) });
    }
    return works({ folder, answeredInMs: Math.round(performance.now() - startedAt) });
  };
}

type Disk = {
  readonly folder: string;
  /** How large the disk below the folder is, and what is free of it, in bytes. */
  readonly room: () => Promise<{ readonly total: number; readonly free: number }>;
  /** Below so many free bytes someone should make room. */
  readonly threshold: number;
};

/** With less than this part of the threshold PostgreSQL may not be able to go on. */
const criticalShare = 1 / 20;

/** Whether there is room for what comes. */
export function diskCheck({ folder, room, threshold }: Disk): Check {
  return async () => {
    const { total, free } = await room();
    const details = { total, free, threshold, folder };
    if (free < threshold * criticalShare) return fails('disk-full', details);
    return free < threshold ? needsCare('disk-nearly-full', details) : works(details);
  };
}

// PostgreSQL takes the disk for its write-ahead log in pieces of this size.
const logPieceBytes = 16 * 1024 * 1024;

type Room = {
  readonly files: Pick<FileStore, 'tryOut'>;
  /** How much is free on the disk, in bytes. */
  readonly room: () => Promise<{ readonly free: number }>;
  /** Whether an error says that a disk is full. */
  readonly isDiskFull: (error: unknown) => boolean;
};

/** Whether anything can still be saved: there is room for the next piece of PostgreSQL's log, and a file can be written. */
export function roomCheck({ files, room, isDiskFull }: Room): Check {
  return async () => {
    const { free } = await room();
    if (free < logPieceBytes) return fails('disk-full', { free });
    try {
      await files.tryOut();
    } catch (error) {
      if (isDiskFull(error)) return fails('disk-full', { free, said: messageOf(error) });
    }
    return works({ free });
  };
}
