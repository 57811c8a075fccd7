#!/usr/bin/env node
// The one way in: `npm start`, `npm test` and their like come here. Nothing but Node's built-ins, because on a bare
// machine there is nothing else yet; plain JavaScript that Node 20 reads, because that may be all there is.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { audit } from './audit.mjs';
import { failedChecks } from './checks.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { develop } from './dev.mjs';
import { CannotGoOn, Stopped, say } from './messages.mjs';
import { installPackages } from './packages.mjs';
import { handOver, passOnSignals, runTool } from './processes.mjs';
import { findOrInstallNode } from './runtime.mjs';
import { testAll, testLong } from './suites.mjs';
import { buildWebApp, withParts } from './web-app.mjs';

/** @typedef {import('./processes.mjs').Project} Project */

/**
 * Each task gets the words after its name and answers with the exit code.
 * @type {Record<string, (project: Project, words: string[]) => Promise<number>>}
 */
const tasks = {
  start: async (project, words) => {
    await buildWebApp(project);
    return handOver(project, 'apps/server/src/main.ts', words);
  },
  dev: develop,
  run: (project, [script, ...words]) => {
    if (!script) throw new CannotGoOn('Usage: node bin/norma.mjs run path/to/script.ts');
    return handOver(project, script, words);
  },
  check: async (project) => ((await failedChecks(project)).length === 0 ? 0 : 1),
  audit,
  format: async (project, words) => {
    await installPackages(project, 'bin/tools');
    return runTool(project, 'bin/tools/node_modules/oxfmt/bin/oxfmt', words);
  },
  test: testAll,
  'test:long': testLong,
  screenshots: async (project, words) => {
    await buildWebApp(project, withParts);
    const CHROMIUM = await findOrInstallChromium(project);
    const WEB_APP = join(project.root, withParts.folder);
    return handOver(project, 'e2e/screenshots.ts', words, { CHROMIUM, WEB_APP });
  },
  bench: async (project, [name, ...words]) => {
    if (!name) throw new CannotGoOn(`Usage: npm run bench -- ${benchmarks(project.root).join(' | ')}`);
    await buildWebApp(project);
    await installPackages(project, 'bench');
    return handOver(project, `bench/${name}.ts`, words);
  },
};

/** @param {string} root */
function benchmarks(root) {
  const files = readdirSync(join(root, 'bench')).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return files.map((file) => file.slice(0, -'.ts'.length));
}

/** @param {string[]} words */
async function main([name = '', ...words]) {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task) throw new CannotGoOn(`Usage: node bin/norma.mjs ${Object.keys(tasks).join(' | ')}`);

  const root = fileURLToPath(new URL('..', import.meta.url));
  const node = await findOrInstallNode(root);
  const project = { root, node };
  await installPackages(project);
  return task(project, words);
}

/**
 * What we foresaw is one plain message; a surprise shows where it happened.
 * @param {unknown} error
 * @returns {number} the exit code
 */
function explain(error) {
  if (error instanceof Stopped) return error.exitCode;
  say(error instanceof CannotGoOn ? error.message : String(error instanceof Error ? error.stack : error));
  return 1;
}

passOnSignals();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = explain(error);
}
