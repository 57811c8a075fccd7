type Among = {
  page: number;
  pageCount: number;
  /** How many pages are side by side. */
  columns: number;
  /** Whether they are from right to left. */
  isMirrored: boolean;
};

const rowsAtOnce = 5;

/** The page to which a key leads among pages in rows; undefined for a key that leads nowhere. */
export function pageAfterKey(
  key: string,
  { page, pageCount, columns, isMirrored }: Among,
): number | undefined {
  const onward = isMirrored ? -1 : 1;
  const goals: Record<string, number> = {
    ArrowDown: page + columns,
    ArrowUp: page - columns,
    ArrowRight: page + onward,
    ArrowLeft: page - onward,
    PageDown: page + columns * rowsAtOnce,
    PageUp: page - columns * rowsAtOnce,
    Home: 1,
    End: pageCount,
  };
  const goal = goals[key];
  return goal === undefined ? undefined : Math.min(pageCount, Math.max(1, goal));
}
