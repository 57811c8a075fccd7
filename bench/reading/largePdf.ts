import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(import.meta.dirname, '../../.cache/bench');

/** Clauses of the invented standard that fill 1,186 pages, and those that fill 20. */
export const clausesOf = { long: 310, short: 5 } as const;

/** The path of a tagged PDF of so many clauses; made once, by a process of its own, because Typst takes 2 GB for it. */
export function largePdf(clauses: number): string {
  const path = join(folder, `standard-of-${clauses}.pdf`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const maker = fileURLToPath(new URL('./makeLargePdf.ts', import.meta.url));
  execFileSync(process.execPath, ['--stack-size=8000', maker, String(clauses), path], { stdio: 'inherit' });
  return path;
}

/** How many megabytes a file has. */
export const megabytes = (path: string): string => (statSync(path).size / 1e6).toFixed(1);
