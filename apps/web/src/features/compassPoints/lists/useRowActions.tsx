import type { CompassPoint } from '@norma/contracts';
import { IconBan, IconHistory, IconLink, IconRestore, type Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../../ui/DataTable.tsx';
import { useAccount } from '../../session/index.ts';
import { useDeactivation, useReactivation } from '../changes.ts';
import { DeactivateCompassPoint } from '../details/DeactivateCompassPoint.tsx';
import { useCopyLink } from '../details/useCopyLink.ts';
import { pathToHistory } from '../place.ts';
import { useWords, type WordKey } from '../useWords.ts';
import { lookingAs, rowMenuOf, type RowEntry } from './rowMenu.ts';

/** Editing is offered where its dialog is. */
type Offered = Exclude<RowEntry, 'edit'>;

const entries: Record<Offered, { word: WordKey; icon: Icon; isDangerous?: true }> = {
  reactivate: { word: 'reactivate', icon: IconRestore },
  history: { word: 'changeHistory', icon: IconHistory },
  copy: { word: 'copyLink', icon: IconLink },
  deactivate: { word: 'deactivateEntry', icon: IconBan, isDangerous: true },
};

/** What can be done with a row, and what has been opened to do it. */
export type RowActions = { actionsOf: (point: CompassPoint) => RowAction[]; dialogs: ReactNode };

/** What can be done with the compass points of a list. `onLeft` hears of a row that goes because of what was done. */
export function useRowActions(given: {
  nameOf: (point: CompassPoint) => string;
  onLeft: (compassPointID: number) => void;
}): RowActions {
  const { nameOf, onLeft } = given;
  const words = useWords();
  const navigate = useNavigate();
  const looking = lookingAs(useAccount());
  const copyLink = useCopyLink();
  const deactivation = useDeactivation();
  const reactivation = useReactivation();
  const [doomed, setDoomed] = useState<CompassPoint | null>(null);

  const acts: Record<Offered, (point: CompassPoint) => void> = {
    history: (point) => void navigate(pathToHistory(point)),
    copy: copyLink,
    deactivate: setDoomed,
    reactivate: ({ compassPointID }) => {
      onLeft(compassPointID);
      reactivation.mutate(compassPointID);
    },
  };
  const end = (isWanted: boolean): void => {
    setDoomed(null);
    if (!isWanted || !doomed) return;
    onLeft(doomed.compassPointID);
    deactivation.mutate(doomed.compassPointID);
  };
  return {
    actionsOf: (point) =>
      rowMenuOf(point, looking)
        .filter((entry) => entry !== 'edit')
        .map((entry) => {
          const { word, icon: Sign, isDangerous = false } = entries[entry];
          return {
            key: entry,
            label: words(word),
            icon: <Sign size={16} stroke={1.6} aria-hidden />,
            isDangerous,
            onAct: () => acts[entry](point),
          };
        }),
    dialogs: (
      <DeactivateCompassPoint name={doomed ? nameOf(doomed) : ''} isOpen={doomed !== null} onEnd={end} />
    ),
  };
}
