import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { lockFolder } from './folderLock.ts';
import { postgresUser } from './systemUser.ts';

const user = postgresUser('/', '/');

it('keeps a folder for one holder until it is released', () => {
  const folder = scratchFolder();
  const first = lockFolder(folder, user);
  expect(readFileSync(join(folder, 'lock.pid'), 'utf8')).toBe(`${process.pid}\n`);
  expect(() => lockFolder(folder, user)).toThrow(`process ${process.pid}) is already using ${folder}`);
  first.release();
  first.release();
  lockFolder(folder, user).release();
});

it('blames no one where the lock itself is broken', () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'lock'), 'x'.repeat(5000));
  expect(() => lockFolder(folder, user)).toThrow(`Norma cannot lock ${folder}: file is not a database`);
});
