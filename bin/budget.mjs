// What a first visit may load: from the end of the sign-in over the home screen to the first list of results.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const mostKb = 250;

/** Where the script comes from that such a visit loads, each with all that it imports. */
const entry = 'index.html';
const visited = [
  entry,
  'src/locales/en',
  'src/features/home/HomeScreen.tsx',
  'src/locales/en/home.json',
  'src/features/search/SearchScreen.tsx',
  'src/locales/en/search.json',
];

/** Chunks that come from no source. */
const bundlersOwn = /\/(rolldown-runtime|preload-helper)-/;

/** What is never needed to find a document, and heavy. */
const forbidden = ['zod', 'pdfjs-dist', 'recharts'];

/**
 * @typedef {{ file: string, imports?: string[] }} Entry
 * @typedef {{ file: string, kb: number, sources: string[] }} Chunk
 */

/**
 * What of a built web app breaks the budget, one complaint each; and what the first visit loads, in kB gzipped.
 * @param {string} dist
 * @returns {{ kb: number, complaints: string[] }}
 */
export function weigh(dist) {
  /** @type {Record<string, Entry>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const missing = visited.filter((name) => !manifest[name]);
  const chunks = [...filesBehind(manifest, visited)].map((file) => chunkOf(dist, file));
  const inEntry = filesBehind(manifest, [entry]);
  const kb = chunks.reduce((sum, chunk) => sum + chunk.kb, 0);
  const complaints = [
    ...missing.map((name) => `The first visit used to load ${name}: correct the list in bin/budget.mjs.`),
    ...(kb > mostKb ? [tooHeavy(kb, chunks)] : []),
    ...chunks.flatMap(({ file, sources }) =>
      forbidden
        .filter((name) => sources.some((source) => source.includes(`/node_modules/${name}/`)))
        .map((name) => `The first visit loads ${name}, in ${file}.`),
    ),
    ...chunks
      .filter(({ file }) => inEntry.has(file))
      .flatMap(({ sources }) => sources.filter(isScreen))
      .map((source) => `Every page loads the screen ${source}. Load it in its route instead.`),
  ];
  return { kb, complaints };
}

/** @param {string} source */
const isScreen = (source) => /\/src\/features\/[^/]+\/(\w+Screen|StandaloneDocument)\.tsx$/.test(source);

/**
 * @param {number} kb
 * @param {Chunk[]} chunks
 */
function tooHeavy(kb, chunks) {
  const heaviest = [...chunks].sort((one, other) => other.kb - one.kb).slice(0, 8);
  const lines = heaviest.map((chunk) => `${chunk.kb.toFixed(1).padStart(8)} kB  ${chunk.file}`);
  return [`The first visit loads ${kb.toFixed(1)} kB of script; the limit is ${mostKb} kB:`, ...lines].join(
    '\n',
  );
}

/**
 * @param {Record<string, Entry>} manifest
 * @param {string[]} names
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
function filesBehind(manifest, names, found = new Set()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesBehind(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/**
 * @param {string} dist
 * @param {string} file
 * @returns {Chunk}
 */
function chunkOf(dist, file) {
  const script = readFileSync(join(dist, file));
  const { sources } = bundlersOwn.test(file)
    ? { sources: [] }
    : JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8'));
  return { file, kb: gzipSync(script, { level: 9 }).length / 1000, sources };
}
