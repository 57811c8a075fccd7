import { expect, it } from 'vitest';
import { fairQueue } from './fairQueue.ts';

const never = new AbortController().signal;

/** Work that is done when it is told to be. */
function stage() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

it('serves one thing of a reader at a time, and as many readers as it may', () => {
  const { begun, work } = stage();
  const queue = fairQueue({ atOnce: 2, max: 10, maxOfOne: 10 });
  for (const name of ['a1', 'a2', 'b1', 'c1']) void queue.run(name.charAt(0), work(name), never);
  expect(begun).toEqual(['a1', 'b1']);
});

it('lets anyone who was served longest ago go first, however much others have asked for before', async () => {
  const { begun, work, end } = stage();
  const queue = fairQueue({ atOnce: 1, max: 10, maxOfOne: 10 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void queue.run(name.charAt(0), work(name), never);
  for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('takes no more than may wait, of all and of one', () => {
  const { work } = stage();
  const queue = fairQueue({ atOnce: 1, max: 3, maxOfOne: 2 });
  const turns = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map(
    (name) => queue.run(name.charAt(0), work(name), never) !== null,
  );
  expect(turns).toEqual([true, true, true, false, true, false]);
});

it('forgets what is given up before its turn, and lets the next one begin', async () => {
  const { begun, work, end } = stage();
  const queue = fairQueue({ atOnce: 1, max: 10, maxOfOne: 10 });
  const leaving = new AbortController();
  void queue.run('a', work('a1'), never);
  const left = queue.run('b', work('b1'), leaving.signal);
  const last = queue.run('c', work('c1'), never);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await end('a1');
  await end('c1');
  expect(await last).toBe('c1');
  expect(begun).toEqual(['a1', 'c1']);
});

it('continues when something fails', async () => {
  const queue = fairQueue({ atOnce: 1, max: 10, maxOfOne: 10 });
  const failed = queue.run('a', () => Promise.reject(new Error('The disk is full')), never);
  const next = queue.run('a', () => Promise.resolve('done'), never);
  await expect(failed).rejects.toThrow('The disk is full');
  expect(await next).toBe('done');
});
