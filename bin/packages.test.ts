import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installPackages, packagesFingerprint } from './packages.mjs';
import { aFolder, write } from './testing.ts';

const manifest = { name: 'library', version: '1.0.0', workspaces: ['packages/*'] };
const lock = {
  name: 'library',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': manifest,
    'node_modules/theme': { resolved: 'packages/theme', link: true },
    'packages/theme': { name: 'theme', version: '1.0.0' },
  },
};

/** A checkout with one workspace and nothing to fetch. */
const aCheckout = () =>
  aFolder({
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify(lock),
    'packages/theme/package.json': JSON.stringify({ name: 'theme', version: '1.0.0' }),
    'packages/theme/src/index.ts': 'export {};',
  });

const node = { path: process.execPath, version: process.versions.node, abi: 'linux-x64-137' };
const linked = (root: string) => join(root, 'node_modules/theme');
const stamp = (root: string) => join(root, 'node_modules/.norma-stamp');

describe('packagesFingerprint', () => {
  it.each([
    'package.json',
    'package-lock.json',
    'packages/theme/package.json',
    'packages/words/package.json',
  ])('changes with %s', (file) => {
    const root = aCheckout();
    const before = packagesFingerprint(root, node.abi);
    write(root, file, '{ "workspaces": ["packages/*"], "version": "1.0.1" }');
    expect(packagesFingerprint(root, node.abi)).not.toBe(before);
  });

  it('changes with the ABI of the Node, because native packages do', () => {
    const root = aCheckout();
    expect(packagesFingerprint(root, 'linux-x64-137')).not.toBe(packagesFingerprint(root, 'linux-x64-138'));
  });

  it.each(['README.md', 'packages/theme/src/index.ts', 'packages/notes/README.md'])(
    'does not change with %s',
    (file) => {
      const root = aCheckout();
      const before = packagesFingerprint(root, node.abi);
      write(root, file, 'other words');
      expect(packagesFingerprint(root, node.abi)).toBe(before);
    },
  );
});

describe('installPackages', () => {
  it('installs once, and again only after something has changed', async () => {
    const root = aCheckout();
    await installPackages({ root, node });
    expect(existsSync(linked(root))).toBe(true);
    expect(readFileSync(stamp(root), 'utf8')).toBe(packagesFingerprint(root, node.abi));

    rmSync(linked(root));
    await installPackages({ root, node });
    expect(existsSync(linked(root))).toBe(false);

    await installPackages({ root, node: { ...node, abi: 'linux-x64-138' } });
    expect(existsSync(linked(root))).toBe(true);
  });

  it('installs the packages of a folder with a lock file of its own', async () => {
    const root = aFolder({
      'tools/package.json': JSON.stringify(manifest),
      'tools/package-lock.json': JSON.stringify(lock),
      'tools/packages/theme/package.json': JSON.stringify({ name: 'theme', version: '1.0.0' }),
    });
    await installPackages({ root, node }, 'tools');
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
    expect(existsSync(linked(join(root, 'tools')))).toBe(true);
  });

  it('leaves no stamp and shows what npm says when the lock file does not fit', async () => {
    const root = aCheckout();
    write(root, 'node_modules/.norma-stamp', 'of another installation');
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ ...manifest, dependencies: { 'not-locked': '1.0.0' } }),
    );
    await expect(installPackages({ root, node })).rejects.toThrow(/npm error code [\s\S]* failed\.$/);
    expect(existsSync(stamp(root))).toBe(false);
  });
});
