import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const languages = readdirSync(`${source}locales`);

/**
 * Provides `virtual:locales`: a function for each language that loads its shell messages, its font and the names of its
 * other namespaces. What every page loads thus names fourteen modules rather than one for every file of messages.
 */
export const localesModule = (): Plugin => ({
  name: 'locales',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^virtual:locales/ },
    handler: (id) => id.replace('virtual:locales', `${source}locales`),
  },
  load: {
    filter: { id: /\/src\/locales(\/[\w-]+)?$/ },
    handler(id) {
      const [, language] = /\/locales\/([\w-]+)$/.exec(id) ?? [];
      return language === undefined ? allLocales() : locale(language);
    },
  },
});

const allLocales = (): string => {
  const entries = languages.map((name) => `${JSON.stringify(name)}: () => import('virtual:locales/${name}')`);
  return `export const locales = { ${entries.join(', ')} };`;
};

function locale(language: string): string {
  const files = readdirSync(`${source}locales/${language}`).filter((file) => file !== 'shell.json');
  const face = `${source}theme/faces/${language}.css`;
  const path = (file: string): string => JSON.stringify(`${source}locales/${language}/${file}`);
  const entries = files.map(
    (file) =>
      `${JSON.stringify(file.replace('.json', ''))}: () => import(${path(file)}).then((file) => file.default)`,
  );
  return [
    existsSync(face) ? `import ${JSON.stringify(face)};` : '',
    `export { default as shell } from ${path('shell.json')};`,
    `export const catalogs = { ${entries.join(', ')} };`,
  ].join('\n');
}
