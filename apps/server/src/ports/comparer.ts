import type { Comparison, OriginStep } from '@norma/comparison';
import type { Clause, Lineage } from '@norma/lineage';

/** Two editions as the library keeps them: their HTML. */
export type Articles = { readonly base: Uint8Array; readonly target: Uint8Array };

/** How far a comparison is. */
export type Comparing = { readonly clauses: number; readonly done: number };

/** Why two editions cannot be compared: they need more memory or time than there is, or something went wrong. */
export type CompareRefusal = 'too-large' | 'failed';

/** A clause without its text: what it is called, its first words where it has no title, and a hash of its words. */
export type NamedClause = Pick<Clause, 'id' | 'number' | 'title' | 'level'> & {
  readonly lead?: string;
  readonly hash: string;
};

/** Compares editions in a thread, while the process answers requests. */
export type Comparer = {
  readonly compare: (
    articles: Articles,
    onProgress: (comparing: Comparing) => void,
  ) => Promise<Comparison | { readonly problem: CompareRefusal }>;
  /** What happened to each clause of the old edition. */
  readonly lineage: (
    articles: Articles,
  ) => Promise<{ readonly lineage: Lineage } | { readonly problem: CompareRefusal }>;
  /** The clauses of one edition in reading order. */
  readonly clauses: (
    article: Uint8Array,
  ) => Promise<{ readonly clauses: readonly NamedClause[] } | { readonly problem: CompareRefusal }>;
  /** What replays the later edition out of the earlier one, sentence by sentence; `language` is a BCP 47 tag. */
  readonly origins: (
    articles: Articles,
    language: string,
  ) => Promise<OriginStep | { readonly problem: CompareRefusal }>;
  /** How many it compares at once; beyond that nothing waits here. */
  readonly atOnce: number;
  readonly close: () => Promise<void>;
};
