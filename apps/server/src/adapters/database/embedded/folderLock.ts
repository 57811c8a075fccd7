import { closeSync, constants, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { giveTo, openOwnFile } from './folders.ts';
import type { SystemUser } from './systemUser.ts';

/** Keeps a folder for one process; `release` gives it up. */
export type FolderLock = { release(): void };

/** Another process has the folder. */
export class FolderLocked extends Error {}

// A killed process is a moment about its end, and holds its locks till then.
const timeoutMs = 1000;

const sqliteBusy = 5;

/**
 * Takes a folder for this process alone, or throws naming the process that has it. The lock is the system's own
 * (fcntl): it goes with the process however that ends, so it cannot be stale and no reused pid can fake it
 * (decision 2).
 */
export function lockFolder(folder: string, user: SystemUser): FolderLock {
  const file = join(folder, 'lock');
  const holderFile = join(folder, 'lock.pid');
  const lock = lockFile(file, (cause) => refusal({ folder, holderFile, cause }));
  giveTo(user, file);
  writeHolder(holderFile, user);
  return {
    release: () => {
      if (lock.isOpen) lock.close();
    },
  };
}

/**
 * Locks a file for this process until the lock is closed or the process ends. Node offers no file locks except through
 * SQLite; nothing is ever stored in the file.
 */
export function lockFile(file: string, refuse: (cause: unknown) => Error): DatabaseSync {
  const lock = new DatabaseSync(file, { open: false, timeout: timeoutMs });
  try {
    lock.open();
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    if (lock.isOpen) lock.close();
    throw refuse(cause);
  }
}

function writeHolder(holderFile: string, user: SystemUser): void {
  const descriptor = openOwnFile(holderFile, user, constants.O_TRUNC);
  writeSync(descriptor, `${process.pid}\n`);
  closeSync(descriptor);
}

function refusal({
  folder,
  holderFile,
  cause,
}: {
  folder: string;
  holderFile: string;
  cause: unknown;
}): Error {
  const isBusy = (cause as { errcode?: number }).errcode === sqliteBusy;
  if (!isBusy) return new Error(`Norma cannot lock ${folder}: ${(cause as Error).message}.`, { cause });
  return new FolderLocked(
    `Another Norma server (process ${holder(holderFile)}) is already using ${folder}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
    { cause },
  );
}

function holder(holderFile: string): string {
  try {
    return readFileSync(holderFile, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
