import { readFileSync } from 'node:fs';

/** Resident megabytes of a process, as Linux counts them; 0 where it does not say. */
export function residentMegabytes(pid: number | 'self'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
