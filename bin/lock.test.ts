import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workAlone } from './lock.mjs';
import { aFolder, checkout, startModule, until, write } from './testing.ts';

const lockIn = (root: string) => join(root, '.cache/setup.lock');

/** A process that does its work alone in `root` and notes when it begins and ends. */
const worker = (root: string, { durationMs = 300 } = {}) =>
  startModule(`
    import { appendFileSync } from 'node:fs';
    import { workAlone } from '${checkout}/bin/lock.mjs';
    const root = ${JSON.stringify(root)};
    const note = (word) => appendFileSync(root + '/notes', word + ' ');
    const work = async () => {
      note('begin');
      await new Promise((resolve) => setTimeout(resolve, ${durationMs}));
      note('end');
    };
    await workAlone({ root, isDone: () => false, work });
  `);

const notes = (root: string) =>
  existsSync(`${root}/notes`) ? readFileSync(`${root}/notes`, 'utf8').trim() : '';

describe('workAlone', () => {
  it('lets processes in the same folder work one after the other', async () => {
    const root = aFolder();
    const workers = [1, 2, 3].map(() => worker(root));
    await Promise.all(workers.map(({ ended }) => ended));
    expect(notes(root)).toBe('begin end begin end begin end');
    expect(existsSync(lockIn(root))).toBe(false);
  });

  it('does not do again what the process it waited for has done', async () => {
    const root = aFolder();
    const first = worker(root);
    await until(() => notes(root) === 'begin');
    await workAlone({
      root,
      isDone: () => notes(root) === 'begin end',
      work: () => Promise.reject(new Error('worked again')),
    });
    await first.ended;
    expect(notes(root)).toBe('begin end');
  });

  it('takes over from a process that was killed at its work', async () => {
    const root = aFolder();
    const killed = worker(root, { durationMs: 60_000 });
    await until(() => notes(root) === 'begin');
    process.kill(killed.pid, 'SIGKILL');
    await killed.ended;
    expect(existsSync(lockIn(root))).toBe(true);

    await worker(root).ended;
    expect(notes(root)).toBe('begin begin end');
    expect(existsSync(lockIn(root))).toBe(false);
  });

  it('waits for a program that has outlived the process that started it', async () => {
    const root = aFolder();
    const orphan = startModule('setTimeout(() => {}, 700)');
    const parent = startModule(`
      import { workAlone } from '${checkout}/bin/lock.mjs';
      await workAlone({ root: ${JSON.stringify(root)}, isDone: () => false, work: async (alsoWorking) => {
        alsoWorking(${orphan.pid});
        process.kill(process.pid, 'SIGKILL');
      } });
    `);
    await parent.ended;
    let orphanEnded = false;
    void orphan.ended.then(() => (orphanEnded = true));
    const workedAfterIt: boolean[] = [];
    await workAlone({ root, isDone: () => false, work: async () => void workedAfterIt.push(orphanEnded) });
    expect(workedAfterIt).toEqual([true]);
  });

  it.each([
    ['is not readable as a lock', 'half a lo'],
    [
      'names a process number that another process has by now',
      JSON.stringify([{ pid: process.ppid, began: '1' }]),
    ],
  ])('takes over a lock that %s', async (_, content) => {
    const root = aFolder();
    write(root, '.cache/setup.lock', content);
    let worked = false;
    await workAlone({ root, isDone: () => false, work: async () => void (worked = true) });
    expect(worked).toBe(true);
  });

  it('frees the folder when the work fails', async () => {
    const root = aFolder();
    const failing = workAlone({
      root,
      isDone: () => false,
      work: () => Promise.reject(new Error('disk full')),
    });
    await expect(failing).rejects.toThrow('disk full');
    expect(existsSync(lockIn(root))).toBe(false);
  });

  it('touches nothing when there is nothing to do, so that a read-only checkout starts too', async () => {
    const root = aFolder();
    await workAlone({ root, isDone: () => true, work: () => Promise.reject(new Error('worked')) });
    expect(existsSync(join(root, '.cache'))).toBe(false);
  });
});
