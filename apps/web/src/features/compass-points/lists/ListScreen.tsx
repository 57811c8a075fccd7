import type { ReactNode } from 'react';
import { Screen, ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { pathTo } from '../place.ts';
import { allQuery, ownQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CompassPointTable } from './CompassPointTable.tsx';
import styles from './ListScreen.module.css';

/** The reader’s own compass points; each name leads to its place in its document. */
export function OwnListScreen() {
  return (
    <ListScreen word="ownTitle">
      <CompassPointTable of="own" queryFor={ownQuery} pathOf={pathTo} />
    </ListScreen>
  );
}

const lookedAtHere = (): null => null;

/** All compass points of the account, for administrators; a name selects its row. */
export function AllListScreen() {
  return (
    <ListScreen word="allTitle">
      <CompassPointTable of="all" queryFor={allQuery} pathOf={lookedAtHere} />
    </ListScreen>
  );
}

type Props = { word: 'ownTitle' | 'allTitle'; children: ReactNode };

function ListScreen({ word, children }: Props) {
  const t = useMessages('compass-points');
  usePageTitle(t(word));
  return (
    <Screen className={styles.screen}>
      <ScreenTitle>{t(word)}</ScreenTitle>
      {children}
    </Screen>
  );
}
