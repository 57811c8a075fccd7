import type { CompassPoint } from '@norma/contracts';
import { IconBan, IconHistory, IconLink, IconPencil, IconRestore, type Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RowAction } from '../../../ui/tables/DataTable.tsx';
import { useAccount } from '../../session/index.ts';
import { useReactivation } from '../changes.ts';
import { useCopyLink } from '../details/useCopyLink.ts';
import { CompassPointDialog } from '../dialog/CompassPointDialog.tsx';
import { DeactivateDecision } from '../dialog/DeactivateDecision.tsx';
import { fromHere } from '../history/cameFrom.ts';
import { pathToHistory } from '../place.ts';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import { lookingAs, rowMenuOf, type RowEntry } from './rowMenu.ts';

const entries: Record<RowEntry, { word: MessageKey<'compass-points'>; icon: Icon; isDangerous?: true }> = {
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

/** The actions on the rows of a list; `onLeft` is called with a row that leaves it. */
export function useRowActions(onLeft: (compassPointID: number) => void): RowActions {
  const t = useMessages('compass-points');
  const location = useLocation();
  const navigate = useNavigate();
  const looking = lookingAs(useAccount());
  const copyLink = useCopyLink();
  const { mutate: reactivate } = useReactivation();
  const [edited, setEdited] = useState<CompassPoint | null>(null);
  const [toDeactivate, setToDeactivate] = useState<CompassPoint | null>(null);

  const acts: Record<RowEntry, (point: CompassPoint) => void> = {
    edit: setEdited,
    history: (point) => void navigate(pathToHistory(point), { state: fromHere(location) }),
    copy: copyLink,
    deactivate: setToDeactivate,
    reactivate: ({ compassPointID }) => {
      onLeft(compassPointID);
      reactivate(compassPointID);
    },
  };
  const end = (isDeactivated: boolean): void => {
    setToDeactivate(null);
    if (isDeactivated && toDeactivate) onLeft(toDeactivate.compassPointID);
  };
  return {
    actionsOf: (point) =>
      rowMenuOf(point, looking).map((entry) => {
        const { word, icon: Sign, isDangerous = false } = entries[entry];
        return {
          key: entry,
          label: t(word),
          icon: <Sign size={16} stroke={1.6} aria-hidden />,
          isDangerous,
          onAct: () => acts[entry](point),
        };
      }),
    dialogs: (
      <>
        <DeactivateDecision point={toDeactivate} onDone={end} />
        {edited && <CompassPointDialog point={edited} onClosed={() => setEdited(null)} />}
      </>
    ),
  };
}
