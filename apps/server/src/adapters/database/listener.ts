import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import type { Hearer } from '../../ports/database.ts';

/** Hears channels of PostgreSQL over one connection of its own. */
export type Listener = {
  listen(channel: string, listener: Hearer): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

const pauseMs = 500;

/** Opens a listener, which connects when it is first needed and again whenever the connection is lost. */
export function openListener(config: ClientConfig, log: (message: string) => void): Listener {
  const listeners = new Map<string, Set<Hearer>>();
  const closing = new AbortController();
  let connection: Promise<Client> | undefined;

  function dispatch(channel: string, payload: string | null): void {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  }

  async function connect(): Promise<Client> {
    const client = new Client({ ...config, keepAlive: true });
    client.on('error', (error) =>
      log(`The database connection that listens for changes was lost: ${error.message}`),
    );
    client.on('notification', ({ channel, payload = '' }) => dispatch(channel, payload));
    await client.connect();
    for (const channel of listeners.keys()) await listenTo(client, channel);
    client.once('end', () => void reconnect());
    return client;
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      connection = connect();
      try {
        await connection;
        for (const channel of listeners.keys()) dispatch(channel, null);
        return;
      } catch {
        // The server is still away.
        await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  return {
    async listen(channel, listener) {
      const sameChannel = listeners.get(channel) ?? new Set();
      listeners.set(channel, sameChannel.add(listener));
      connection ??= connect();
      await listenTo(await connection, channel);
      return async () => {
        sameChannel.delete(listener);
        if (sameChannel.size > 0) return;
        // While the server is away there is no connection, and nothing to hear: that must not hold up an orderly end.
        const client = await connection?.catch(() => undefined);
        await client?.query(`unlisten ${escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    async close() {
      closing.abort();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}

async function listenTo(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${escapeIdentifier(channel)}`);
}
