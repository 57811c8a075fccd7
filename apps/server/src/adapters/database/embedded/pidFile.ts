import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Lines of postmaster.pid, counted from 0; PostgreSQL's miscadmin.h names them.
const pidLine = 0;
const statusLine = 7;

/** The pid of the PostgreSQL that last said it runs on the folder. */
export function postmasterPid(data: string): number | undefined {
  return Number(linesOf(data)[pidLine]) || undefined;
}

/** Whether the PostgreSQL on the folder says that it takes connections. */
export function isReady(data: string): boolean {
  return linesOf(data)[statusLine]?.trim() === 'ready';
}

/** Removes the file that keeps a second PostgreSQL off the folder. */
export function removePidFile(data: string): void {
  rmSync(join(data, 'postmaster.pid'), { force: true });
}

function linesOf(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
