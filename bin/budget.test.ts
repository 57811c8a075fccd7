import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { weigh } from './budget.mjs';
import { aFolder } from './testing.ts';

type Chunk = { imports?: string[]; sources?: string[]; script?: string };

const visited = [
  'index.html',
  'src/locales/en',
  'src/features/home/HomeScreen.tsx',
  'src/locales/en/home.json',
  'src/features/search/SearchScreen.tsx',
  'src/locales/en/search.json',
];
const light: Record<string, Chunk> = Object.fromEntries(visited.map((name) => [name, {}]));

/** A built web app of these chunks. */
function aBuild(chunks: Record<string, Chunk>): string {
  const named = Object.entries(chunks).map(([name, chunk], at) => ({
    name,
    file: `assets/${at}.js`,
    ...chunk,
  }));
  const manifest = named.map(({ name, file, imports }) => [name, { file, imports }]);
  const files = named.flatMap(({ file, script = '', sources = [] }) => [
    [file, script],
    [`${file}.map`, JSON.stringify({ sources })],
  ]);
  return aFolder({
    '.vite/manifest.json': JSON.stringify(Object.fromEntries(manifest)),
    ...Object.fromEntries(files),
  });
}

const heavy = randomBytes(200_000).toString('base64');
const complaints = (chunks: Record<string, Chunk>): string[] =>
  weigh(aBuild({ ...light, ...chunks })).complaints;

describe('the budget of the first visit', () => {
  it('is kept by what is light, and by what only other screens load', () => {
    expect(
      complaints({ 'src/features/document-page/DocumentScreen.tsx': { script: heavy + heavy } }),
    ).toEqual([]);
  });

  it('counts what is imported, once, and names the heaviest first', () => {
    const shared = { imports: ['_shared.js'] };
    const one = { 'index.html': shared, 'src/features/home/HomeScreen.tsx': shared };
    expect(complaints({ ...one, '_shared.js': { script: heavy } })).toEqual([]);
    const [complaint] = complaints({
      ...one,
      '_shared.js': { script: heavy },
      'src/locales/en': { script: heavy },
    });
    expect(complaint).toMatch(
      /^The first visit loads 40\d\.\d kB of script; the limit is 250 kB:\n +20\d\.\d kB {2}assets/,
    );
  });

  it.each(['zod', 'pdfjs-dist', 'recharts'])('has no room for %s', (name) => {
    const sources = [`../../node_modules/${name}/index.js`];
    expect(complaints({ 'src/features/search/SearchScreen.tsx': { sources } })).toEqual([
      `The first visit loads ${name}, in assets/4.js.`,
    ]);
  });

  it('lets no screen of a feature into what every page loads', () => {
    const sources = ['../../src/features/search/SearchBox.tsx', '../../src/features/search/SearchScreen.tsx'];
    expect(complaints({ 'index.html': { imports: ['_shared.js'] }, '_shared.js': { sources } })).toEqual([
      'Every page loads the screen ../../src/features/search/SearchScreen.tsx. Load it in its route instead.',
    ]);
  });

  it('does not pass over a screen that is called otherwise now', () => {
    const { 'src/features/home/HomeScreen.tsx': _, ...others } = light;
    expect(weigh(aBuild(others)).complaints).toEqual([
      'The first visit used to load src/features/home/HomeScreen.tsx: correct the list in bin/budget.mjs.',
    ]);
  });
});
