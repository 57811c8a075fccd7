import type { ReferenceState } from '@norma/references';

/** What is said of a reference; `indirect` where what it cites is in force and leads to what is withdrawn. */
export type VerdictKind = ReferenceState | 'indirect';

/** What needs attention first, and what is in force last. */
export const verdictKinds: readonly VerdictKind[] = [
  'withdrawn',
  'indirect',
  'withdrawn-and-replaced',
  'superseded-edition',
  'amended',
  'ambiguous',
  'not-in-library',
  'current',
];

/** Which references are shown: one kind, or all that need attention. */
export type VerdictChoice = VerdictKind | 'attention';

type Judged = { readonly state: ReferenceState; readonly paths: readonly (readonly unknown[])[] };

export const kindOf = ({ state, paths }: Judged): VerdictKind =>
  (state === 'current' || state === 'amended') && paths.length > 0 ? 'indirect' : state;

/** How many citations the nearest withdrawn standard is away; the text's own is the first. */
export const stepsOf = ({ paths }: Judged): number => Math.min(...paths.map((path) => path.length));

/** How many references there are of each kind. */
export function countKinds(references: readonly Judged[]): Readonly<Record<VerdictKind, number>> {
  const counts = Object.fromEntries(verdictKinds.map((kind) => [kind, 0])) as Record<VerdictKind, number>;
  for (const reference of references) counts[kindOf(reference)] += 1;
  return counts;
}

/** Whether a choice shows a reference. */
export const isShown = (choice: VerdictChoice, kind: VerdictKind): boolean =>
  choice === 'attention' ? kind !== 'current' : kind === choice;
