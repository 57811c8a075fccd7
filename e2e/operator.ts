import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { origin, originOf } from './visitors.ts';

const script = fileURLToPath(new URL('../apps/server/src/commands/tenant.ts', import.meta.url));

type Ended = { code: number; out: string; complaint: string };

/** Runs `npm run tenant` beside the tested server, as its operator does. */
export function runTenant(...words: string[]): Promise<Ended> {
  const { port } = new URL(origin());
  const env = { PATH: process.env['PATH'], PORT: port, DATA_DIR: process.env['E2E_DATA_DIR'] };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, out, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint }),
    );
  });
}

/** Writes a tenant to its file. */
export const writeTenant = (path: string, tenant: unknown): void =>
  writeFileSync(path, JSON.stringify(tenant, null, 2));

/** Adds a tenant of its own to the tested server, beside those of the demo and with their people; gives its origin. */
export async function addTenant(settings: Record<string, unknown>): Promise<string> {
  const key = `own-${randomUUID().slice(0, 8)}`;
  const path = test.info().outputPath(`${key}.json`);
  writeTenant(path, {
    key,
    title: 'Clearwater Works',
    publisherName: 'Clearwater Works',
    publishers: ['NSB', 'HI'],
    theme: { brand: '#0A7D5A' },
    isDemo: true,
    ...settings,
  });
  expect(await runTenant('import', path)).toMatchObject({ code: 0 });
  return originOf(key);
}
