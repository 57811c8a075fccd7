import { type ClientBase, type ClientConfig, Pool } from 'pg';
import { fieldTypes } from './fieldTypes.ts';

type Limits = { max: number; log: (message: string) => void };

/** A pool of connections that outlives the loss of single ones. */
export function openPool(config: ClientConfig, { max, log }: Limits): Pool {
  const pool = new Pool({ ...config, types: fieldTypes, max, connectionTimeoutMillis: 30_000 });
  pool.on('error', (error) => log(`An idle database connection was lost: ${error.message}`));
  // A connection in use reports its loss to the running query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => lost.add(client)));
  return pool;
}

const lost = new WeakSet<ClientBase>();

/** Whether a connection of a pool is lost. It says so before its running query fails. */
export const isLost = (client: ClientBase): boolean => lost.has(client);
