/** What is next to a document's vector. */
export type SpacePoint = {
  readonly id: string;
  /** A number that is another when the document is. */
  readonly fingerprint: number;
  readonly publisher: string;
  /** Taken off the likeness where documents are put in order, as for a superseded edition. */
  readonly handicap: number;
};

/** Documents by their meaning: vectors of one embedder, among which the nearest are found. */
export type VectorSpace = {
  /** The fingerprint of each document it holds. */
  readonly fingerprints: () => Promise<ReadonlyMap<string, number>>;
  /** Adds or replaces documents; the vectors stand one after the other. */
  readonly put: (points: readonly SpacePoint[], vectors: Float32Array) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Documents of these publishers near enough to be an answer, in order; likeness is the cosine. */
  readonly nearest: (query: {
    readonly vector: Float32Array;
    readonly publishers: readonly string[];
    readonly max: number;
  }) => Promise<readonly { readonly id: string; readonly similarity: number }[]>;
  /** Keeps all of it for the next start. */
  readonly save: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Where vectors are stored. */
export type VectorSpaces = {
  /** The space of an embedder as it was stored; empty when there is none, or one of another embedder. */
  readonly open: (of: { readonly identity: string; readonly dimensions: number }) => Promise<VectorSpace>;
};
