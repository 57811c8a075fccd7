import { spawnSync } from 'node:child_process';
import { chmodSync, constants, lchownSync, lstatSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemUser } from './systemUser.ts';

/** Makes a folder that only the given user may enter; one that is there already becomes such a folder. */
export function makePrivateFolder(path: string, user: SystemUser): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // Through a link a user could make root hand over any folder of the machine.
  if (lstatSync(path).isSymbolicLink())
    throw new Error(`${path} is a symbolic link. Replace it with a folder.`);
  giveTo(user, path);
  chmodSync(path, 0o700);
}

/** Opens a file that others may have put a link in the place of; a link is never followed. */
export function openOwnFile(path: string, user: SystemUser, flags: number): number {
  const descriptor = openSync(
    path,
    flags | constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW,
    0o600,
  );
  giveTo(user, path);
  return descriptor;
}

/** Hands one path over; only root can, and only root needs to. */
export function giveTo(user: SystemUser, path: string): void {
  if (process.getuid?.() === 0) lchownSync(path, user.uid, user.gid);
}

/** Hands a folder over with all that is in it, links themselves and not what they lead to. */
export function giveTreeTo(user: SystemUser, folder: string): void {
  giveTo(user, folder);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    giveTo(user, join(folder, entry));
  }
}

/** Asks the system itself whether a user may enter a folder and write there: every parent folder counts. */
export function canUse(folder: string, user: SystemUser): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

/** Whether anything bears this name, a link that leads nowhere included. */
export function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
