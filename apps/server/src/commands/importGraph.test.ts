import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

/** Specifiers of the modules that load with a file; imports of types alone are erased, and those in functions come later. */
function specifiersIn(source: string): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(?<module>[^']+)'/gm,
  );
  const threads = source.matchAll(/new URL\('(?<module>[^']+\.worker\.ts)', import\.meta\.url\)/g);
  return [...statements, ...threads].map(({ groups }) => groups?.['module'] ?? '');
}

/** The file of a specifier; null for packages that are not in this repository. */
function fileOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  if (!specifier.startsWith('@norma/')) return null;
  return fileURLToPath(import.meta.resolve(specifier));
}

/** Every file of the repository that loads with an entry point. */
function filesLoadedBy(entry: string): string[] {
  const loaded = new Set<string>();
  const rest = [entry];
  for (let file = rest.pop(); file; file = rest.pop()) {
    if (loaded.has(file) || !existsSync(file) || !/\.[mc]?[jt]s$/.test(file)) continue;
    loaded.add(file);
    for (const specifier of specifiersIn(readFileSync(file, 'utf8'))) {
      const next = fileOf(specifier, file);
      if (next) rest.push(next);
    }
  }
  return [...loaded].map((file) => relative(root, file).replaceAll(sep, '/'));
}

const isDemo = (file: string): boolean => /^(apps\/server\/src\/demo|packages\/samples)\//.test(file);

it('an import loads no module of the demo', () => {
  const files = filesLoadedBy(join(import.meta.dirname, 'import.ts'));
  expect(files).toContain('apps/server/src/modules/imports/jobs/importing.ts');
  expect(files.filter(isDemo)).toEqual([]);
});

it('a server that starts loads the demo, as the walk over its imports shows', () => {
  expect(filesLoadedBy(join(import.meta.dirname, '../main.ts')).some(isDemo)).toBe(true);
});
