import { fail, Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';

/** The ETag that names a state of a resource, such as its id and its version. */
export const etagOf = (...state: readonly (string | number)[]): string => `"${state.join('-')}"`;

/** Whether a change was made of the state with this ETag; a change without If-Match may be of any (RFC 9110, 13.1.1). */
export const matchesState = ({ ifMatch }: Pick<Context, 'ifMatch'>, etag: string): boolean =>
  ifMatch === null || ifMatch.includes('*') || ifMatch.includes(etag);

/** Of which state a change has to be made. */
export type Expected<Row, Code extends string> = {
  /** Whether the change was made of the state that the row has. */
  readonly isCurrent: (row: Row) => boolean;
  /** The code of the refusal where it was not. */
  readonly changed: Code;
};

type Versioned<Tables, Row, Refused extends string, Code extends string> = {
  /** Locks the row until the transaction ends, or says why it may not be changed. */
  readonly lock: (within: Kysely<Tables>) => Promise<Row | Failed<Refused>>;
  /** Left out where a change may be of any state. */
  readonly expected?: Expected<Row, Code> | undefined;
};

/**
 * Changes a row that no one else changes at the same time: locks it, refuses a change that was made of another state, and
 * runs `act` in the same transaction. What `act` writes, with its audit event, is committed as a whole or not at all.
 */
export const withVersioned = <Tables, Row, Refused extends string, Result, Code extends string = never>(
  { db }: Pick<Context<Tables>, 'db'>,
  { lock, expected }: Versioned<Tables, Row, Refused, Code>,
  act: (row: Row, within: Kysely<Tables>) => Promise<Result>,
): Promise<Result | Failed<Refused | Code>> =>
  db.transaction().execute(async (within): Promise<Result | Failed<Refused | Code>> => {
    const row = await lock(within);
    if (row instanceof Failed) return row;
    return expected && !expected.isCurrent(row) ? fail(expected.changed) : act(row, within);
  });
