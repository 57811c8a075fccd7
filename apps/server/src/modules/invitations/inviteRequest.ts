import type { InviteColumn, InviteMistake } from '@norma/contracts';

/** Someone who is to come in, as they were typed or read: nothing is checked yet. */
export type InviteRequest = {
  /** Of the file, or the place among those who were typed. */
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What stands for accounts: numbers, ids or names; none where the usual ones are meant. */
  readonly accounts: readonly string[];
  readonly roles: readonly string[];
  /** What was wrong before anything was looked up. */
  readonly mistakes?: readonly Mistake[];
  /** The cells of the file. */
  readonly cells?: readonly string[];
};

export type Mistake = {
  readonly column: InviteColumn;
  readonly reason: InviteMistake;
  readonly given: string;
};
