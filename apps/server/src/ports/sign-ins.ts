import type { Kysely } from 'kysely';

/** A transaction of whoever asks, in which what is done is kept or not at all. */
type Within = Pick<Kysely<unknown>, 'getExecutor'>;

/** Wrong passwords in a row, of which the last is not long ago. */
export type Failures = {
  readonly count: number;
  readonly lastAt: Date;
  /** Until then nobody can sign in by this name; null while they still can. */
  readonly closedUntil: Date | null;
};

/** What the library's own provider knows of those who sign in, for those who look after people. */
export type SignIns = {
  /** The names, in small letters, with which nobody can sign in for now after too many wrong passwords. */
  readonly closedNames: (tenantKey: string) => Promise<readonly string[]>;
  /** How often somebody failed to sign in with one of these names; null for not lately. */
  readonly failuresOf: (tenantKey: string, names: readonly string[]) => Promise<Failures | null>;
  /** Lets names sign in again at once; answers whether any had failed. */
  readonly open: (names: readonly string[], within: Within) => Promise<boolean>;
  /** Those of some sign-ins that still hold. */
  readonly holding: (tenantKey: string, sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Ends what there is of a person's sign-ins, but for the one that is to stay. */
  readonly end: (personId: string, stays: string | null, within: Within) => Promise<void>;
};
