import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { origin, originOf } from './visitors.ts';

const command = (name: string): string =>
  fileURLToPath(new URL(`../apps/server/src/commands/${name}.ts`, import.meta.url));

type Ended = { code: number; out: string; complaint: string };

/** Runs `npm run tenant` next to the tested server, as its operator does. */
export const runTenant = (...words: string[]): Promise<Ended> => run('tenant', words);

/** Imports a delivery into a library as its operator does with `npm run import`; ends when it is there. */
export async function importFile(path: string, library: string): Promise<void> {
  const { hostname } = new URL(library);
  const { code, complaint } = await run('import', [path, '--tenant', hostname.split('.')[0] ?? '']);
  if (code !== 0) throw new Error(complaint);
}

function run(name: string, words: readonly string[]): Promise<Ended> {
  const { port } = new URL(origin());
  const env = { PATH: process.env['PATH'], PORT: port, DATA_DIR: process.env['E2E_DATA_DIR'] };
  return new Promise((resolve) => {
    execFile(process.execPath, [command(name), ...words], { env }, (error, out, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint }),
    );
  });
}

/** Writes a tenant to its file. */
export const writeTenant = (path: string, tenant: unknown): void =>
  writeFileSync(path, JSON.stringify(tenant, null, 2));

/** Adds a tenant of its own to the tested server, next to those of the demo and with their people; gives its origin. */
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
