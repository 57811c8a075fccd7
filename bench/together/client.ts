import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ListCall } from './listCalls.ts';

/** Calls a running library as a demo user; returns the body, and throws on errors. */
export type BenchClient = (name: string, call: Omit<ListCall, 'name'>) => Promise<string>;

const root = join(import.meta.dirname, '../..');
const freshForMs = 200_000;

/** Creates the client; tokens are renewed before they expire. */
export function createClient({ origin, dataDir }: { origin: string; dataDir: string }): BenchClient {
  const tokens = new Map<string, { token: Promise<string>; since: number }>();

  async function newToken(name: string): Promise<string> {
    const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(origin).port };
    const file = join(root, 'apps/server/src/commands/token.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [file, name], { env });
    return stdout.trim().split('\n').at(-1) ?? '';
  }

  function tokenOf(name: string): Promise<string> {
    const known = tokens.get(name);
    if (known && Date.now() - known.since < freshForMs) return known.token;
    const token = newToken(name);
    tokens.set(name, { token, since: Date.now() });
    return token;
  }

  return async (name, { method = 'GET', path, body }) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(name)}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
}
