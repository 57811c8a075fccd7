import type { CheckedReference } from '@norma/contracts';

/** What is said of a reference; one in force that leads to a withdrawn standard needs attention too. */
export type Kind = CheckedReference['state'] | 'cites-withdrawn';

/** In the order in which they matter; what is fine comes last. */
export const kinds = [
  'withdrawn',
  'withdrawn-and-replaced',
  'cites-withdrawn',
  'superseded-edition',
  'amended',
  'ambiguous',
  'not-in-library',
  'current',
] as const satisfies readonly Kind[];

export const kindOf = ({
  state,
  paths,
}: Pick<CheckedReference, 'state'> & { readonly paths: readonly unknown[] }): Kind =>
  state === 'current' && paths.length > 0 ? 'cites-withdrawn' : state;

/** What the table shows: one kind, or all that need attention. */
export type Filter = Kind | 'attention';

export const isShown = (kind: Kind, filter: Filter): boolean =>
  filter === 'attention' ? kind !== 'current' : kind === filter;
