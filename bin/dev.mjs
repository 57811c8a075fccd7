// `npm run dev`: the library at one address, with sources that take effect as they are saved.
import { existsSync, readdirSync, rmSync, statSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './messages.mjs';
import { isStopped, startOwn } from './processes.mjs';

/**
 * @typedef {import('./processes.mjs').Project} Project
 * @typedef {import('./processes.mjs').Started} Started
 */

/** What the server runs from; the page comes from Vite, with the web app around it. */
const serverSources = ['apps/server/src', 'packages', '.cache/dev-web'];
const isSource = /\.(ts|css|html|json|xml)$/;
const isNotServed = /\.(test|long)\.ts$|(^|\/)(node_modules|draft\.html|reader)(\/|$)/;

/**
 * PostgreSQL runs as long as we do, Vite serves the web app and hands everything else on, and the server is started
 * again whenever a source of it has changed.
 * @param {Project} project
 * @returns {Promise<number>} the exit code
 */
export async function develop(project) {
  const page = join(project.root, '.cache/dev-web/index.html');
  rmSync(page, { force: true });
  const port = process.env['PORT'] || '3000';
  const serverPort = String(await freePort());
  const database = process.env['DATABASE_URL']
    ? null
    : startOwn(project, 'apps/server/src/commands/database.ts', []);
  const web = startOwn(project, 'apps/web/dev.ts', [], { PORT: port, NORMA_SERVER_PORT: serverPort });
  const isGone = somethingEnds(database ? [database, web] : [web]);
  try {
    while (!existsSync(page) && !isGone()) await sleep(50);
    const publicUrl = process.env['PUBLIC_URL'] || `http://localhost:${port}`;
    const variables = {
      PORT: serverPort,
      HOST: '127.0.0.1',
      PUBLIC_URL: publicUrl,
      WEB_APP: dirname(page),
      NORMA_DEV: 'yes',
    };
    await serveAgainAndAgain(project, variables, isGone);
  } finally {
    web.stop();
    await web.ended;
    database?.letGo();
    await database?.ended;
  }
  return isStopped() ? 0 : 1;
}

/**
 * @param {Project} project
 * @param {Record<string, string>} variables
 * @param {() => boolean} isGone
 */
async function serveAgainAndAgain(project, variables, isGone) {
  const changes = changesBelow(project.root);
  while (!isGone() && !isStopped()) {
    const server = startOwn(project, 'apps/server/src/main.ts', [], variables);
    let hasEnded = false;
    const ended = server.ended.then(() => (hasEnded = true));
    // One that ends by itself is broken: it waits for the next change, too.
    while (!changes.taken() && !isGone() && !isStopped()) await sleep(50);
    if (!hasEnded) server.stop();
    await ended;
    if (!isGone() && !isStopped()) say('Restarting');
  }
  changes.stop();
}

/** @param {string} root */
function changesBelow(root) {
  let isChanged = false;
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  // A watch on each folder, not a recursive one: that loses sight of a file when an editor puts a new one in its place.
  const watchFolder = (/** @type {string} */ folder) => {
    if (watchers.has(folder) || isNotServed.test(folder)) return;
    const watcher = watch(folder, (_, name) => {
      const path = join(folder, name ?? '');
      if (isSource.test(path) && !isNotServed.test(path)) isChanged = true;
      for (const inner of foldersFrom(path)) watchFolder(inner);
    });
    watcher.on('error', () => watchers.delete(folder)); // The folder has gone.
    watchers.set(folder, watcher);
  };
  for (const folder of serverSources.flatMap((name) => foldersFrom(join(root, name)))) watchFolder(folder);
  return {
    taken: () => {
      const was = isChanged;
      isChanged = false;
      return was;
    },
    stop: () => {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/**
 * A folder and all below it; nothing where there is no folder.
 * @param {string} path
 * @returns {string[]}
 */
function foldersFrom(path) {
  if (isNotServed.test(path) || !statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  const inner = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [path, ...inner.flatMap(({ name }) => foldersFrom(join(path, name)))];
}

/** @param {Started[]} parts */
function somethingEnds(parts) {
  let isGone = false;
  for (const { ended } of parts) void ended.finally(() => (isGone = true));
  return () => isGone;
}

/** @returns {Promise<number>} */
function freePort() {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });
}
