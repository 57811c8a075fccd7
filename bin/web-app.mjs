// The web app, built again whenever its sources have changed.
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workAlone } from './lock.mjs';
import { showing } from './messages.mjs';
import { environment, runQuietly } from './processes.mjs';
import { fingerprint, readStamp } from './stamps.mjs';

/**
 * Sees to it that apps/web/dist is built from the sources as they are.
 * @param {import('./processes.mjs').Project} project
 * @returns {Promise<void>}
 */
export async function buildWebApp({ root, node }) {
  if (!existsSync(join(root, 'apps/web/vite.config.ts'))) return;

  const dist = join(root, 'apps/web/dist');
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
          { cwd: join(root, 'apps/web'), env: environment(node.path), onStart: alsoWorking },
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
