import type { Failure } from '../kit/index.ts';

/** A tenant chooses which kinds of search there are; the others are refused. */
export const searchTypeOff = {
  status: 403,
  code: 'search-type-off',
  detail: 'This kind of search is not available in this library',
} as const satisfies Failure;
