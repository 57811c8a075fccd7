/** Why two documents cannot be compared, in addition to the failures of each document. */
export const sameDocument = {
  status: 422,
  code: 'comparison-same-document',
  detail: 'Choose two different documents to compare',
} as const;
export const tooLarge = {
  status: 413,
  code: 'comparison-too-large',
  detail: 'The documents are too large to be compare',
} as const;
export const comparisonFailed = {
  status: 422,
  code: 'comparison-failed',
  detail: 'These documents could not be compared',
} as const;
export const comparisonsBusy = {
  status: 503,
  code: 'comparisons-busy',
  detail: 'Too many comparisons are waiting. Try again in a minute',
} as const;
