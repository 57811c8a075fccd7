import type { Makers } from '../makers.ts';
import type { ToBuilder } from './build.worker.ts';
import { startThread, type Thread } from '../../threads/thread.ts';

const file = new URL('./build.worker.ts', import.meta.url);

/** Makes blocks in so many threads of their own, each started when there is work for it. */
export function builderThreads(count: number): Makers {
  const idle: Thread<ToBuilder>[] = [];
  const all: Thread<ToBuilder>[] = [];
  const queue: ((thread: Thread<ToBuilder>) => void)[] = [];

  const aThread = (): Promise<Thread<ToBuilder>> => {
    const free = idle.pop();
    if (free) return Promise.resolve(free);
    if (all.length === count) return new Promise((resolve) => queue.push(resolve));
    const started = startThread<ToBuilder>({ file });
    all.push(started);
    return Promise.resolve(started);
  };

  const make = async (question: ToBuilder): Promise<SharedArrayBuffer> => {
    const thread = await aThread();
    // A thread that died stays in turn, so that anyone who comes after fails too instead of waiting for ever.
    const block = await thread.request(question).finally(() => {
      const next = queue.shift();
      if (next) next(thread);
      else idle.push(thread);
    });
    if (!(block instanceof SharedArrayBuffer)) throw new Error('An index builder thread returned no block');
    return block;
  };

  return {
    build: (documents) => make({ documents }),
    merge: (joined) => make({ joined }),
    atOnce: count,
    close: async () => void (await Promise.all(all.map((thread) => thread.end()))),
  };
}
