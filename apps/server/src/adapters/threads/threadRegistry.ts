import type { Worker } from 'node:worker_threads';
import type { WorkKind } from '@norma/contracts';
import type { ThreadLatency, ThreadAtWork } from '../../ports/metrics.ts';

type Working = { readonly on: string; readonly since: Date };

type RegisteredThread = Omit<ThreadAtWork, 'working'> & {
  readonly worker: Worker;
  readonly working: Set<Working>;
};

/** Every thread that this process has started. */
const registered = new Set<RegisteredThread>();

/** The kind of work, by the folder of the script. */
const kinds: Readonly<Record<string, WorkKind>> = {
  comparer: 'comparer',
  'pdf-stamper': 'pdf-stamper',
  'pdf-comparer': 'pdf-comparer',
  'pdf-maker': 'pdf-maker',
  'pdf-reader': 'pdf-reader',
  embedder: 'meaning',
  'vector-space': 'meaning',
  demo: 'demo',
};

const kindOf = (folders: readonly string[], script: string): WorkKind | null => {
  if (folders.includes('search-engine')) return script === 'search.worker.ts' ? 'search' : 'index';
  return folders.map((folder) => kinds[folder]).find((kind) => kind !== undefined) ?? null;
};

/** Registers a thread until it ends. The returned function is called for each task and returns the function that ends that task. */
export function registerThread(worker: Worker, file: URL): (on: string) => () => void {
  const folders = file.pathname.split('/').slice(0, -1);
  const script = file.pathname.split('/').at(-1) ?? '';
  const working = new Set<Working>();
  const thread: RegisteredThread = {
    id: worker.threadId,
    kind: kindOf(folders, script),
    script: `${folders.at(-1) ?? ''}/${script}`,
    startedAt: new Date(),
    worker,
    working,
  };
  registered.add(thread);
  worker.once('exit', () => registered.delete(thread));
  return (on) => {
    const task = { on, since: new Date() };
    working.add(task);
    return () => void working.delete(task);
  };
}

/** The threads that are running. */
export const threadsNow = (): ThreadAtWork[] =>
  [...registered].map(({ id, kind, script, startedAt, working }) => ({
    id,
    kind,
    script,
    startedAt,
    working: [...working],
  }));

/** The running threads with their memory and processor time; both are null for a thread that is blocked. */
export const threadLatencies = (): Promise<ThreadLatency[]> =>
  Promise.all(
    [...registered].map(async ({ worker, working, ...thread }) => {
      const [heap, processor] = await Promise.all([
        soon(worker.getHeapStatistics()),
        soon(worker.cpuUsage()),
      ]);
      return {
        ...thread,
        working: [...working],
        heapUsed: heap?.used_heap_size ?? null,
        processorMs: processor && Math.round((processor.user + processor.system) / 1000),
      };
    }),
  );

const timeoutMs = 500;

/** The result if it arrives within the timeout, otherwise null. */
async function soon<T>(answer: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), timeoutMs);
  try {
    return await Promise.race([answer.catch(() => null), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
