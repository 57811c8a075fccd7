import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { useFastTemporaryFolder } from './bin/fastFolder.mjs';

useFastTemporaryFolder();

/** Vitest prints it; `SEED=… npm run test:long` takes the same order, and the same made-up cases, again. */
const seed = Number((process.env['SEED'] ??= String(Date.now() % 1_000_000)));

/** Long runs: killing, property and load tests, in files named `*.long.ts`. */
export default defineConfig({
  test: {
    include: ['packages/**/*.long.ts', 'apps/**/*.long.ts', 'bin/**/*.long.ts'],
    globalSetup: ['apps/server/src/testing/globalSetup.ts'],
    // They wait for programs that they start and kill.
    maxWorkers: availableParallelism(),
    sequence: { shuffle: true, seed },
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
