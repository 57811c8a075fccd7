import type { HealthProblem, PartHealth } from '@norma/contracts';

/** Looks at a part of the server. It may reject, or never come to an end: the caller is prepared. */
export type Check = () => Promise<PartHealth>;

type Details = PartHealth['details'];

/** A part that works. */
export const works = (details: Details): PartHealth => ({ status: 'UP', problem: null, details });

/** A part that works, and needs someone. */
export const needsCare = (problem: HealthProblem, details: Details): PartHealth => ({
  status: 'DEGRADED',
  problem,
  details,
});

/** A part that does not work. */
export const fails = (problem: HealthProblem, details: Details): PartHealth => ({
  status: 'DOWN',
  problem,
  details,
});

/** The messages of an error and of its causes, for operators. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || ('code' in error ? String(error.code) : error.name);
  const cause = error.cause === undefined ? '' : messageOf(error.cause);
  return (own.includes(cause) ? own : `${own}: ${cause}`).slice(0, 500);
}
