import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Embedder, Embedders } from '../../ports/embedder.ts';
import { readSealed, writeSealed } from '../file-store/wholeFile.ts';
import { openThread } from '../threads/openThread.ts';
import type { ModelFunctions } from './builtIn.worker.ts';
import type { TeacherFunctions } from './teacher.worker.ts';

type Options = {
  readonly folder: string;
  /** Told why a model that was stored is learned again. */
  readonly onRefused: (reason: string) => void;
};

/** What it takes to embed about so many sentences is a tenth of a second. */
const sentencesAtOnce = 3_000;

/**
 * An embedder that learns from the library itself and from nothing else: in a thread of its own, because that takes a
 * minute in a large one. The last model is stored in a file.
 */
export function builtInEmbedders({ folder, onRefused }: Options): Embedders {
  const path = join(folder, 'model');
  return {
    ready: async () => {
      try {
        const bytes = await readSealed(path);
        return bytes && (await embedderOf(bytes));
      } catch (cause) {
        onRefused(cause instanceof Error ? cause.message : String(cause));
        return null;
      }
    },

    train: async (subjects, { documents, signal }) => {
      signal.throwIfAborted();
      const teacher = openThread<TeacherFunctions>(new URL('./teacher.worker.ts', import.meta.url));
      const stop = (): void => void teacher.end();
      signal.addEventListener('abort', stop);
      try {
        for await (const some of subjects) await teacher.request('add', some);
        const bytes = await teacher.request('train', documents);
        await writeSealed(path, bytes);
        return await embedderOf(bytes);
      } finally {
        signal.removeEventListener('abort', stop);
        await teacher.end();
      }
    },
  };
}

async function embedderOf(bytes: Uint8Array): Promise<Embedder> {
  const thread = openThread<ModelFunctions>(new URL('./builtIn.worker.ts', import.meta.url));
  try {
    const { dimensions, trainedOn } = await thread.request('open', bytes);
    return {
      identity: `built-in ${createHash('sha256').update(bytes).digest('hex')}`,
      dimensions,
      trainedOn,
      sentencesAtOnce,
      embed: (texts) => thread.request('embed', texts),
      close: () => thread.end(),
    };
  } catch (cause) {
    await thread.end();
    throw cause;
  }
}
