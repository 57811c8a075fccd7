import { execFile } from 'node:child_process';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { superuser } from '../roles.ts';
import { startFailure } from './startFailure.ts';
import type { Layout } from './layout.ts';
import type { SystemUser } from './systemUser.ts';

type Request = { binaries: Binaries; layout: Layout; user: SystemUser; isDurable: boolean };

/** Makes a new PostgreSQL folder; it gets its name when it is whole, so that a half-made one is never used. */
export async function createDatabaseFolder({ binaries, layout, user, isDurable }: Request): Promise<void> {
  const { data, unfinishedData } = layout;
  rmSync(unfinishedData, { recursive: true, force: true });
  const options = [
    `--pgdata=${unfinishedData}`,
    `--username=${superuser}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(binaries.initdb, options, {
      uid: user.uid,
      gid: user.gid,
      cwd: '/',
      env: plainEnvironment,
    });
  } catch (cause) {
    throw startFailure({ folder: data, output: outputOf(cause), cause });
  }
  renameSync(unfinishedData, data);
  if (isDurable) syncFolder(dirname(data));
}

/** The environment of PostgreSQL's programs: nothing of ours, no PG… variable of the person who starts Norma. */
export const plainEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' };

function outputOf(failure: unknown): string {
  const { stderr, message } = failure as { stderr?: string; message: string };
  return stderr || message;
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
