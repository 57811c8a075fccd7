import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import type { Hearer } from '../../ports/database.ts';

/** Hears channels of PostgreSQL over one connection of its own. */
export type Listener = {
  listen(channel: string, hearer: Hearer): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

const pauseMs = 500;

/** Opens a listener, which connects when it is first needed and again whenever the connection is lost. */
export function openListener(config: ClientConfig, log: (message: string) => void): Listener {
  const hearers = new Map<string, Set<Hearer>>();
  const closing = new AbortController();
  let connection: Promise<Client> | undefined;

  function tell(channel: string, payload: string | null): void {
    for (const hearer of hearers.get(channel) ?? []) hearer(payload);
  }

  async function connect(): Promise<Client> {
    const client = new Client({ ...config, keepAlive: true });
    client.on('error', (error) => log(`Lost the listening database connection: ${error.message}`));
    client.on('notification', ({ channel, payload = '' }) => tell(channel, payload));
    await client.connect();
    for (const channel of hearers.keys()) await hear(client, channel);
    client.once('end', () => void reconnect());
    return client;
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      connection = connect();
      try {
        await connection;
        for (const channel of hearers.keys()) tell(channel, null);
        return;
      } catch {
        // The server is still away.
        await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  return {
    async listen(channel, hearer) {
      const sameChannel = hearers.get(channel) ?? new Set();
      hearers.set(channel, sameChannel.add(hearer));
      connection ??= connect();
      await hear(await connection, channel);
      return async () => {
        sameChannel.delete(hearer);
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

async function hear(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${escapeIdentifier(channel)}`);
}
