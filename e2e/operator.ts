import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { origin } from './visitors.ts';

const command = (name: string): string =>
  fileURLToPath(new URL(`../apps/server/src/commands/${name}.ts`, import.meta.url));

type Ended = { code: number; out: string; complaint: string };

/** Runs `npm run tenant` beside the tested server, as its operator does. */
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
