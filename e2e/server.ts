import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const patienceMs = 120_000;

/** A library of its own: where it is, where its data are, its process, and how it ends. */
export type RunningServer = { origin: string; dataDir: string; pid: number; stop: () => Promise<void> };

/** Starts the server with a fresh demo library on a port that is free; answers when it is ready. */
export async function startServer(library: 'small' | 'full' = 'small'): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'norma-screens-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = join(folder, 'data');
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/src/main.ts'], {
    cwd: root,
    // The pipe by which the bootstrap watches over a program is not handed on.
    env: {
      ...process.env,
      NORMA_PARENT_PIPE: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_LIBRARY: library,
      // Measurements ask in one reader's name what thousands would ask.
      CALL_LIMITS: 'off',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    // Started as root, the server keeps its database elsewhere, behind a link.
    const database = await realpath(join(dataDir, 'pg')).catch(() => null);
    if (database !== null) await rm(database, { recursive: true });
    await rm(folder, { recursive: true });
  };

  const givenUpAt = Date.now() + patienceMs;
  while (!(await isReady(origin))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    if (Date.now() > givenUpAt) {
      await stop();
      throw new Error(`The server was not ready after ${patienceMs} ms`);
    }
    await pause(200);
  }
  return { origin, dataDir, pid: server.pid ?? 0, stop };
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/management/health/readiness`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
