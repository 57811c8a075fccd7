import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { postmasterPid } from './embedded/pidFile.ts';
import { startPostgres } from './embedded/startPostgres.ts';
import { childrenOf } from './testing/children.ts';
import { killRound, victims } from './testing/killRounds.ts';
import { scratchFolder } from './testing/scratchFolder.ts';

it('keeps every acknowledged row through fifteen kills of anyone who', async () => {
  const dataDir = scratchFolder();
  for (let round = 0; round < 15; round += 1) {
    const victim = victims[round % victims.length] ?? 'Node';
    expect(await killRound(dataDir, victim), `round ${round}, ${victim}`).toBeGreaterThan(0);
  }
});

it('stops a PostgreSQL that is stuck in its shutdown', async () => {
  const dataDir = scratchFolder();
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  const checkpointer = childrenOf(postmasterPid(join(dataDir, 'pg', '18', 'data')) ?? 0).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('checkpointer'),
  );
  process.kill(checkpointer ?? 0, 'SIGSTOP');
  await postgres.stop();
  const again = await startPostgres({ dataDir, log: () => undefined });
  await again.stop();
}, 60_000);
