// One process at a time prepares the checkout: npm clears node_modules before it fills it, so two would ruin each other.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { showing } from './messages.mjs';

/**
 * A process, told from a later one with the same number by when it began.
 * @typedef {{ pid: number, began: string }} Worker
 */

/**
 * Does `work` unless `isDone()`, waiting first for another process that is at it in the same checkout.
 * @param {object} task
 * @param {string} task.root
 * @param {() => boolean} task.isDone
 * @param {(alsoWorking: (pid: number) => void) => Promise<void>} task.work tells `alsoWorking` of every program it
 *   starts: that one may outlive us, and then the lock is still held
 * @returns {Promise<void>}
 */
export async function workAlone({ root, isDone, work }) {
  if (isDone()) return;

  const lockFile = join(root, '.cache/setup.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const workers = [workerNamed(process.pid)];
  await take(lockFile, workers);
  try {
    // The one we waited for may have done it for us.
    if (isDone()) return;
    await work((pid) => {
      workers.push(workerNamed(pid));
      replace(lockFile, workers);
    });
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/**
 * @param {string} lockFile
 * @param {Worker[]} workers
 */
async function take(lockFile, workers) {
  while (!create(lockFile, workers)) {
    const found = read(lockFile);
    const holder = parse(found).find(isAtWork);
    if (holder)
      await showing(`Waiting for process ${holder.pid}, which is preparing this folder`, () =>
        ending(lockFile),
      );
    else removeStale(lockFile, found);
  }
}

/** @param {string} lockFile */
async function ending(lockFile) {
  while (parse(read(lockFile)).some(isAtWork)) await sleep(200);
}

/**
 * Makes the lock, complete from its first moment; false when there is one already.
 * @param {string} lockFile
 * @param {Worker[]} workers
 */
function create(lockFile, workers) {
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(workers));
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * @param {string} lockFile
 * @param {Worker[]} workers
 */
function replace(lockFile, workers) {
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(workers));
  renameSync(draft, lockFile);
}

/**
 * Removes the lock that was found stale, and no other: two processes may find it stale at the same moment, and the slower
 * one must not remove the lock that the faster one has made since.
 * @param {string} lockFile
 * @param {string} found
 */
function removeStale(lockFile, found) {
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  if (read(aside) === found) rmSync(aside);
  else renameSync(aside, lockFile);
}

/** @param {string} lockFile */
function read(lockFile) {
  try {
    return readFileSync(lockFile, 'utf8');
  } catch {
    return '[]';
  }
}

/**
 * @param {string} text
 * @returns {Worker[]}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/**
 * @param {number} pid
 * @returns {Worker}
 */
function workerNamed(pid) {
  return { pid, began: status(pid).began };
}

/** @param {Worker} worker */
function isAtWork({ pid, began }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be signaled, but it exists.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = status(pid);
  return now.began === began && !now.isDead;
}

/**
 * What Linux tells of a process (proc_pid_stat(5): field 3 is the state, 22 the start); elsewhere nothing.
 * @param {number} pid
 */
function status(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // In a container without an init process the dead stay listed as zombies.
    return { began: fields[19] ?? '', isDead: fields[0] === 'Z' };
  } catch {
    return { began: '', isDead: false };
  }
}
