import { getPriority, setPriority } from 'node:os';

const lowest = 19;

/**
 * Lets the threads that someone waits for go first where there are not processors enough. Linux gives each thread a
 * priority of its own; elsewhere this would be that of the whole process, which stays as it is.
 */
export function lowerPriority(steps: number): void {
  if (process.platform === 'linux') setPriority(Math.min(lowest, getPriority() + steps));
}
