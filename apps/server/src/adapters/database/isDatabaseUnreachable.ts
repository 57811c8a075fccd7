import { DatabaseError } from 'pg';

/** A query could not be asked or answered because there is no connection to the database. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';

  constructor(cause: unknown) {
    super('The database cannot be reached', { cause });
  }
}

// SQLSTATE classes: 08 connection exception, 57P operator intervention (shutdown, crash, starting up), 53 insufficient
// resources (disk full, out of memory, too many connections). https://www.postgresql.org/docs/current/errcodes-appendix.html
const passing = /^(?:08|57P|53)/;

/** Whether a call failed because the database is away for now, so that the same call may work a little later. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      cause instanceof DatabaseUnreachable ||
      (cause instanceof DatabaseError && passing.test(cause.code ?? '')),
  );

const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether a call failed because a disk is full: that of the database, or that of the files. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some((cause) => full.has((cause as { code?: string }).code ?? ''));

const deepest = 10;

/** An error, its cause, the cause of that, and so on. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  let next = error;
  while (next instanceof Error && causes.length < deepest) {
    causes.push(next);
    next = next.cause;
  }
  return causes;
}
