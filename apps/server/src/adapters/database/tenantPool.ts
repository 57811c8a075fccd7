import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Connections, DoneStatement } from '../../ports/database.ts';
import { DatabaseUnreachable } from './isDatabaseUnreachable.ts';
import { isLost } from './pool.ts';

type StatementListener = (statement: DoneStatement) => void;

/** Databases that see one tenant's rows, or no tenant's, over one pool of connections. */
export type TenantPool = {
  forTenant<Tables>(tenantKey: string): Kysely<Tables>;
  withoutTenant<Tables>(): Kysely<Tables>;
  onStatement(listener: StatementListener): void;
  connections(): Connections;
};

/** Shares a pool between tenants. Row-level security reads the setting `norma.tenant`, which is '' for no one. */
export function tenantPool(pool: Pool): TenantPool {
  const databases = new Map<string, Kysely<unknown>>();
  let onStatement: StatementListener = () => undefined;
  const took = slidingMean();

  function databaseOf<Tables>(tenantKey: string): Kysely<Tables> {
    const database =
      databases.get(tenantKey) ??
      kyselyOver(bind(pool, tenantKey, took.add), (statement) => onStatement(statement));
    databases.set(tenantKey, database);
    // The database is the same for all modules; each names the tables it may see.
    return database as Kysely<Tables>;
  }

  return {
    forTenant(tenantKey) {
      if (tenantKey === '')
        throw new Error('A tenant must be named; withoutTenant() is for work that belongs to none.');
      return databaseOf(tenantKey);
    },
    withoutTenant: () => databaseOf(''),
    onStatement: (listener) => void (onStatement = listener),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      open: pool.totalCount,
      most: pool.options.max,
      waiting: pool.waitingCount,
      connectMs: took.mean(),
    }),
  };
}

/** A Kysely over a pool; ending the pool stays with its owner. */
export function kyselyOver(pool: PostgresPool, onStatement?: StatementListener): Kysely<unknown> {
  return new Kysely({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && {
      log: ({ level, query, queryDurationMillis }) =>
        onStatement({ sql: query.sql, ms: queryDurationMillis, isFailed: level === 'error' }),
    }),
  });
}

function bind(pool: Pool, tenantKey: string, onAcquired: (ms: number) => void): PostgresPool {
  return {
    options: pool.options,
    connect: () => take(pool, tenantKey, onAcquired),
    end: () => Promise.resolve(),
  };
}

async function take(
  pool: Pool,
  tenantKey: string,
  onAcquired: (ms: number) => void,
): Promise<PostgresPoolClient> {
  const requestedAt = performance.now();
  const client = await pool.connect().catch((cause: unknown) => {
    throw new DatabaseUnreachable(cause);
  });
  onAcquired(performance.now() - requestedAt);
  let isEnding = false;
  const failed = (error: unknown): never => {
    isEnding ||= isConnectionLost(error);
    throw isLost(client) && !(error instanceof DatabaseError) ? new DatabaseUnreachable(error) : error;
  };
  try {
    if (tenantOf.get(client) !== tenantKey) await setTenant(client, tenantKey).catch(failed);
  } catch (error) {
    client.release(true);
    throw error;
  }
  const sendQuery = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const query = (...args: unknown[]): Promise<unknown> => sendQuery(...args).catch(failed);
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => release(client, destroy || isEnding),
  };
}

/** Whether a question failed because its connection ends: what PostgreSQL refuses has a code, of these classes only then. */
const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || /^(?:08|57P)/.test(error.code ?? '');

// A connection keeps its tenant until it is taken for another one: most are taken for the same again, and each question
// to PostgreSQL costs every call. Whatever cannot be proved clean is destroyed: one that is lost, or in a transaction.
function release(client: PoolClient, isEnding: boolean): void {
  client.release(isEnding || client.getTransactionStatus() !== 'I');
}

/** Nothing but `setTenant` changes the setting of a connection. */
const tenantOf = new WeakMap<PoolClient, string>();

async function setTenant(client: PoolClient, tenantKey: string): Promise<void> {
  tenantOf.delete(client);
  await client.query("select set_config('norma.tenant', $1, false)", [tenantKey]);
  tenantOf.set(client, tenantKey);
}

const maxPrepared = 100;

/** The mean of the last hundred or so: each one moves it by a hundredth of how far away it is. */
function slidingMean(): { add: (value: number) => void; mean: () => number } {
  let count = 0;
  let mean = 0;
  return {
    add: (value) => {
      count = Math.min(count + 1, maxPrepared);
      mean += (value - mean) / count;
    },
    mean: () => mean,
  };
}
