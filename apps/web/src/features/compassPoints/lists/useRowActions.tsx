import type { CompassPoint } from '@norma/contracts';
import { IconBan, IconHistory, IconLink, IconPencil, IconRestore, type Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../../ui/DataTable.tsx';
import { useAccount } from '../../session/index.ts';
import { useDeactivation, useReactivation } from '../changes.ts';
import { DeactivateCompassPoint } from '../details/DeactivateCompassPoint.tsx';
import { useCopyLink } from '../details/useCopyLink.ts';
import { CompassPointDialog } from '../dialog/CompassPointDialog.tsx';
import { pathToHistory } from '../place.ts';
import { useWords, type WordKey } from '../useWords.ts';
import { lookingAs, rowMenuOf, type RowEntry } from './rowMenu.ts';

const entries: Record<RowEntry, { word: WordKey; icon: Icon; isDangerous?: true }> = {
  edit: { word: 'edit', icon: IconPencil },
  reactivate: { word: 'reactivate', icon: IconRestore },
  history: { word: 'changeHistory', icon: IconHistory },
  copy: { word: 'copyLink', icon: IconLink },
  deactivate: { word: 'deactivateEntry', icon: IconBan, isDangerous: true },
};

type RowActions = {
  actionsOf: (point: CompassPoint) => RowAction[];
  /** What has been opened to do it. */
  dialogs: ReactNode;
};

type Given = {
  /** What it is called, in plain words. */
  nameOf: (point: CompassPoint) => string;
  /** Hears of the one that is about to leave the list. */
  onLeaving: (compassPointID: number) => void;
};

/** What can be done with the rows of a list. */
export function useRowActions({ nameOf, onLeaving }: Given): RowActions {
  const words = useWords();
  const navigate = useNavigate();
  const looking = lookingAs(useAccount());
  const copyLink = useCopyLink();
  const { mutate: deactivate } = useDeactivation();
  const { mutate: reactivate } = useReactivation();
  const [edited, setEdited] = useState<CompassPoint | null>(null);
  const [doomed, setDoomed] = useState<CompassPoint | null>(null);

  const acts: Record<RowEntry, (point: CompassPoint) => void> = {
    edit: setEdited,
    history: (point) => void navigate(pathToHistory(point)),
    copy: copyLink,
    deactivate: setDoomed,
    reactivate: ({ compassPointID }) => {
      onLeaving(compassPointID);
      reactivate(compassPointID);
    },
  };
  const end = (isWanted: boolean): void => {
    setDoomed(null);
    if (!isWanted || !doomed) return;
    onLeaving(doomed.compassPointID);
    deactivate(doomed.compassPointID);
  };
  return {
    actionsOf: (point) =>
      rowMenuOf(point, looking).map((entry) => {
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
      <>
        <DeactivateCompassPoint name={doomed ? nameOf(doomed) : ''} isOpen={doomed !== null} onEnd={end} />
        {edited && <CompassPointDialog point={edited} onClosed={() => setEdited(null)} />}
      </>
    ),
  };
}
