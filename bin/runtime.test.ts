import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOrInstallNode, isAtLeast } from './runtime.mjs';
import { aFolder } from './testing.ts';

const weight = ([major, minor, patch]: [number, number, number]) => major * 1e6 + minor * 1e3 + patch;

describe('isAtLeast', () => {
  it.each([
    ['24.10.0', true],
    ['v24.10.0', true],
    ['24.9.9', false],
    ['24.21.0', true],
    ['25.0.0', true],
    ['20.20.2', false],
    ['9.99.99', false],
    ['24.10.0-nightly20261101', true],
  ])('%s is new enough: %s', (version, expected) => {
    expect(isAtLeast(version, '24.10.0')).toBe(expected);
  });

  it('orders versions like their numbers, most significant first', () => {
    const part = fc.nat({ max: 999 });
    const version = fc.tuple(part, part, part);
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(isAtLeast(a.join('.'), b.join('.'))).toBe(weight(a) >= weight(b));
      }),
    );
  });
});

const here = `node-${process.platform}-${process.arch}`;
const packaged = (versions: Record<string, string>) => JSON.stringify({ optionalDependencies: versions });

describe('findOrInstallNode', () => {
  it('stays with our own Node when that is new enough', async () => {
    await expect(findOrInstallNode('/nowhere', '24.10.0')).resolves.toMatchObject({ path: process.execPath });
  });

  it('says in one line what is needed where no Node is packaged', async () => {
    const root = aFolder({ 'runtime/package.json': packaged({ 'node-plan9-mips': '24.21.0' }) });
    await expect(findOrInstallNode(root, '20.20.2')).rejects.toThrow(
      `Norma needs Node 24.10.0 or later; this is 20.20.2, and there is no packaged Node for ${process.platform}-${process.arch}.`,
    );
  });

  it('takes the packaged Node without installing it again when its version is the wanted one', async () => {
    const root = aFolder({ 'runtime/package.json': packaged({ [here]: process.versions.node }) });
    const bin = join(root, 'runtime/node_modules', here, 'bin');
    mkdirSync(bin, { recursive: true });
    symlinkSync(process.execPath, join(bin, 'node'));
    // Without a lock file any attempt to install would fail.
    await expect(findOrInstallNode(root, '20.20.2')).resolves.toEqual({
      path: join(bin, 'node'),
      version: process.versions.node,
      abi: `${process.platform}-${process.arch}-${process.versions.modules}`,
    });
  });
});
