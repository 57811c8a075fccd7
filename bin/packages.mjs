// The packages of all workspaces and of folders with a lock file of their own, installed again whenever what they were
// installed from has changed.
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workAlone } from './lock.mjs';
import { showing } from './messages.mjs';
import { installLocked } from './npm.mjs';
import { fingerprint, readStamp } from './stamps.mjs';

/**
 * Installs into node_modules what the lock file says, for the project's Node.
 * @param {import('./processes.mjs').Project} project
 * @param {string} [within] a folder with a lock file of its own, for what only some tasks need
 * @returns {Promise<void>}
 */
export async function installPackages({ root, node }, within = '') {
  const folder = join(root, within);
  const stampFile = join(folder, 'node_modules/.norma-stamp');
  const wanted = packagesFingerprint(folder, node.abi);
  await workAlone({
    root,
    isDone: () => readStamp(stampFile) === wanted,
    work: async (alsoWorking) => {
      // The stamp of before must not speak for a half-made installation.
      rmSync(stampFile, { force: true });
      await showing(within ? `Installing packages of ${within}` : 'Installing packages', () =>
        installLocked({ folder, node: node.path, onStart: alsoWorking }),
      );
      writeFileSync(stampFile, wanted);
    },
  });
}

/**
 * The fingerprint of everything that decides what is installed.
 * @param {string} root
 * @param {string} abi
 */
export function packagesFingerprint(root, abi) {
  return fingerprint(root, ['package.json', 'package-lock.json', ...workspaceManifests(root)], [abi]);
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function workspaceManifests(root) {
  /** @type {{ workspaces?: string[] }} */
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.map((pattern) => pattern.replace(/\/\*$/, ''));
  const manifests = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  return manifests.filter((manifest) => existsSync(join(root, manifest)));
}
