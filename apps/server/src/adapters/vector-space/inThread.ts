import { join } from 'node:path';
import type { VectorSpace, VectorSpaces } from '../../ports/vector-space.ts';
import { readSealed, writeSealed } from '../file-store/wholeFile.ts';
import { openThread } from '../threads/openThread.ts';
import type { VectorSpaceFunctions } from './worker.ts';

type Options = {
  readonly folder: string;
  /** Told why vectors that were stored are rebuilt. */
  readonly onRefused: (reason: string) => void;
};

/**
 * Keeps vectors in the memory of a thread, where each question is compared with all of them, and in one file. The file
 * says which embedder they are of: those of another, and a damaged file, are refused.
 */
export function vectorSpacesInThreads({ folder, onRefused }: Options): VectorSpaces {
  const path = join(folder, 'vectors');

  const readSaved = async (identity: string): Promise<Uint8Array | null> => {
    const file = await readSealed(path);
    if (!file) return null;
    const { identity: other, vectors } = unsigned(file);
    if (other !== identity) throw new Error(`the vectors were computed by the model "${other}"`);
    return vectors;
  };

  return {
    open: async ({ identity, dimensions }) => {
      const thread = openThread<VectorSpaceFunctions>(new URL('./worker.ts', import.meta.url));
      try {
        await thread.request('open', { dimensions, bytes: await readSaved(identity) });
      } catch (cause) {
        onRefused(cause instanceof Error ? cause.message : String(cause));
        await thread.request('open', { dimensions, bytes: null });
      }
      return {
        fingerprints: () => thread.request('fingerprints'),
        put: (entries, vectors) => thread.request('put', { entries, vectors }),
        remove: (ids) => thread.request('remove', ids),
        nearest: (query) => thread.request('nearest', query),
        save: async () => writeSealed(path, signed(identity, await thread.request('bytes'))),
        close: () => thread.end(),
      } satisfies VectorSpace;
    },
  };
}

/** Vectors behind the name of their embedder and a line's end. */
const signed = (identity: string, vectors: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${identity}\n`), vectors]);

function unsigned(file: Uint8Array): { identity: string; vectors: Uint8Array } {
  const end = file.indexOf(10);
  return { identity: Buffer.from(file.subarray(0, end)).toString(), vectors: file.subarray(end + 1) };
}
