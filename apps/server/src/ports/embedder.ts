/** What is said of one thing, piece by piece; a piece of weight 2 counts as if it were said twice. */
export type WeightedTexts = readonly { readonly text: string; readonly weight: number }[];

/** Turns texts into vectors: what means the same points the same way. It never changes what it answers. */
export type Embedder = {
  /** Names the model exactly: vectors of another one cannot be compared with its own. */
  readonly identity: string;
  readonly dimensions: number;
  /** How many documents the library held when it was learned; null for a model that knew before. */
  readonly trainedOn: number | null;
  /** How many sentences it embeds within a time that a reader waits gladly. */
  readonly sentencesAtOnce: number;
  /** Vectors of length one, one after the other; zeros for a text in which it understands nothing. */
  readonly embed: (texts: readonly WeightedTexts[], as: 'question' | 'document') => Promise<Float32Array>;
  readonly close: () => Promise<void>;
};

/** Where embedders come from. */
export type Embedders = {
  /** The one that is there; null when it has still to be learned. */
  readonly ready: () => Promise<Embedder | null>;
  /**
   * Learns a new one from all subjects, each the texts that belong together, and keeps it for the next start. Null
   * where there is nothing to learn, because the model came from elsewhere.
   */
  readonly train:
    | ((
        subjects: AsyncIterable<readonly (readonly WeightedTexts[])[]>,
        corpus: { readonly documents: number; readonly signal: AbortSignal },
      ) => Promise<Embedder>)
    | null;
};
