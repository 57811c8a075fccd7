// `npm test`: every gate and every suite, and one closing line over all of them.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weigh } from './budget.mjs';
import { failedChecks } from './checks.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { useFastTemporaryFolder } from './fastFolder.mjs';
import { CannotGoOn, say } from './messages.mjs';
import {
  closingLine,
  filesBrokenOff,
  isGreen,
  nothing,
  oneFailure,
  outcomeOfPlaywright,
  outcomeOfVitest,
  testsThatWere,
  total,
  withoutFiles,
  withoutManyAttempts,
} from './outcomes.mjs';
import { runTool } from './processes.mjs';
import { buildWebApp, withParts } from './web-app.mjs';

/**
 * @typedef {import('./processes.mjs').Project} Project
 * @typedef {import('./outcomes.mjs').Outcome} Outcome
 */

/**
 * Runs the gates, then the unit and the browser suite. `--only unit` and `--only browser` run that suite alone, with the
 * words that follow given to its runner.
 * @param {Project} project
 * @param {string[]} words
 * @returns {Promise<number>} the exit code
 */
export async function testAll(project, words) {
  const [option, only, ...rest] = words;
  if (option !== undefined && (option !== '--only' || !['unit', 'browser'].includes(only ?? ''))) {
    throw new CannotGoOn('Usage: npm test [-- --only unit | browser [arguments for its runner]]');
  }

  useFastTemporaryFolder();
  const checked = only ? nothing : await gates(project);
  const built = only === 'browser' ? nothing : await attempt(() => buildWebApp(project).then(() => nothing));
  const weighed = built.failed || only === 'browser' ? nothing : budget(project);
  const unit = only === 'browser' ? nothing : await vitest(project, rest);
  const browser = only === 'unit' || built.failed ? nothing : await attempt(() => playwright(project, rest));
  return close([checked, built, weighed, unit, browser]);
}

/**
 * Runs the suites of long tests: killed processes, many generated cases, load; then the sweeps of the browser over every
 * screen. With words for the first one's runner it runs alone.
 * @param {Project} project
 * @param {string[]} words
 * @returns {Promise<number>} the exit code
 */
export async function testLong(project, words) {
  useFastTemporaryFolder();
  const config = ['--config', 'vitest.long.config.ts'];
  const built = await attempt(() => buildWebApp(project).then(() => nothing));
  const found = await attempt(async () => {
    process.env['CHROMIUM'] = await findOrInstallChromium(project); // The tests that we start inherit it.
    return nothing;
  });
  const long = await vitest(project, [...config, ...words], config);
  const sweeps = words.length > 0 ? nothing : await attempt(() => playwright(project, [], { E2E_LONG: '1' }));
  return close([built, found, long, sweeps]);
}

/**
 * A gate that fails counts as a failure; one that passes is no test, and counts as nothing.
 * @param {Project} project
 * @returns {Promise<Outcome>}
 */
async function gates(project) {
  const failed = await failedChecks(project);
  return { ...nothing, failed: failed.length, failures: failed };
}

/**
 * A web app that is too heavy is a failure.
 * @param {Project} project
 * @returns {Outcome}
 */
function budget({ root }) {
  if (!existsSync(join(root, 'apps/web/vite.config.ts'))) return nothing;
  const { kb, complaints } = weigh(join(root, 'apps/web/dist'));
  say(`The first visit loads ${kb.toFixed(0)} kB of script`);
  return { ...nothing, failed: complaints.length, failures: complaints };
}

/**
 * Runs Vitest and counts. Files whose process broke down, as V8 itself does now and then (nodejs/node#64500), are run
 * once more, and named loudly.
 * @param {Project} project
 * @param {string[]} words for it
 * @param {string[]} [options] of these words, those that a second run of some files needs as well
 * @returns {Promise<Outcome>}
 */
async function vitest(project, words, options = []) {
  const { report, code } = await reportOfVitest(project, words);
  const brokenOff = filesBrokenOff(report);
  if (brokenOff.length === 0) return outcomeOfVitest(report, code);
  sayLoudly(`INTERRUPTED, and run again (${brokenOff.length}):`, brokenOff);
  const again = await reportOfVitest(project, [...options, ...brokenOff]);
  return total([
    { ...outcomeOfVitest(withoutFiles(report, brokenOff), 0), secondAttempts: brokenOff.length },
    outcomeOfVitest(again.report, again.code),
  ]);
}

/**
 * @param {Project} project
 * @param {string[]} words
 * @returns {Promise<{ report: any, code: number }>}
 */
function reportOfVitest(project, words) {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report.path}`];
    const code = await runTool(project, 'node_modules/vitest/vitest.mjs', ['run', ...reporters, ...words]);
    return { report: report.read(), code };
  });
}

/**
 * Runs Playwright against a build that has the page of shared parts, and counts.
 * @param {Project} project
 * @param {string[]} words
 * @param {Record<string, string>} [more] variables beside its own
 * @returns {Promise<Outcome>}
 */
async function playwright(project, words, more = {}) {
  if (!existsSync(join(project.root, 'playwright.config.ts'))) return nothing;
  await buildWebApp(project, withParts);
  const CHROMIUM = await findOrInstallChromium(project);
  return withReport(async (report) => {
    const WEB_APP = join(project.root, withParts.folder);
    const E2E_DATA_DIR = join(report.folder, 'data');
    const variables = { ...more, CHROMIUM, WEB_APP, E2E_DATA_DIR, PLAYWRIGHT_JSON_OUTPUT_FILE: report.path };
    const code = await runTool(
      project,
      'node_modules/@playwright/test/cli.js',
      ['test', '--reporter=list,json', ...words],
      variables,
    );
    removeDatabase(E2E_DATA_DIR);
    const told = report.read();
    sayFlaky(testsThatWere('flaky', told));
    return outcomeOfPlaywright(told, code);
  });
}

/**
 * Takes away the database of a library that was tried: started as root, the server keeps it elsewhere, behind a link.
 * @param {string} dataDir
 */
function removeDatabase(dataDir) {
  const link = join(dataDir, 'pg');
  if (existsSync(link)) rmSync(realpathSync(link), { recursive: true });
}

/**
 * Names what passed on its second attempt only: it counts as passed, and has to be fixed all the same.
 * @param {string[]} titles
 */
function sayFlaky(titles) {
  if (titles.length > 0) sayLoudly(`FLAKY, passed on the second attempt only (${titles.length}):`, titles);
}

/**
 * @param {string} what
 * @param {string[]} names
 */
function sayLoudly(what, names) {
  const line = '!'.repeat(80);
  say([line, what, ...names, line].join('\n'));
}

/**
 * @template Result
 * @param {(report: { folder: string, path: string, read: () => any }) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'norma-report-'));
  const path = join(folder, 'report.json');
  const read = () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
  try {
    return await run({ folder, path, read });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A step that could not be taken is one failure, and the other steps go on.
 * @param {() => Promise<Outcome>} step
 * @returns {Promise<Outcome>}
 */
async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof CannotGoOn)) throw error;
    return { ...oneFailure, failures: [error.message] };
  }
}

/**
 * @param {Outcome[]} outcomes
 * @returns {number} the exit code
 */
function close(outcomes) {
  const sum = withoutManyAttempts(total(outcomes));
  if (sum.passed + sum.failed === 0) say('No test ran.');
  for (const failure of sum.failures) say(`FAILED ${failure}`);
  process.stdout.write(`${closingLine(sum)}\n`);
  return isGreen(sum) ? 0 : 1;
}
