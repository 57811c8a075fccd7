import { createSpace, type Asked, type Entry, type Space } from '@norma/meaning';
import { serveFunctions } from '../threads/serveFunctions.ts';

let space: Space | null = null;

const opened = (): Space => {
  if (!space) throw new Error('No space is open');
  return space;
};

const functions = {
  open: ({ dimensions, bytes }: { dimensions: number; bytes: Uint8Array | null }): void => {
    space = bytes ? createSpace(dimensions, bytes) : createSpace(dimensions);
  },
  fingerprints: (): Map<string, number> => opened().fingerprints(),
  put: ({ entries, vectors }: { entries: readonly Entry[]; vectors: Float32Array }): void =>
    opened().put(entries, vectors),
  remove: (ids: readonly string[]): void => opened().remove(ids),
  nearest: (query: Asked) => opened().nearest(query),
  bytes: (): Uint8Array => opened().bytes(),
};

/** What the thread of a space is asked. */
export type VectorSpaceFunctions = typeof functions;

serveFunctions(functions);
