import { expect, it } from 'vitest';
import { killRound } from './testing/killRounds.ts';
import { scratchFolder } from './testing/scratchFolder.ts';

it('keeps every acknowledged row when Node, PostgreSQL or both are killed', async () => {
  const dataDir = scratchFolder();
  for (const victim of ['Node', 'PostgreSQL', 'Node and PostgreSQL'] as const) {
    expect(await killRound(dataDir, victim)).toBeGreaterThan(0);
  }
});
