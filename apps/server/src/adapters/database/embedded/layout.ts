import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, isTaken, makePrivateFolder } from './folders.ts';
import type { SystemUser } from './systemUser.ts';

/** The PostgreSQL whose files Norma writes; another major release cannot read them. */
export const majorRelease = '18';

/** The port in the socket's name; nothing listens on the network. */
export const socketPort = 5432;

/** Where PostgreSQL's files are below its place. */
export type Layout = {
  place: string;
  /** The database itself. */
  data: string;
  /** The database while it is being made; never taken for one. */
  unfinishedData: string;
  sockets: string;
  logs: string;
};

// The system allows 107 bytes; some is left for the lock file next to the socket.
const longestSocketPath = 100;

/** Makes the folders that PostgreSQL needs. */
export function prepareLayout(place: string, user: SystemUser): Layout {
  const release = join(place, majorRelease);
  const layout: Layout = {
    place,
    data: join(release, 'data'),
    unfinishedData: join(release, 'data.unfinished'),
    sockets: socketFolder(place),
    logs: join(place, 'log'),
  };
  for (const folder of [release, layout.logs]) makePrivateFolder(folder, user);
  if (layout.sockets.startsWith(place)) makePrivateFolder(layout.sockets, user);
  else makeSharedSocketFolder(layout.sockets, user);
  return layout;
}

/** The folder of the socket of the PostgreSQL at a place. */
export function socketFolder(place: string): string {
  const near = join(place, 'run');
  const socket = join(near, `.s.PGSQL.${socketPort}`);
  if (Buffer.byteLength(socket) < longestSocketPath) return near;
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 16);
  return join(tmpdir(), `norma-${hash}`);
}

// Where everyone may write, someone may have made the folder before us, to listen in, or a link, to have us hand
// over what it leads to: what we find is looked at and never changed.
function makeSharedSocketFolder(folder: string, user: SystemUser): void {
  if (!isTaken(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    giveTo(user, folder);
  }
  const found = lstatSync(folder);
  const isOurs = found.isDirectory() && found.uid === user.uid && (found.mode & 0o077) === 0;
  if (isOurs) return;
  throw new Error(`${folder} is not private to the user "${user.name}". Remove it and start Norma again.`);
}
