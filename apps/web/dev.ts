import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { forward } from './build/forward.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const page = `${here}index.html`;
const shared = fileURLToPath(new URL('../../.cache/dev-web/', import.meta.url));

/** The development server of the web app: sources as Vite serves them, everything else from the library's server. */
async function main(): Promise<void> {
  const { PORT = '3000', HOST = '127.0.0.1', NORMA_SERVER_PORT } = process.env;
  const server = createServer();
  const vite = await createVite({
    root: here,
    configFile: `${here}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  await sharePage(vite);
  vite.watcher.on('change', (file) => {
    if (file === page) sharePage(vite).catch((error: Error) => vite.config.logger.error(error.message));
  });
  const toLibrary = forward(Number(NORMA_SERVER_PORT));
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => toLibrary(request, response)),
  );
  server.on('error', giveUp).listen(Number(PORT), HOST);
  const end = (): void => void vite.close().then(() => process.exit(0), giveUp);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end);
  const parentPipe = Number(process.env['NORMA_PARENT_PIPE']);
  if (parentPipe > 2) new Socket({ fd: parentPipe }).on('close', end).resume().unref();
}

/** Lays the page out where the library's server puts tenants, nonces and languages into it. */
async function sharePage(vite: ViteDevServer): Promise<void> {
  mkdirSync(shared, { recursive: true });
  rmSync(`${shared}i18n`, { force: true, recursive: true });
  mkdirSync(`${shared}i18n`);
  for (const language of readdirSync(`${here}src/locales`)) {
    symlinkSync(`${here}src/locales/${language}/shell.json`, `${shared}i18n/${language}.json`);
  }
  const html = await vite.transformIndexHtml('/index.html', readFileSync(page, 'utf8'));
  const withoutBuilt = html.replaceAll(/<link\s+rel="preload"[^>]*>/g, '');
  // The server's own pages take their fonts from the sheets that the page names; a build names them, Vite does not.
  const withLook = withoutBuilt.replace(
    '</head>',
    '<link rel="stylesheet" href="/src/theme/look.css"></head>',
  );
  writeFileSync(`${shared}draft.html`, withLook);
  renameSync(`${shared}draft.html`, `${shared}index.html`);
}

function giveUp(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

main().catch(giveUp);
