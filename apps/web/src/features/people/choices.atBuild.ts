import {
  longestOfPerson,
  peopleSorts as sorts,
  personStates as states,
  type PeopleSort,
  type PersonState,
} from '@norma/contracts';
import { authorities as all, type Authority } from '@norma/contracts/kit';

/** The statuses of people. */
export const personStates: readonly PersonState[] = states;

/** By what lists of people are sorted. */
export const peopleSorts: readonly PeopleSort[] = sorts;

/** All authorities. */
export const authorities: readonly Authority[] = all;

/** Characters that each text of a person may have. */
export const longest: { readonly name: number; readonly signInName: number } = longestOfPerson;
