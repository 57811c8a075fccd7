import {
  accessRequestStates as states,
  longestOfAccessRequest as longest,
  type AccessRequestState,
} from '@norma/contracts';

/** Where a request can be. */
export const accessRequestStates: readonly AccessRequestState[] = states;

/** Characters that a request, and the comment of an answer, may have. */
export const longestOfAccessRequest: number = longest;
