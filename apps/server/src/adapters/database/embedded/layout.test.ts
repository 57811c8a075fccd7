import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { prepareLayout } from './layout.ts';
import { postgresUser } from './systemUser.ts';

const user = postgresUser('/', '/');

it('keeps everything in its place, private to the user of PostgreSQL', () => {
  const place = scratchFolder();
  const { data, sockets, logs } = prepareLayout(place, user);
  expect([data, sockets, logs]).toEqual([join(place, '18', 'data'), join(place, 'run'), join(place, 'log')]);
  for (const folder of [dirname(data), sockets, logs])
    expect(statSync(folder)).toMatchObject({ uid: user.uid, mode: 0o40700 });
});

it('makes folders private again that a backup brought back open to all', () => {
  const place = scratchFolder();
  const { sockets } = prepareLayout(place, user);
  chmodSync(sockets, 0o755);
  prepareLayout(place, user);
  expect(statSync(sockets).mode & 0o777).toBe(0o700);
});

it('refuses a link where a folder of its own should be, and does not hand over what it leads to', () => {
  const place = scratchFolder();
  const target = scratchFolder();
  symlinkSync(target, join(place, 'log'));
  expect(() => prepareLayout(place, user)).toThrow(`${join(place, 'log')} is a symbolic link`);
  expect(statSync(target).uid).toBe(process.getuid?.());
});

/** A place with too long a path, and where its sockets are instead. */
function farPlace(): { place: string; sockets: string } {
  const place = join(scratchFolder(), 'x'.repeat(80));
  mkdirSync(place);
  const { sockets } = prepareLayout(place, user);
  onTestFinished(() => rmSync(sockets, { recursive: true, force: true }));
  return { place, sockets };
}

describe('where the path is too long for a socket', () => {
  it('has its sockets in a private folder that it finds again', () => {
    const { place, sockets } = farPlace();
    expect(dirname(sockets)).toBe(tmpdir());
    expect(statSync(sockets)).toMatchObject({ uid: user.uid, mode: 0o40700 });
    expect(prepareLayout(place, user).sockets).toBe(sockets);
  });

  it('refuses a folder that someone else left open, and does not touch it', () => {
    const { place, sockets } = farPlace();
    chmodSync(sockets, 0o777);
    expect(() => prepareLayout(place, user)).toThrow(`${sockets} is not private`);
    expect(statSync(sockets).mode & 0o777).toBe(0o777);
  });

  it('refuses a link, and does not hand over what it leads to', () => {
    const { place, sockets } = farPlace();
    const target = scratchFolder();
    rmSync(sockets, { recursive: true });
    symlinkSync(target, sockets);
    expect(() => prepareLayout(place, user)).toThrow(`${sockets} is not private`);
    expect(statSync(target).uid).toBe(process.getuid?.());
  });
});
