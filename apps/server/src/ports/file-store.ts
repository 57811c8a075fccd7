import type { Readable } from 'node:stream';

/** Names a file by what it holds: the SHA-256 of its bytes, in hex. */
export type FileKey = string;

/** Keeps files that never change: the same bytes have the same key. */
export type FileStore = {
  /** Keeps the bytes, durably, and answers their key. */
  readonly put: (bytes: Uint8Array) => Promise<FileKey>;
  /** The whole file. Throws when there is none of this key. */
  readonly read: (key: FileKey) => Promise<Uint8Array>;
  /** The bytes from start to end, both included. */
  readonly open: (key: FileKey, range: { start: number; end: number }) => Readable;
  /** The keys of all files that are stored, in no particular order. */
  readonly keys: () => AsyncIterable<FileKey>;
  /** Writes a small file, reads it and removes it; rejects where that cannot be done. */
  readonly tryOut: () => Promise<void>;
  /** The size in bytes, or null when there is no such file. */
  readonly size: (key: FileKey) => Promise<number | null>;
};
