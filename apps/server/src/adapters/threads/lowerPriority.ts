import { getPriority, setPriority } from 'node:os';

const lowest = 19;

/**
 * Lowers the priority of this thread so that interactive threads run first. Linux has a priority per thread; elsewhere
 * this would change the whole process, so it does nothing.
 */
export function lowerPriority(steps: number): void {
  if (process.platform === 'linux') setPriority(Math.min(lowest, getPriority() + steps));
}
