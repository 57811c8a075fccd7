import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { useFastTemporaryFolder } from './bin/fastFolder.mjs';
import { chromiumArguments } from './e2e/chromium.ts';

useFastTemporaryFolder();

const port = Number(process.env['E2E_PORT'] ?? 3199);
const origin = `http://localhost:${port}`;
// Set once: workers read this file too, and journeys that are an operator's run commands on the same folder.
const dataDir = (process.env['E2E_DATA_DIR'] ??= join(
  mkdtempSync(join(tmpdir(), 'norma-journeys-')),
  'data',
));

export default defineConfig({
  testDir: 'e2e',
  // Sweeps over every screen in every language and colour are for the long run.
  testMatch: process.env['E2E_LONG'] ? '**/*.long.spec.ts' : '**/*.spec.ts',
  testIgnore: process.env['E2E_LONG'] ? [] : '**/*.long.spec.ts',
  outputDir: 'test-results',
  // One server for all: journeys change nothing that another one reads, so several may go on side by side.
  workers: availableParallelism() > 3 ? 3 : 2,
  // A hiccup of the machine loses no run; whatever needed its second attempt is named at the end of it.
  retries: 1,
  // Only a failure waits so long: a machine that is busy with other things takes ten times what it takes alone.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? ([['json']] as const) : [])],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    // Writing a trace takes a third of a journey's time: the second attempt alone leaves one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: chromiumArguments,
    },
  },
  webServer: {
    command: 'node --enable-source-maps apps/server/src/main.ts',
    url: `${origin}/management/health/readiness`,
    // A page that says so comes from another address, as from behind a proxy.
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_LIBRARY: 'small',
      CHANGES_GATHERED_SECONDS: '1',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
