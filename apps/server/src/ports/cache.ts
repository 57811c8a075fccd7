/** Keeps what can be made again, within bounds: what was not asked for in the longest time goes first. */
export type Cache = {
  /** What was put under a name, or null: nothing was, or it is gone, or damaged. */
  readonly get: (name: string) => Promise<Uint8Array | null>;
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
};
