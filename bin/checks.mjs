// The static gates, one after the other.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { say, showing } from './messages.mjs';
import { installPackages } from './packages.mjs';
import { ProgramFailed, environment, runQuietly } from './processes.mjs';

/**
 * A gate runs a script under our Node; it is left out while the file that it `needs` does not exist.
 * @typedef {{ name: string, script: string, words?: string[], variables?: Record<string, string>, needs?: string }} Gate
 */

/** @type {Gate[]} */
const gates = [
  { name: 'Format', script: 'bin/tools/node_modules/oxfmt/bin/oxfmt', words: ['--check'] },
  types('Types', 'tsconfig.json'),
  types('Types of the web app', 'apps/web/tsconfig.json'),
  types('Types of the reader', 'packages/reader/tsconfig.json'),
  {
    name: 'Lint',
    script: 'bin/tools/node_modules/oxlint/bin/oxlint',
    words: ['--type-aware'],
    // It looks for its program of types from the root of the repository on otherwise.
    variables: { OXLINT_TSGOLINT_PATH: 'bin/tools/node_modules/.bin/tsgolint' },
  },
  { name: 'Dependencies', script: 'bin/check-dependencies.mjs', needs: 'bin/check-dependencies.mjs' },
  { name: 'Words', script: 'bin/check-words.mjs' },
  { name: 'Spelling', script: 'bin/check-spelling.mjs' },
  { name: 'Vocabulary', script: 'bin/check-vocabulary.mjs' },
  { name: 'Unused code', script: 'bin/tools/node_modules/knip/bin/knip.js' },
  { name: 'Third-party notices', script: 'bin/notices.mjs', words: ['--check'] },
  { name: 'Package versions', script: 'bin/tools/node_modules/sherif/index.js' },
];

/**
 * Runs every gate, shows what the failing ones print, and gives their names.
 * @param {import('./processes.mjs').Project} project
 * @returns {Promise<string[]>}
 */
export async function failedChecks(project) {
  await installPackages(project, 'bin/tools');
  const failed = [];
  for (const gate of gates) {
    if (gate.needs && !existsSync(join(project.root, gate.needs))) continue;
    if (!(await passes(project, gate))) failed.push(gate.name);
  }
  return failed;
}

/**
 * @param {import('./processes.mjs').Project} project
 * @param {Gate} gate
 */
async function passes({ root, node }, { name, script, words = [], variables }) {
  const env = { ...environment(node.path), ...variables };
  const run = () => runQuietly(node.path, [join(root, script), ...words], { cwd: root, env });
  try {
    await showing(name, run);
    return true;
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    say(error.output);
    return false;
  }
}

/**
 * @param {string} name
 * @param {string} config
 * @returns {Gate}
 */
function types(name, config) {
  return {
    name,
    script: 'node_modules/typescript/bin/tsc',
    words: ['--noEmit', '-p', config],
    needs: config,
  };
}
