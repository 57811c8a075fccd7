import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minifySync, transformWithOxc, type Plugin } from 'vite';

const file = fileURLToPath(new URL('../src/start.ts', import.meta.url));

/** Puts start.ts into the page, where it runs before anything else has come; its imports are types alone. */
export const startScript = (): Plugin => ({
  name: 'start-script',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      const { code: script } = minifySync('start.js', `{${code.replace('export {};', '')}}`, {
        module: false,
      });
      return html.replace(
        '<!--start-->',
        () => `<script>${script.replaceAll('</', String.raw`<\/`)}</script>`,
      );
    },
  },
});
