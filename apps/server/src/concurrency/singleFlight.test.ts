import { expect, it } from 'vitest';
import { singleFlight, type Watch } from './singleFlight.ts';

const watchOf = (signal = new AbortController().signal) => {
  const progress: number[] = [];
  return { heard: progress, watch: { signal, onProgress: (done: number) => void progress.push(done) } };
};

/** Work that is told when to end, and remembers who asked for it. */
function work() {
  const watches: Watch<number>[] = [];
  const ends: ((result: string) => void)[] = [];
  const begin = (watch: Watch<number>) =>
    new Promise<string>((resolve, reject) => {
      watches.push(watch);
      ends.push(resolve);
      watch.signal.addEventListener('abort', () => reject(watch.signal.reason as Error));
    });
  return { watches, ends, begin };
}

it('does the same work once, and tells everyone how far it is', async () => {
  const share = singleFlight<string, number>();
  const { watches, ends, begin } = work();
  const [one, other] = [watchOf(), watchOf()];
  const results = [share('key', begin, one.watch), share('key', begin, other.watch)];
  watches[0]?.onProgress(50);
  ends[0]?.('done');
  expect(await Promise.all(results)).toEqual(['done', 'done']);
  expect([watches.length, one.heard, other.heard]).toEqual([1, [50], [50]]);
});

it('continues while anyone waits, and gives it up with the last', async () => {
  const share = singleFlight<string, number>();
  const { watches, begin } = work();
  const [first, second] = [new AbortController(), new AbortController()];
  const results = [
    share('key', begin, watchOf(first.signal).watch),
    share('key', begin, watchOf(second.signal).watch),
  ];
  first.abort();
  await expect(results[0]).rejects.toMatchObject({ name: 'AbortError' });
  expect(watches[0]?.signal.aborted).toBe(false);
  second.abort();
  await expect(results[1]).rejects.toMatchObject({ name: 'AbortError' });
  expect(watches[0]?.signal.aborted).toBe(true);
});

it('starts over for anyone who comes after it was given up, done or failed', async () => {
  const share = singleFlight<string, number>();
  const { watches, ends, begin } = work();
  const leaving = new AbortController();
  const left = share('key', begin, watchOf(leaving.signal).watch);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  const again = share('key', begin, watchOf().watch);
  ends[1]?.('second');
  expect(await again).toBe('second');
  await expect(share('key', () => Promise.reject(new Error('no')), watchOf().watch)).rejects.toThrow('no');
  const last = share('key', begin, watchOf().watch);
  ends[2]?.('last');
  expect([await last, watches.length]).toEqual(['last', 3]);
});
