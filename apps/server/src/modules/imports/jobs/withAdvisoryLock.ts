import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { advisoryLocks } from '../../../lib/advisoryLocks.ts';

const pauseMs = 500;

/**
 * Does work that only one process at a time may do, on any node; waits its turn until the signal says otherwise. The
 * lock is a connection's own: it goes with the process, however that ends.
 */
export async function withAdvisoryLock<Tables>(
  db: Kysely<Tables>,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await sql<{
        taken: boolean;
      }>`select pg_try_advisory_lock(${advisoryLocks.imports}) as taken`.execute(connection);
      if (rows[0]?.taken) break;
      await sleep(pauseMs, undefined, { signal });
    }
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLocks.imports})`
        .execute(connection)
        .catch(() => undefined);
    }
  });
}
