import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** A Node process of its own running a script next to this file, with the lines it has printed. */
export type Child = { process: ChildProcess; lines: string[]; until(line: RegExp): Promise<string> };

/** Starts a script of this folder. */
export function startChild(script: string, ...args: string[]): Child {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const until = (pattern: RegExp): Promise<string> =>
    vi.waitUntil(() => lines.find((line) => pattern.test(line)), { timeout: 20_000, interval: 10 });
  return { process: child, lines, until };
}

/** Waits until a process is gone. */
export async function untilGone(pid: number | undefined, timeout = 10_000): Promise<void> {
  await vi.waitUntil(() => !isAlive(pid), { timeout, interval: 20 });
}

/** Whether a process lives; one that has ended and waits for its parent to notice does not. */
export function isAlive(pid: number | undefined): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return pids === '' ? [] : pids.split(' ').map(Number);
}
