// Checks who imports whom, then plants a violation of every rule, one at a time, to prove that each still bites.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cruiser = join(root, 'bin/tools/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/**
 * @typedef {{ rule: { name: string }, from: string, to: string }} Violation
 * @typedef {Record<string, string>} Files
 */

/** @type {Record<string, Files>} Each rule with files that break it, by path; a canary's own small world, so that real files stay untouched. */
const canaries = {
  'no-cycles': {
    'packages/sts/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
    'packages/sts/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
  },
  'contracts-stand-alone': { 'packages/contracts/src/a.ts': "import 'node:fs';\n" },
  'packages-stand-alone': {
    'packages/sts/src/a.ts': "export { b } from '../../../apps/server/src/b.ts';\n",
    'apps/server/src/b.ts': 'export const b = 1;\n',
  },
  'demo-generator-is-a-tool': {
    'packages/samples/src/a.ts': "export { b } from '../generator/b.ts';\n",
    'packages/samples/generator/b.ts': 'export const b = 1;\n',
  },
  'search-core-is-pure': { 'packages/search-core/src/a.ts': "import 'node:fs';\n" },
  'quantities-are-pure': { 'packages/quantities/src/a.ts': "import 'node:fs';\n" },
  'meaning-is-pure': { 'packages/meaning/src/a.ts': "import 'node:fs';\n" },
  'editions-are-pure': { 'packages/editions/src/a.ts': "import 'node:fs';\n" },
  'lineage-is-pure': { 'packages/lineage/src/a.ts': "import 'node:fs';\n" },
  'references-are-pure': { 'packages/references/src/a.ts': "import 'node:fs';\n" },
  'anchoring-is-pure': { 'packages/anchoring/src/a.ts': "import 'node:fs';\n" },
  'comparison-is-pure': { 'packages/comparison/src/a.ts': "import 'node:fs';\n" },
  'reader-stands-alone': {
    'packages/reader/src/a.ts': "export { b } from '../../contracts/src/b.ts';\n",
    'packages/contracts/src/b.ts': 'export const b = 1;\n',
  },
  'web-meets-server-in-contracts': {
    'apps/web/src/a.tsx': "export type { B } from '../../server/src/b.ts';\n",
    'apps/server/src/b.ts': 'export type B = 1;\n',
  },
  'one-door-per-module': {
    'apps/server/src/modules/search/a.ts': "export { b } from '../documents/store.ts';\n",
    'apps/server/src/modules/documents/store.ts': 'export const b = 1;\n',
  },
  'outside-enters-modules-by-the-door': {
    'apps/server/src/http/a.ts': "export { b } from '../modules/documents/store.ts';\n",
    'apps/server/src/modules/documents/store.ts': 'export const b = 1;\n',
  },
  'one-door-per-feature': {
    'apps/web/src/features/home/a.tsx': "export { b } from '../search/SearchBox.tsx';\n",
    'apps/web/src/features/search/SearchBox.tsx': 'export const b = 1;\n',
  },
  'modules-speak-to-ports': {
    'apps/server/src/modules/search/a.ts': "export { b } from '../../adapters/search-engine/b.ts';\n",
    'apps/server/src/adapters/search-engine/b.ts': 'export const b = 1;\n',
  },
  'only-http-knows-the-web-framework': {
    'apps/server/src/modules/search/a.ts': "export type { FastifyInstance } from 'fastify';\n",
  },
  'ports-are-promises': {
    'apps/server/src/ports/a.ts': "export { b } from '../adapters/b.ts';\n",
    'apps/server/src/adapters/b.ts': 'export const b = 1;\n',
  },
  'adapters-serve-ports': {
    'apps/server/src/adapters/a.ts': "export { b } from '../modules/search/index.ts';\n",
    'apps/server/src/modules/search/index.ts': 'export const b = 1;\n',
  },
  'ui-knows-no-feature': {
    'apps/web/src/ui/a.tsx': "export { b } from '../features/home/index.ts';\n",
    'apps/web/src/features/home/index.ts': 'export const b = 1;\n',
  },
  'features-know-no-app': {
    'apps/web/src/features/home/a.tsx': "export type { B } from '../../app/b.ts';\n",
    'apps/web/src/app/b.ts': 'export type B = 1;\n',
  },
  'production-without-test-code': {
    'apps/server/src/http/a.ts': "export { b } from '../testing/b.ts';\n",
    'apps/server/src/testing/b.ts': 'export const b = 1;\n',
  },
};

/**
 * @param {string} folder
 * @param {string[]} paths
 * @returns {{ violations: Violation[], totalCruised: number }}
 */
const cruise = (folder, ...paths) => {
  const args = [
    cruiser,
    ...paths,
    '--config',
    join(root, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!stdout) throw new Error(`dependency-cruiser printed nothing: ${stderr}`);
  return JSON.parse(stdout).summary;
};

/**
 * The rules that a canary's files break.
 * @param {Files} files
 */
const brokenBy = (files) => {
  if (Object.keys(files).length === 0) return [];
  const world = mkdtempSync(join(tmpdir(), 'norma-canary-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(world, 'node_modules'));
    cpSync(join(root, 'package.json'), join(world, 'package.json'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(world, path)), { recursive: true });
      writeFileSync(join(world, path), text);
    }
    const { violations } = cruise(
      world,
      ...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? '')),
    );
    return violations.map(({ rule }) => rule.name);
  } finally {
    rmSync(world, { recursive: true, force: true });
  }
};

const { violations, totalCruised } = cruise(root, 'apps', 'packages');
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
const { default: config } = await import('../.dependency-cruiser.mjs');
const rules = config.forbidden.map(({ name }) => name);
const unproved = rules.filter((name) => !brokenBy(canaries[name] ?? {}).includes(name));
for (const name of unproved) console.error(`${name}: no longer catches a planted violation`);
console.log(
  `${totalCruised} files, ${rules.length} rules, each proved by a planted violation: ${violations.length} violations`,
);
process.exitCode = violations.length + unproved.length > 0 ? 1 : 0;
