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

const ticksPerSecond = 100;

/** Seconds of a processor that a process has taken so far with all its threads, as Linux counts them; 0 where it does not say. */
export function processorSeconds(pid: number): number {
  try {
    // The name of the program stands in parentheses, and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
}
