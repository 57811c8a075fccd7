// The web app, built again whenever its sources have changed.
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workAlone } from './lock.mjs';
import { showing } from './messages.mjs';
import { environment, runQuietly } from './processes.mjs';
import { fingerprint, readStamp } from './stamps.mjs';

/**
 * One of the two ways in which the web app is built: for readers, or with the page of shared parts besides.
 * @typedef {{ folder: string, variables: Record<string, string> }} Build
 */

/** @type {Build} What readers load. */
export const forReaders = { folder: 'apps/web/dist', variables: {} };

/** @type {Build} What the journeys and the screenshots visit. In a folder of its own, because a server may be serving the other. */
export const withParts = { folder: '.cache/web-app-with-parts', variables: { NORMA_PARTS: '1' } };

/**
 * Sees to it that the web app is built from the sources as they are.
 * @param {import('./processes.mjs').Project} project
 * @param {Build} [build]
 * @returns {Promise<void>}
 */
export async function buildWebApp({ root, node }, { folder, variables } = forReaders) {
  if (!existsSync(join(root, 'apps/web/vite.config.ts'))) return;

  const dist = join(root, folder);
  const wanted = webAppFingerprint(root);
  await workAlone({
    root,
    isDone: () => readStamp(join(dist, '.norma-stamp')) === wanted,
    work: (alsoWorking) =>
      showing('Building the web app', async () => {
        // Built aside and moved into place, so that a half-made build is never served.
        const fresh = join(root, '.cache/web-app');
        await runQuietly(
          node.path,
          [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', fresh, '--emptyOutDir'],
          {
            cwd: join(root, 'apps/web'),
            env: { ...environment(node.path), ...variables },
            onStart: alsoWorking,
          },
        );
        writeFileSync(join(fresh, '.norma-stamp'), wanted);
        moveInto(dist, fresh, join(root, '.cache/web-app-before'));
      }),
  });
}

/**
 * The fingerprint of everything that the web app is built from; its tests are no part of it.
 * @param {string} root
 */
export function webAppFingerprint(root) {
  const files = [...workspacesBehind(root, 'apps/web')].flatMap((folder) => sources(root, folder));
  return fingerprint(root, ['package-lock.json', ...files]);
}

/**
 * A workspace and those that it imports, near and far.
 * @param {string} root
 * @param {string} folder
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
function workspacesBehind(root, folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@norma/'));
  for (const name of ours) workspacesBehind(root, name.replace('@norma/', 'packages/'), found);
  return found;
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function sources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(root, path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

/**
 * @param {string} place
 * @param {string} fresh
 * @param {string} before where the old one waits to be removed
 */
function moveInto(place, fresh, before) {
  rmSync(before, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, before);
  renameSync(fresh, place);
  rmSync(before, { recursive: true, force: true });
}
