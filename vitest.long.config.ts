import { defineConfig } from 'vitest/config';
import { useFastTemporaryFolder } from './bin/fastFolder.mjs';

useFastTemporaryFolder();

/** Long runs: killing, property and load tests, in files named `*.long.ts`. */
export default defineConfig({
  test: {
    include: ['packages/**/*.long.ts', 'apps/**/*.long.ts', 'bin/**/*.long.ts'],
    globalSetup: ['apps/server/src/testing/globalSetup.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
