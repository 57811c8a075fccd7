import { mkdirSync, mkdtempSync, realpathSync, rmdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { canUse, giveTo, isTaken, makePrivateFolder } from './folders.ts';
import type { SystemUser } from './systemUser.ts';

/**
 * Makes DATA_DIR/pg and tells its true path. Where PostgreSQL's user cannot enter DATA_DIR, as below /root, `pg`
 * becomes a link to a folder of its own in the shelter.
 */
export function preparePlace(dataDir: string, user: SystemUser, shelter = '/var/lib/norma'): string {
  const pg = join(dataDir, 'pg');
  makeFolder(dataDir);
  if (!isTaken(pg)) makePlace(pg, user, shelter);

  const place = truePath(pg);
  giveTo(user, place);
  if (canUse(place, user)) return place;
  throw new Error(
    `PostgreSQL runs as user "${user.name}", who cannot read and write ${place}. ${adviceFor(place, user)}`,
  );
}

function adviceFor(place: string, user: SystemUser): string {
  const { uid } = statSync(place);
  if (uid !== user.uid)
    return `It belongs to user ID ${uid}: start Norma as the previous user, or change its owner: chown -R ${user.name} ${place}`;
  return 'Allow that user to enter every folder above it (chmod o+x), or set DATA_DIR to another folder, such as /srv/norma.';
}

function makePlace(pg: string, user: SystemUser, shelter: string): void {
  makeFolder(pg);
  makePrivateFolder(pg, user);
  if (canUse(pg, user)) return;
  rmdirSync(pg);
  symlinkSync(makeShelter(shelter, user), pg);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new Error(
      `Norma cannot create the folder ${folder}. Grant write access, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

// The name is random and only the link knows it: anyone who deletes DATA_DIR starts afresh, and never finds an old
// database again by accident.
function makeShelter(shelter: string, user: SystemUser): string {
  mkdirSync(shelter, { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(join(shelter, 'pg-'));
  giveTo(user, folder);
  return folder;
}

function truePath(pg: string): string {
  try {
    return realpathSync(pg);
  } catch (cause) {
    throw new Error(
      `${pg} links to a folder that no longer exists. Restore that folder, or remove the link to start with an empty library.`,
      {
        cause,
      },
    );
  }
}
