import type { CheckState } from '../forms/CheckMark.tsx';

/** Whether all of the rows on a page are chosen, some, or none. */
export function stateOfPage(chosen: ReadonlySet<string>, page: readonly string[]): CheckState {
  const here = page.filter((key) => chosen.has(key)).length;
  if (here === 0) return 'off';
  return here === page.length ? 'on' : 'mixed';
}

/** The choice after the rows of a page are chosen or left; what is chosen on other pages stays. */
export const withRows = (
  chosen: ReadonlySet<string>,
  rows: readonly string[],
  isOn: boolean,
): ReadonlySet<string> => (isOn ? chosen.union(new Set(rows)) : chosen.difference(new Set(rows)));
