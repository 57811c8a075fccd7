import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { prepareBinaries } from './binaries.ts';
import { hasDatabase, ownDatabase } from './checkDatabase.ts';
import { createDatabaseFolder } from './createDatabase.ts';
import { clearEarlierServer } from './earlierServer.ts';
import { lockFolder } from './folderLock.ts';
import { type Layout, majorRelease, prepareLayout, socketFolder, socketPort } from './layout.ts';
import { preparePlace } from './place.ts';
import { supervise } from './supervise.ts';
import { type ServerProcess, type ServerSettings, startServerProcess } from './serverProcess.ts';
import { type SystemUser, postgresUser } from './systemUser.ts';

/** A PostgreSQL of our own, reached over a socket that only its user may open. */
export type RunningPostgres = {
  /** How to connect as a role. */
  connection(role: string, database: string): ClientConfig;
  /** Stops it in good order; also frees the folder when it has died. */
  stop(): Promise<void>;
  /** Comes when PostgreSQL has ended without having been stopped, and could not be started again. */
  died: Promise<Error>;
};

type Request = {
  dataDir: string;
  log: (message: string) => void;
  /** Settings of PostgreSQL on top of ours; tests turn `fsync` off. */
  settings?: ServerSettings;
  /** The pauses before each try to start it again, in milliseconds. */
  pauses?: readonly number[];
};

/** Starts PostgreSQL on DATA_DIR/pg, making the database folder first if there is none. */
export async function startPostgres({
  dataDir,
  log,
  settings = {},
  pauses,
}: Request): Promise<RunningPostgres> {
  const user = postgresUser(dataDir, join(dataDir, 'pg', majorRelease, 'data'));
  const place = preparePlace(dataDir, user);
  if (!place.startsWith(dataDir)) log(`The database is stored in ${place}`);
  const lock = lockFolder(place, user);
  try {
    const layout = prepareLayout(place, user);
    const start = await prepareStart(layout, { user, log, settings });
    const server = supervise(await start(), {
      start,
      onEnded: (status) => log(`${unexpectedEnd(layout, status)} Restarting it.`),
      onFailed: (error) => log(error.message),
      ...(pauses && { pauses }),
    });
    return {
      connection: connectionBy(layout.sockets),
      stop: async () => {
        await server.stop();
        lock.release();
      },
      died: server.gaveUp.then((cause) =>
        cause instanceof Error ? cause : new Error(unexpectedEnd(layout, cause)),
      ),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** How to connect to the PostgreSQL that another process runs on DATA_DIR/pg. */
export const connectionToRunning = (dataDir: string): RunningPostgres['connection'] =>
  connectionBy(socketFolder(realpathSync(join(dataDir, 'pg'))));

const connectionBy =
  (sockets: string): RunningPostgres['connection'] =>
  (role, database) => ({
    host: sockets,
    port: socketPort,
    user: role,
    database,
    // Said outright, so that no PG… variable of the person who starts Norma has a say.
    ssl: false,
    options: '-c timezone=UTC',
  });

const unexpectedEnd = ({ data, logs }: Layout, status: number): string =>
  `PostgreSQL on ${data} ended unexpectedly (status ${status}). Its log is in ${logs}.`;

type Means = { user: SystemUser; log: (message: string) => void; settings: ServerSettings };

/** Makes the database folder if there is none, and tells how to start PostgreSQL on it, as often as needed. */
async function prepareStart(
  layout: Layout,
  { user, log, settings }: Means,
): Promise<() => Promise<ServerProcess>> {
  const binaries = prepareBinaries(layout.place, user);
  ownDatabase(layout, user);
  if (!hasDatabase(layout)) {
    log('Preparing PostgreSQL');
    await createDatabaseFolder({ binaries, layout, user, isDurable: settings['fsync'] !== 'off' });
  }
  return async () => {
    await clearEarlierServer(layout, log);
    log('Starting PostgreSQL');
    return startServerProcess({ binaries, layout, user, settings });
  };
}
