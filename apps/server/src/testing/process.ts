import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { sep } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { vi } from 'vitest';
import { connectionToRunning } from '../adapters/database/embedded/startPostgres.ts';
import { serverRole } from '../adapters/database/roles.ts';
import { clientId } from '../adapters/identity/provider.ts';
import { signInByForm } from '../commands/signInByForm.ts';

/** How a server ended, and what it complained of. */
export type Ending = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly complaint: string;
};

/** A server in a process of its own, started as the bootstrap starts it. */
export type Server = {
  readonly pid: number;
  readonly port: number;
  readonly origin: string;
  readonly dataDir: string;
  /** All that it has said about its work so far. */
  readonly said: () => string;
  /** Waits for words of that kind; throws when the server ends without them. */
  readonly until: (words: RegExp) => Promise<void>;
  readonly ended: Promise<Ending>;
  readonly end: (signal: NodeJS.Signals) => Promise<Ending>;
  /** Lets go of the pipe that tells it that someone looks after it. */
  readonly abandon: () => void;
};

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const startsWithinMs = 60_000;
const running = new Set<Server>();

/** Starts a server on a folder; the settings come on top of a free port and nothing else. */
export async function startServer(dataDir: string, settings: Record<string, string> = {}): Promise<Server> {
  const port = Number(settings['PORT']) || (await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      NORMA_PARENT_PIPE: '3',
      DEMO_LIBRARY: 'small',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const out = collectText(child.stdout);
  const complaint = collectText(child.stderr);
  let ending: Ending | undefined;
  const ended = new Promise<Ending>((resolve) => {
    child.on('close', (code, signal) => resolve((ending = { code, signal, complaint: complaint() })));
  });

  const server: Server = {
    pid: child.pid ?? 0,
    port,
    origin: `http://localhost:${port}`,
    dataDir,
    said: out,
    until: async (words) => {
      await vi.waitUntil(() => ending ?? words.test(out()), { timeout: startsWithinMs, interval: 10 });
      if (!words.test(out())) throw new Error(`The server ended: ${JSON.stringify(ending)}\n${out()}`);
    },
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    abandon: () => child.stdio[3]?.destroy(),
  };
  running.add(server);
  void ended.then(() => running.delete(server));
  return server;
}

/** Starts a server and waits until its library is open. */
export async function startReadyServer(dataDir: string): Promise<Server> {
  const server = await startServer(dataDir);
  await server.until(/^Ready/m);
  return server;
}

/** Kills what a failed test has left running, PostgreSQL included. */
export async function killServers(): Promise<void> {
  for (const server of running) {
    await server.end('SIGKILL');
    await untilNoPostgres(server.dataDir);
  }
}

/** Waits until PostgreSQL has left a folder; a killed server's own watchdog sees to that. */
export async function untilNoPostgres(dataDir: string): Promise<void> {
  await vi.waitUntil(() => postgresBelow(dataDir).length === 0, { timeout: 45_000, interval: 20 });
}

/** The processes of PostgreSQL that work below a folder: each has its data folder as working directory. */
export function postgresBelow(dataDir: string): number[] {
  const isOurs = (pid: string): boolean => {
    try {
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
      return isPostgres && readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir + sep);
    } catch {
      // It has ended in the meantime, or is someone else's.
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOurs(name))
    .map(Number);
}

/** Asks the PostgreSQL below a folder, as the role that serves and in the default tenant. */
export async function queryRows<Row extends object>(dataDir: string, query: string): Promise<Row[]> {
  const connection = connectionToRunning(dataDir)(serverRole, 'norma');
  const client = new Client({ ...connection, options: '-c norma.tenant=astm' });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

/** A port that no one listens on, or the given one; throws when someone does. */
export function freePort(wanted = 0): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject).listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Signs a demo person in and answers their access token. */
export async function signIn({ origin }: Pick<Server, 'origin'>, name: string): Promise<string> {
  const { access_token } = await signInByForm({ origin, clientId, name, password: 'norma-demo' });
  return access_token;
}

function collectText(stream: Readable | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (more: string) => (text += more));
  return () => text;
}
