// Refuses retired words: identifiers, names of files, and phrases in comments and documents (`bin/vocabulary.mjs`).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allowed, retired } from './vocabulary.mjs';
import { retiredIn } from './words/vocabulary.mjs';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));

const files = globSync(
  ['apps', 'packages', 'bin', 'bench', 'e2e', 'docs'].map(
    (folder) => `${folder}/**/*.{ts,tsx,mjs,css,json,typ,md}`,
  ),
  { cwd: root, exclude: (name) => name.includes('node_modules') || name.endsWith('/dist') },
).toSorted();

const complaints = files.flatMap((file) =>
  retiredIn(file, readFileSync(join(root, file), 'utf8'), retired)
    .filter(({ word }) => !allowed.some((one) => one.file === file && one.word === word))
    .map(({ kind, word, instead }) => `${file}: the ${kind} “${word}” was retired; use “${instead}”`),
);
for (const complaint of complaints) console.error(complaint);
console.log(`${files.length} files, ${retired.length} retired words`);
process.exitCode = complaints.length > 0 ? 1 : 0;
