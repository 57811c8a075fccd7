import { readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Layout } from './layout.ts';
import { postmasterPid, removePidFile } from './pidFile.ts';

const fastShutdownMs = 20_000;
const immediateShutdownMs = 20_000;

/**
 * Ends what a killed Norma left: waits for its PostgreSQL to stop, then removes its locks. Call it only while
 * holding the place's lock, which proves that no living Norma owns that PostgreSQL.
 */
export async function clearEarlierServer(
  { data, sockets }: Layout,
  log: (message: string) => void,
): Promise<void> {
  if (serversOf(data).length > 0) {
    log('Waiting for the previous PostgreSQL to stop');
    await stopServer(data);
  }
  // PostgreSQL itself would refuse to start where the pid in its lock now belongs to another program.
  removePidFile(data);
  for (const name of readdirSync(sockets)) if (name.startsWith('.s.PGSQL.')) rmSync(join(sockets, name));
}

async function stopServer(data: string): Promise<void> {
  signalPostmaster(data, 'SIGINT');
  if (await isGone(data, fastShutdownMs)) return;
  signalPostmaster(data, 'SIGQUIT');
  if (await isGone(data, immediateShutdownMs)) return;
  throw new Error(
    `An earlier PostgreSQL (process ${serversOf(data).join(', ')}) is still running on ${data} and does not stop. ` +
      'Stop it, then start Norma again.',
  );
}

// Without their head the other processes end by themselves.
function signalPostmaster(data: string, signal: NodeJS.Signals): void {
  const pid = postmasterPid(data);
  if (pid && serversOf(data).includes(pid)) process.kill(pid, signal);
}

async function isGone(data: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (serversOf(data).length > 0) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/** Every process of PostgreSQL has its data folder as working directory, which no lock file can fake. */
function serversOf(data: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isServerOf(data, name))
    .map(Number);
}

function isServerOf(data: string, pid: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === data &&
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    );
  } catch {
    // It ended in the meantime, or belongs to someone else and so cannot serve our folder.
    return false;
  }
}
