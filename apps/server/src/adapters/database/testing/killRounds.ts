import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { postmasterPid } from '../embedded/pidFile.ts';
import { openDatabase } from '../openDatabase.ts';
import { type Child, childrenOf, startChild, untilGone } from './children.ts';
import { type NoteTables, noteMigrations } from './sampleNotes.ts';

/** Whom a round kills while rows are being written. */
export const victims = ['Node', 'PostgreSQL', 'a backend', 'Node and PostgreSQL'] as const;
type Victim = (typeof victims)[number];

/** Writes rows in another process, kills in the midst of it, and expects every acknowledged row to be there. */
export async function killRound(dataDir: string, victim: Victim): Promise<number> {
  const writer = startChild('acknowledgeRows.ts', dataDir);
  await writer.until(/ready/);
  await sleep(100 + Math.random() * 900);
  kill(victim, writer, join(dataDir, 'pg', '18', 'data'));
  if (victim === 'PostgreSQL' || victim === 'a backend') await sleep(200);
  writer.process.kill('SIGKILL');
  await untilGone(writer.process.pid);

  const acknowledged = writer.lines.filter((line) => /^\d+$/.test(line)).map(Number);
  const rows = await storedRows(dataDir);
  expect(acknowledged.filter((id) => !rows.has(id))).toEqual([]);
  return acknowledged.length;
}

function kill(victim: Victim, { process: node }: Child, data: string): void {
  const postmaster = postmasterPid(data) ?? 0;
  const pids = {
    Node: [node.pid ?? 0],
    PostgreSQL: [postmaster],
    'a backend': childrenOf(postmaster).slice(-1),
    'Node and PostgreSQL': [node.pid ?? 0, postmaster, ...childrenOf(postmaster)],
  };
  for (const pid of pids[victim]) process.kill(pid, 'SIGKILL');
}

async function storedRows(dataDir: string): Promise<Set<number>> {
  const database = await openDatabase({
    dataDir,
    databaseUrl: null,
    migrations: noteMigrations,
    log: () => undefined,
  });
  const { rows } = await sql<{ id: number }>`select id from notes`.execute(
    database.forTenant<NoteTables>('north'),
  );
  await database.close();
  return new Set(rows.map(({ id }) => id));
}
