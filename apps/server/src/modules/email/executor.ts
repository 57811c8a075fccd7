import type { Kysely } from 'kysely';

/** Whatever runs a query: a database of any tables, or a transaction in it. */
export type Executor = Pick<Kysely<unknown>, 'getExecutor'>;
