/**
 * Plants faults in a copy of the repository, one at a time, and says which of them the tests notice.
 *
 *     npm run bench -- mutants            all of them
 *     npm run bench -- mutants --check    only whether each still applies
 *     npm run bench -- mutants ID …       those whose ids start with one of these
 *     npm run bench -- mutants --narrow   without the wide pass for survivors
 *
 * A mutant is killed when one of its related tests fails. A survivor gets one wide pass over every suite of its side
 * (packages and web app, or server). Fails when a mutant no longer applies, when related tests are red without a mutant, and when
 * fewer than 90 % of all mutants die.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutants, type Mutant } from './mutants/list.ts';

type Verdict = 'killed' | 'killed by the wide pass' | 'timed out' | 'SURVIVED';
type Result = { readonly mutant: Mutant; readonly verdict: Verdict; readonly seconds: number };

const root = fileURLToPath(new URL('..', import.meta.url));
const requiredRate = 0.9;
const relatedTimeoutMs = 15 * 60_000;
const wideTimeoutMs = 25 * 60_000;

/** Plants the mutants and reports them; answers with the exit code. */
function runMutants(words: readonly string[]): number {
  const chosen = words.filter((word) => !word.startsWith('--'));
  const planted = mutants.filter(
    ({ id }) => chosen.length === 0 || chosen.some((start) => id.startsWith(start)),
  );
  const stale = planted.filter((mutant) => mutate(root, mutant) === null);
  for (const { id, file } of stale) console.error(`${id} no longer applies to ${file}`);
  if (stale.length > 0) return 1;
  console.log(`${planted.length} mutants apply`);
  if (words.includes('--check')) return 0;

  const copy = copyOfRepository();
  try {
    const related = [...new Set(planted.flatMap(({ tests }) => tests))];
    const { verdict, output } = runTests(copy, related, wideTimeoutMs);
    if (verdict !== 'passed') {
      console.error(`${output}\nThe related tests are red without a mutant.`);
      return 1;
    }
    const hasWidePass = !words.includes('--narrow');
    return report(planted.map((mutant) => tryMutant(copy, mutant, hasWidePass)));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The text of a mutant's file with the fault in it, or null unless the replaced text occurs exactly once. */
function mutate(folder: string, { file, from, to }: Mutant): string | null {
  const text = readFileSync(join(folder, file), 'utf8');
  const at = text.indexOf(from);
  if (at < 0 || text.indexOf(from, at + 1) >= 0) return null;
  return text.slice(0, at) + to + text.slice(at + from.length);
}

function tryMutant(copy: string, mutant: Mutant, hasWidePass: boolean): Result {
  const path = join(copy, mutant.file);
  const original = readFileSync(path, 'utf8');
  const startedAt = performance.now();
  writeFileSync(path, mutate(copy, mutant) ?? original);
  try {
    const verdict = verdictOn(copy, mutant, hasWidePass);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`${mutant.id}: ${verdict}, ${seconds.toFixed(0)} s`);
    return { mutant, verdict, seconds };
  } finally {
    writeFileSync(path, original);
  }
}

function verdictOn(copy: string, { file, tests }: Mutant, hasWidePass: boolean): Verdict {
  const narrow = runTests(copy, tests, relatedTimeoutMs).verdict;
  if (narrow === 'failed') return 'killed';
  if (narrow === 'timed out') return 'timed out';
  if (!hasWidePass) return 'SURVIVED';
  const wide = file.startsWith('apps/server') ? ['apps/server'] : ['packages', 'apps/web'];
  return runTests(copy, wide, wideTimeoutMs).verdict === 'passed' ? 'SURVIVED' : 'killed by the wide pass';
}

type Run = { readonly verdict: 'passed' | 'failed' | 'timed out'; readonly output: string };

/** Runs the test files whose paths contain one of the filters, until the first failure. */
function runTests(copy: string, filters: readonly string[], timeoutMs: number): Run {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status, error, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--bail=1', '--reporter=dot', ...filters],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
      timeout: timeoutMs,
      killSignal: 'SIGTERM',
    },
  );
  const output = stdout + stderr;
  if (error) return { verdict: 'timed out', output };
  return { verdict: status === 0 ? 'passed' : 'failed', output };
}

/** The working tree next to links to its packages, so that a mutant in a package is the one that is loaded. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'norma-mutants-'));
  const left = new Set(['node_modules', '.git', '.cache', 'test-results', 'screenshots']);
  for (const entry of readdirSync(root)) {
    if (!left.has(entry))
      cpSync(join(root, entry), join(copy, entry), { recursive: true, verbatimSymlinks: true });
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    const from = join(root, 'node_modules', entry);
    const to = join(copy, 'node_modules', entry);
    if (entry === '@norma') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  return copy;
}

function report(results: readonly Result[]): number {
  const survivors = results.filter(({ verdict }) => verdict === 'SURVIVED');
  const rate = 1 - survivors.length / results.length;
  for (const { mutant, verdict, seconds } of results) {
    console.log(`| ${mutant.id} | ${mutant.file} | ${mutant.fault} | ${verdict} | ${seconds.toFixed(0)} |`);
  }
  console.log(
    `${results.length - survivors.length} of ${results.length} killed (${(rate * 100).toFixed(0)} %)`,
  );
  for (const { mutant } of survivors)
    console.log(`SURVIVED ${mutant.id}: ${mutant.reason ?? 'no reason given'}`);
  return rate >= requiredRate ? 0 : 1;
}

process.exitCode = runMutants(process.argv.slice(2));
