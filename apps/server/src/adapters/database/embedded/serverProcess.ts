import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { plainEnvironment } from './createDatabase.ts';
import { isReady } from './pidFile.ts';
import { type Layout, socketPort } from './layout.ts';
import { openServerLog, type ServerLog } from './serverLog.ts';
import type { SystemUser } from './systemUser.ts';
import { startFailure } from './startFailure.ts';

/** A running PostgreSQL, tied to the life of this process. */
export type ServerProcess = {
  /** Ends when PostgreSQL has ended, with its exit status. */
  ended: Promise<number>;
  stop(): Promise<void>;
};

/** Settings of PostgreSQL by name, as in postgresql.conf. */
export type ServerSettings = Readonly<Record<string, string>>;

type Request = { binaries: Binaries; layout: Layout; user: SystemUser; settings: ServerSettings };

// PostgreSQL's parent. It waits at a pipe that closes when Norma stops PostgreSQL, or dies in whatever way. Then it
// asks for a fast shutdown, and after 20 seconds for an immediate one: PostgreSQL 18 can get stuck when it is asked
// while it recovers from the crash of a backend. The next start replays the write-ahead log, so nothing is lost.
// Signals for the whole service are Norma's to answer, so the watchdog is deaf to them.
const watchdog = `
  trap '' HUP INT TERM
  "$@" 3<&- &
  postgres=$!
  {
    read -r _
    kill -INT "$postgres"
    waited=0
    while [ "$waited" -lt 20 ]; do sleep 1; waited=$((waited + 1)); done
    kill -QUIT "$postgres"
  } <&3 2>/dev/null &
  guard=$!
  wait "$postgres"
  status=$?
  kill -KILL "$guard" 2>/dev/null
  exit "$status"`;

/** Starts PostgreSQL and waits until it answers; a recovery after a crash may take its time. */
export async function startServerProcess({
  binaries,
  layout,
  user,
  settings,
}: Request): Promise<ServerProcess> {
  const serverLog = openServerLog(layout.logs, user);
  const command = [
    binaries.postgres,
    '-D',
    layout.data,
    ...asOptions({ ...fixedSettings(layout), ...settings }),
  ];
  const child = spawn('/bin/sh', ['-c', watchdog, 'norma-postgres', ...command], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    env: plainEnvironment,
    // A Ctrl-C in the terminal is for Norma alone, which then stops PostgreSQL in good order.
    detached: true,
    stdio: ['ignore', serverLog.descriptor, serverLog.descriptor, 'pipe'],
  });
  serverLog.close();
  const ended = exitOf(child);
  await untilReady({ layout, serverLog, ended });
  return {
    ended,
    stop: async () => {
      child.stdio[3]?.destroy();
      await ended;
    },
  };
}

function fixedSettings({ sockets }: Layout): ServerSettings {
  return {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    port: String(socketPort),
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    logging_collector: 'off',
    lc_messages: 'C',
    shared_buffers: '128MB',
    max_connections: '100',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    cluster_name: 'norma',
  };
}

function asOptions(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('exit', (status) => resolve(status ?? -1));
  });
}

async function untilReady({
  layout,
  serverLog,
  ended,
}: {
  layout: Layout;
  serverLog: ServerLog;
  ended: Promise<number>;
}): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!isReady(layout.data)) {
    if (hasEnded)
      throw startFailure({ folder: layout.data, output: serverLog.sinceStart(), logFile: serverLog.file });
    await sleep(20);
  }
}
