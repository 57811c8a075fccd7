import type { Expression, Kysely } from 'kysely';
import type { Identity } from './identity.ts';

/** A transaction of the caller, in which what is done is stored or not at all. */
type Within = Pick<Kysely<unknown>, 'getExecutor'>;

/** Wrong passwords in a row, of which the last is not long ago. */
export type Failures = {
  readonly count: number;
  readonly lastAt: Date;
  /** Until then no one can sign in as this person; null while they still can. */
  readonly closedUntil: Date | null;
};

/** What the library's own provider knows of those who sign in, for user administrators. */
export type SignIns = {
  /** The people who cannot sign in for now after too many wrong passwords. */
  readonly lockedPeople: (tenantKey: string) => Promise<readonly string[]>;
  /** How often someone failed to sign in as a person; null for not lately. */
  readonly failuresOf: (tenantKey: string, personId: string) => Promise<Failures | null>;
  /** Lets a person sign in again at once; returns whether there were failures. */
  readonly open: (personId: string, within: Within) => Promise<boolean>;
  /** Those of some sign-ins that still hold. */
  readonly holding: (tenantKey: string, sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /**
   * Whether what a token was granted by still holds, to be asked within another question; null where the built-in
   * provider did not give the token.
   */
  readonly holds: (identity: Identity) => Expression<boolean> | null;
  /** Makes the tokens of a sign-in count no more. */
  readonly revokeTokens: (
    signIn: { readonly personId: string; readonly sessionId: string },
    within: Within,
  ) => Promise<void>;
  /** Ends what there is of a person's sign-ins, but for the one that is to stay. */
  readonly end: (personId: string, stays: string | null, within: Within) => Promise<void>;
};
