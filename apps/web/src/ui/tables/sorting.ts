/** How rows are sorted: by which column, and which way. */
export type Sort = { by: string; direction: 'ascending' | 'descending' };

type Column = { key: string; sortsFirst?: Sort['direction'] };

/** The sort after a press on a column's head: the other way on the sorted one, otherwise the way that it begins with. */
export function nextSort(sort: Sort | undefined, { key, sortsFirst = 'ascending' }: Column): Sort {
  if (sort?.by !== key) return { by: key, direction: sortsFirst };
  return { by: key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
