import { runnerImport, type Plugin } from 'vite';

/**
 * Runs a module `*.atBuild.ts` when the app is built: what it exports is worked out then, and the browser gets the values
 * without the code and the libraries behind them.
 */
export const atBuild = (): Plugin => ({
  name: 'at-build',
  enforce: 'pre',
  load: {
    filter: { id: /\.atBuild\.ts$/ },
    async handler(file) {
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, ourSources);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      const values = Object.entries(module);
      return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  },
});

// What Node imports itself it keeps: our own packages are read again, so that a changed one is seen at once.
const ourSources = { environments: { inline: { resolve: { noExternal: [/^@norma\//] } } } };
