import { sql, type Kysely } from 'kysely';
import type { Connections } from '../../../ports/database.ts';
import { fails, needsCare, messageOf, works, type Check } from './check.ts';

type Parts = {
  readonly db: Kysely<unknown>;
  readonly connections: () => Connections;
  readonly kind: 'own' | 'external';
};

/** Whether the database answers a question, and whether there are connections to ask it by. */
export function databaseCheck({ db, connections, kind }: Parts): Check {
  const used = () => {
    const { busy, most, waiting } = connections();
    return {
      connectionsBusy: busy,
      connectionsFree: Math.max(0, most - busy),
      connectionsMost: most,
      connectionsWaiting: waiting,
    };
  };
  return async () => {
    const startedAt = performance.now();
    try {
      const version = await databaseVersion(db);
      const details = { kind, version, answeredInMs: Math.round(performance.now() - startedAt), ...used() };
      return details.connectionsWaiting > 0 ? needsCare('connections-used-up', details) : works(details);
    } catch (error) {
      return fails('database-unreachable', { kind, ...used(), said: messageOf(error) });
    }
  };
}

async function databaseVersion(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? '';
}

/**
 * Whether the database takes writes: a message to no one goes through its write-ahead log to the disk, which a standby
 * refuses and a full disk prevents.
 */
export const databaseWriteCheck =
  (db: Kysely<unknown>): Check =>
  async () => {
    try {
      await sql`select pg_logical_emit_message(true, 'norma', '')`.execute(db);
      return works({});
    } catch (error) {
      return fails('database-unreachable', { said: messageOf(error) });
    }
  };
