import { useEffect, useState } from 'react';
import { useAccount } from '../../session/index.ts';
import type { Cell, RowGroup } from './suggestionRows.ts';

const load = () => import('./recent.ts');
const none: RowGroup[] = [];

/** What the reader looked for and opened lately, loaded when it is wanted; nothing for a login that several people share. */
export function useRecent(isWanted: boolean): { groups: RowGroup[]; forget: (cell: Cell) => void } {
  const [groups, setGroups] = useState(none);
  const isOwn = useAccount().userType === 'INDIVIDUAL';
  useEffect(() => {
    let isStill = isWanted && isOwn;
    if (isStill)
      load()
        .then(({ recentGroups }) => recentGroups())
        .then((recent) => {
          if (isStill) setGroups(recent);
          return recent;
        })
        .catch(() => {});
    return () => {
      isStill = false;
    };
  }, [isWanted, isOwn]);
  const forget = (cell: Cell): void =>
    void load()
      .then(async (recent) => {
        await recent.forget(cell);
        setGroups(await recent.recentGroups());
      })
      .catch(() => {});
  return { groups: isWanted ? groups : none, forget };
}
