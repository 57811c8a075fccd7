import { useEffect, useState } from 'react';
import { useAccount } from '../../session/index.ts';
import type { Cell, RowGroup } from './suggestionRows.ts';

/** The part of the box that is loaded when it is used. */
export type BoxParts = (typeof import('./boxParts.ts'))['boxParts'];

const none: RowGroup[] = [];

export type Recent = { groups: RowGroup[]; forget: (cell: Cell) => void };

/** What the reader looked for and opened lately, once it is wanted; nothing for a login that several people share. */
export function useRecent(parts: BoxParts | null, isWanted: boolean): Recent {
  const [groups, setGroups] = useState(none);
  const isOwn = useAccount().userType === 'INDIVIDUAL';
  useEffect(() => {
    if (isWanted && isOwn) parts?.recentGroups().then(setGroups, () => {});
  }, [parts, isWanted, isOwn]);
  const forget = (cell: Cell): void =>
    void parts
      ?.forget(cell)
      .then(parts.recentGroups)
      .then(setGroups, () => {});
  return { groups: isWanted ? groups : none, forget };
}
