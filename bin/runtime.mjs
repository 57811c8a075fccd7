// The Node that Norma runs on: the one we were started with, or the packaged one in runtime/.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workAlone } from './lock.mjs';
import { CannotGoOn, showing } from './messages.mjs';
import { installLocked } from './npm.mjs';

const oldestNode = '24.10.0';

/**
 * @typedef {object} RunningNode
 * @property {string} path its binary
 * @property {string} version for example `24.21.0`
 * @property {string} abi what native packages are built against: platform, processor, module version
 */

/**
 * A Node that is new enough: our own, else the packaged one, which is installed when it is missing.
 * @param {string} root
 * @param {string} [ownVersion]
 * @returns {Promise<RunningNode>}
 * @throws {CannotGoOn} where there is no packaged Node
 */
export async function findOrInstallNode(root, ownVersion = process.versions.node) {
  if (isAtLeast(ownVersion, oldestNode)) return describe(process.execPath, process.versions);

  const name = `node-${process.platform}-${process.arch}`;
  const version = packagedNodes(root)[name];
  const needed = `Norma needs Node ${oldestNode} or later; this is ${ownVersion}`;
  if (!version)
    throw new CannotGoOn(`${needed}, and there is no packaged Node for ${process.platform}-${process.arch}.`);

  const path = join(root, 'runtime/node_modules', name, 'bin/node');
  await workAlone({
    root,
    isDone: () => probe(path)?.version === version,
    work: (alsoWorking) =>
      showing(`Installing Node ${version} (this is ${ownVersion})`, () =>
        installLocked({ folder: join(root, 'runtime'), node: process.execPath, onStart: alsoWorking }),
      ),
  });
  const packaged = probe(path);
  if (!packaged) throw new CannotGoOn(`${needed}, and the packaged ${version} does not run on this system.`);
  return packaged;
}

/**
 * Whether a version is as new as another; both as `major.minor.patch`, a leading `v` and a suffix do not count.
 * @param {string} version
 * @param {string} oldest
 */
export function isAtLeast(version, oldest) {
  const [have, need] = [version, oldest].map((text) => text.replace(/^v/, '').split(/[.-]/, 3).map(Number));
  const differing = have?.findIndex((part, place) => part !== need?.[place]) ?? -1;
  return differing === -1 || Number(have?.[differing]) > Number(need?.[differing]);
}

/**
 * @param {string} root
 * @returns {Record<string, string>} package name → version
 */
function packagedNodes(root) {
  return JSON.parse(readFileSync(join(root, 'runtime/package.json'), 'utf8')).optionalDependencies;
}

/** @param {string} path */
function probe(path) {
  const { status, stdout } = spawnSync(path, ['-p', 'JSON.stringify(process.versions)'], {
    encoding: 'utf8',
  });
  return status === 0 ? describe(path, JSON.parse(stdout)) : undefined;
}

/**
 * @param {string} path
 * @param {{ node: string, modules: string }} versions
 * @returns {RunningNode}
 */
function describe(path, { node, modules }) {
  return { path, version: node, abi: `${process.platform}-${process.arch}-${modules}` };
}
