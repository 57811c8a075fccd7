import { closeSync, constants, existsSync, fstatSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openOwnFile } from './folders.ts';
import type { SystemUser } from './systemUser.ts';

/** PostgreSQL's log, open for a new run. */
export type ServerLog = {
  file: string;
  descriptor: number;
  /** What this run has written so far. */
  sinceStart(): string;
  close(): void;
};

const largestLogBytes = 5_000_000;
const maxLogs = 4;

/** Opens the log; a large one is put aside first, and the oldest of these is dropped. */
export function openServerLog(folder: string, user: SystemUser): ServerLog {
  const file = join(folder, 'postgresql.log');
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLogBytes) putAside(file);

  const descriptor = openOwnFile(file, user, constants.O_APPEND);
  const start = fstatSync(descriptor).size;
  return {
    file,
    descriptor,
    sinceStart: () => readFileSync(file).subarray(start).toString(),
    close: () => closeSync(descriptor),
  };
}

function putAside(file: string): void {
  for (let age = maxLogs; age > 0; age -= 1) {
    const newer = age === 1 ? file : `${file}.${age - 1}`;
    if (existsSync(newer)) renameSync(newer, `${file}.${age}`);
  }
}
