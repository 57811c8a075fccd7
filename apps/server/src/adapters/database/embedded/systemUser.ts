import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** An account of the operating system. */
export type SystemUser = { name: string; uid: number; gid: number };

/**
 * The account PostgreSQL runs under. PostgreSQL refuses root, so a server started by root lends it the account
 * that owns the database already, else the owner of DATA_DIR, else a system account.
 */
export function postgresUser(dataDir: string, databaseFolder: string): SystemUser {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) throw unsupported();
  if (uid !== 0) return namedUser({ uid, gid });

  const databaseOwner = ownerOf(databaseFolder);
  if (databaseOwner)
    return lookUp(String(databaseOwner.uid)) ?? { name: String(databaseOwner.uid), ...databaseOwner };
  const candidates = [ownerOf(dataDir)?.uid, 'postgres', 'nobody', 'daemon'];
  for (const candidate of candidates) {
    const user = candidate === undefined ? undefined : lookUp(String(candidate));
    if (user) return user;
  }
  throw new Error(
    'PostgreSQL cannot run as root, and this machine has no other user. Start Norma as a regular user.',
  );
}

/** The owner of a path, unless that is root or nothing is there. */
function ownerOf(path: string): { uid: number; gid: number } | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

// initdb and libpq ask the system for the name of the account and give up without one.
function namedUser({ uid, gid }: { uid: number; gid: number }): SystemUser {
  const user = lookUp(String(uid));
  if (user) return { ...user, gid };
  throw new Error(
    `Norma runs as user ID ${uid}, which has no name on this machine, but PostgreSQL needs one. ` +
      'Add it to /etc/passwd, start Norma as another user, or set DATABASE_URL to use an external PostgreSQL.',
  );
}

/** Finds an account by name or number, wherever the system keeps its accounts. */
function lookUp(nameOrUid: string): SystemUser | undefined {
  try {
    const entry = execFileSync('getent', ['passwd', nameOrUid], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [name, , uid, gid] = entry.trim().split(':');
    return name && uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
  } catch {
    return undefined;
  }
}

function unsupported(): Error {
  return new Error(
    `Norma has no embedded PostgreSQL for ${process.platform}. Set DATABASE_URL to use an external PostgreSQL.`,
  );
}
