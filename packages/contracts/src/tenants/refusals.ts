import type { Failure } from '../kit/index.ts';

/** A tenant chooses which parts of the product there are; the calls of the others are refused. */
export const featureOff = {
  status: 403,
  code: 'feature-off',
  detail: 'This feature is not available in this library',
} as const satisfies Failure;
