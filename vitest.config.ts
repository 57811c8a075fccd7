import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { localesModule } from './apps/web/build/locales.ts';
import { parsedMessages } from './apps/web/build/messages.ts';
import { useFastTemporaryFolder } from './bin/fastFolder.mjs';

useFastTemporaryFolder();

// As the build reads them.
const { name, transform } = parsedMessages();

export default defineConfig({
  test: {
    // A test of the server waits for PostgreSQL half of its time: one worker more than cores keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    // What libraries say of a page that has no size, and of routes outside a whole app.
    onConsoleLog: (log) => !/use-focus-trap|HydrateFallback|Matched leaf route/.test(log),
    projects: [
      {
        plugins: [localesModule(), { name, transform, enforce: 'pre' }],
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          // Loaded once for all files of a worker: they keep nothing between calls.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // One PostgreSQL for the run; each test has a database of its own in it.
          globalSetup: 'apps/server/src/testing/globalSetup.ts',
          // The server is loaded once for all files of a worker: what it keeps, it keeps within a library.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A busy machine may be slow to show what is waited for.
          expect: { poll: { timeout: 20_000, interval: 100 } },
        },
      },
    ],
  },
});
