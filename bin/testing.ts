import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import type { Project } from './processes.mjs';

/** The checkout that the tests run in. */
export const checkout = fileURLToPath(new URL('..', import.meta.url));

/** A folder of its own for one test, with these files; gone when the test is over. It is made in `parent`, which exists. */
export function aFolder(files: Record<string, string> = {}, parent: string = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'norma-bin-'));
  // A program that the test has left behind may still be writing into it.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  for (const [name, content] of Object.entries(files)) write(folder, name, content);
  return folder;
}

/** Writes one file, and the folders it needs. */
export function write(folder: string, name: string, content: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A project over such a folder, run by the Node of the tests, with the installed packages of the checkout. */
export function aProject(files: Record<string, string> = {}): Project {
  const root = aFolder(files);
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'));
  return { root, node: { path: process.execPath, version: process.versions.node, abi: 'test' } };
}

/** A started program: what it has printed so far, and how it ended. */
export type Started = {
  pid: number;
  printed: () => string;
  ended: Promise<{ code: number | null; signal: string | null }>;
};

/** Starts an ES module given as text; ended with the test at the latest. */
export function startModule(text: string, env: NodeJS.ProcessEnv = process.env): Started {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, ['--input-type=module', '-e', text], {
    env,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (printed += data.toString()));
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  if (child.pid === undefined) throw new Error('The program did not start');
  return { pid: child.pid, printed: () => printed, ended };
}

/** Waits until something is so, for ten seconds at most. */
export function until(claim: () => boolean): Promise<void> {
  return vi.waitUntil(claim, { timeout: 10_000, interval: 20 }).then(() => undefined);
}
