import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRoot, scratchFolder } from '../testing/scratchFolder.ts';
import { preparePlace } from './place.ts';
import { postgresUser } from './systemUser.ts';

const user = postgresUser('/', '/');

it('is the folder pg of DATA_DIR, private to the user of PostgreSQL', () => {
  const dataDir = join(scratchFolder(), 'made', 'on', 'the', 'way');
  const place = preparePlace(dataDir, user);
  expect(place).toBe(join(dataDir, 'pg'));
  expect(statSync(place)).toMatchObject({ uid: user.uid, mode: 0o40700 });
  expect(preparePlace(dataDir, user)).toBe(place);
});

it('refuses a link whose folder is gone', () => {
  const dataDir = scratchFolder();
  symlinkSync(join(dataDir, 'gone'), join(dataDir, 'pg'));
  expect(() => preparePlace(dataDir, user)).toThrow(/links to a folder that no longer exists/);
});

it('says what is in the way where DATA_DIR cannot be made', () => {
  const dataDir = scratchFolder();
  writeFileSync(join(dataDir, 'file'), '');
  expect(() => preparePlace(join(dataDir, 'file', 'data'), user)).toThrow(/cannot create the folder/);
});

/** A DATA_DIR that root alone can enter. */
function closedFolder(): { dataDir: string; shelter: string } {
  const closed = join(scratchFolder(), 'home-of-root');
  mkdirSync(closed, { mode: 0o700 });
  return { dataDir: join(closed, 'data'), shelter: join(scratchFolder(), 'shelter') };
}

describe.runIf(isRoot)('where the user of PostgreSQL cannot enter DATA_DIR', () => {
  it('is a folder in the shelter, which DATA_DIR links to and finds again', () => {
    const { dataDir, shelter } = closedFolder();
    const place = preparePlace(dataDir, user, shelter);
    expect(dirname(place)).toBe(shelter);
    expect(readlinkSync(join(dataDir, 'pg'))).toBe(place);
    expect(statSync(place)).toMatchObject({ uid: user.uid, mode: 0o40700 });
    expect(preparePlace(dataDir, user, shelter)).toBe(place);
  });

  it('is a new one after DATA_DIR was deleted', () => {
    const { dataDir, shelter } = closedFolder();
    const first = preparePlace(dataDir, user, shelter);
    rmSync(dataDir, { recursive: true });
    expect(preparePlace(dataDir, user, shelter)).not.toBe(first);
  });

  it('is asked for in words when a database moved there', () => {
    const { dataDir, shelter } = closedFolder();
    const open = scratchFolder();
    preparePlace(open, user, shelter);
    mkdirSync(dataDir);
    renameSync(join(open, 'pg'), join(dataDir, 'pg'));
    expect(() => preparePlace(dataDir, user, shelter)).toThrow(
      /cannot read and write .*home-of-root.*chmod o\+x/,
    );
    chmodSync(dirname(dataDir), 0o711);
    expect(preparePlace(dataDir, user, shelter)).toBe(join(dataDir, 'pg'));
    expect(lstatSync(join(dataDir, 'pg')).isDirectory()).toBe(true);
  });
});
