import {
  accountSorts as sorts,
  accountStates as states,
  longestOfAccount,
  type AccountSort,
  type AccountState,
} from '@norma/contracts';

/** Whether an account can be read through. */
export const accountStates: readonly AccountState[] = states;

/** The sort keys of accounts. */
export const accountSorts: readonly AccountSort[] = sorts;

/** Characters that each text of an account may have. */
export const longest: { readonly name: number; readonly number: number; readonly acronym: number } =
  longestOfAccount;
