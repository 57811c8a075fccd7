import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}', 'bin/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // One PostgreSQL for the run; each test has a database of its own in it.
          globalSetup: 'apps/server/src/testing/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What another process or a notification brings may take its time on a busy machine.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
