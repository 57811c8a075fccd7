import { startThread, ThreadEnded, type Thread } from '../adapters/threads/thread.ts';
import {
  ReadingStopped,
  type DeliveryReader,
  type ReadingPlace,
  type ReadItem,
  type SourceFacts,
} from '../modules/imports/index.ts';
import type { ReaderRequest } from './reader.worker.ts';

type Options = {
  /** What reading one portion may take: an STS text, an entry of a manifest, or some hundred records. */
  readonly timeLimitMs?: number;
  readonly memoryLimitMb?: number;
};

/**
 * Reads deliveries in a thread, started by the first question. What exceeds the bounds ends with its thread, whose
 * memory is free again; what is read next gets another one.
 */
export function threadedDeliveryReader({
  timeLimitMs = 120_000,
  memoryLimitMb = 1_536,
}: Options = {}): DeliveryReader {
  let thread: Thread<ReaderRequest> | null = null;
  let place: ReadingPlace | null = null;
  let isClosed = false;

  const start = (): Thread<ReaderRequest> => {
    const started: Thread<ReaderRequest> = startThread({
      file: new URL('./reader.worker.ts', import.meta.url),
      memoryLimitMb,
      taskOf: ({ kind }) => kind,
      onEvent: (progress) => (place = progress as ReadingPlace),
      onEnded: () => {
        if (thread === started) thread = null;
      },
    });
    return started;
  };

  const request = async (question: ReaderRequest): Promise<unknown> => {
    const reading = (thread ??= start());
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      thread = null;
      void reading.end();
    }, timeLimitMs);
    timer.unref();
    const tooLong = () =>
      new ReadingStopped(`takes longer than ${timeLimitMs / 1000} seconds to read`, place);
    try {
      const answer = await reading.request(question);
      // An answer that comes at last comes from a thread that is ending.
      if (isLate) throw tooLong();
      return answer;
    } catch (cause) {
      if (isClosed || !(cause instanceof ThreadEnded)) throw cause;
      throw isLate
        ? tooLong()
        : new ReadingStopped(`needs more than ${memoryLimitMb} MB of memory to read`, place);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    read: async function* (delivery, how) {
      place = null;
      let question: ReaderRequest = { kind: 'items', delivery, how };
      for (;;) {
        // No one else answers than the thread.
        const some = (await request(question)) as readonly ReadItem[] | null;
        if (some === null) return;
        yield some;
        question = { kind: 'more' };
      }
    },
    readSource: (xml) =>
      request({ kind: 'source', xml }).catch((cause: unknown) => {
        if (cause instanceof ReadingStopped) return { problem: `The text ${cause.message}.` };
        throw cause;
      }) as Promise<SourceFacts>,
    readClauses: (text) => request({ kind: 'clauses', text }) as ReturnType<DeliveryReader['readClauses']>,
    close: async () => {
      isClosed = true;
      await thread?.end();
    },
  };
}
