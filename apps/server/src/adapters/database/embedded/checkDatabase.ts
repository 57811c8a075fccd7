import { chmodSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { giveTreeTo } from './folders.ts';
import { type Layout, majorRelease } from './layout.ts';
import { uselessFolder } from './startFailure.ts';
import type { SystemUser } from './systemUser.ts';

/** Whether a database is there; throws where something is there that this PostgreSQL cannot be started on. */
export function hasDatabase({ place, data }: Layout): boolean {
  const isNew = !existsSync(data) || readdirSync(data).length === 0;
  const older = otherRelease(place);
  if (isNew && older) throw wrongRelease(join(place, older, 'data'), older);
  if (isNew) return false;

  const release = releaseOf(data);
  if (release === undefined)
    throw uselessFolder(data, 'the file PG_VERSION is missing, so it is no database or a damaged one');
  if (release !== majorRelease) throw wrongRelease(data, release);
  return true;
}

/**
 * Makes sure that the database folder, if there is one, belongs to the user that runs PostgreSQL. A backup copied back by root belongs to
 * root: it is handed over when root starts Norma.
 */
export function ownDatabase({ data }: Layout, user: SystemUser): void {
  const uid = statSync(data, { throwIfNoEntry: false })?.uid;
  if (uid === undefined) return;
  const isRoot = process.getuid?.() === 0;
  if (uid !== user.uid && !isRoot) {
    throw new Error(
      `The database ${data} belongs to user ID ${uid}, but Norma runs as "${user.name}". ` +
        `Start Norma as the previous user, or change the owner of the folder: chown -R ${user.name} ${data}`,
    );
  }
  if (uid !== user.uid) giveTreeTo(user, data);
  // PostgreSQL refuses a folder that others may read, as a copied one often is.
  chmodSync(data, 0o700);
}

function otherRelease(place: string): string | undefined {
  return readdirSync(place).find(
    (name) =>
      /^\d+$/.test(name) && name !== majorRelease && existsSync(join(place, name, 'data', 'PG_VERSION')),
  );
}

function releaseOf(data: string): string | undefined {
  try {
    return readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

function wrongRelease(data: string, release: string): Error {
  return new Error(
    `The database ${data} was written by PostgreSQL ${release}, but this version of Norma includes PostgreSQL ${majorRelease}. ` +
      'Start the version of Norma that wrote it, or move the folder elsewhere to start with an empty library. Nothing was deleted.',
  );
}
