import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useAccount } from '../../session/index.ts';
import type { PointDraft } from '../dialog/pointDrafts.ts';
import { annotationOf } from '../place.ts';
import { compassPointQuery } from '../queries.ts';
import { ModeSwitch } from '../toolbar/ModeSwitch.tsx';
import { Annotating } from './Annotating.tsx';
import { KeptDrafts } from './KeptDrafts.tsx';
import type { MarkingPlace } from './place.ts';
import { Tasks, type Task } from './Tasks.tsx';
import { useMode } from './useMode.ts';
import { usePoints } from './usePoints.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Compass points in a text: shown and made in Annotate mode, and out of the way in View mode. */
export function Marking(place: MarkingPlace) {
  const words = useMessages('compass-points-in-text');
  const queries = useQueryClient();
  const { id: personId } = useAccount();
  const { document, marks, named, onName, tools, bar } = place;
  const { contentId } = document;
  const [mode, chooseMode] = useMode(named !== null);
  const isAnnotating = mode === 'annotate';
  const known = usePoints({ document, isAnnotating, named });
  const [task, setTask] = useState<Task | null>(null);
  const desk = useMemo(() => ({ personId, contentId }), [personId, contentId]);
  // What was deactivated here is not missed, though the address names it a moment longer.
  const [gone, setGone] = useState<string | null>(null);
  const missing = task === null && named !== gone ? known.missing : null;
  useEffect(() => {
    if (missing) showToast({ kind: 'info', message: words(`missing.${missing}`) });
  }, [missing, words]);

  if (!known.isActive) return null;
  const choose = (chosen: typeof mode): void => {
    if (chosen === 'view') {
      onName(null);
      marks?.show([]);
    }
    chooseMode(chosen);
  };
  const goOn = async (draft: PointDraft): Promise<void> => {
    if (draft.pointId === null) return setTask({ do: 'make', draft });
    try {
      const { point } = await queries.fetchQuery(compassPointQuery(draft.pointId));
      setTask({ do: 'edit', point });
    } catch {
      showToast({ kind: 'error', message: words('notOpened') });
    }
  };
  return (
    <>
      {tools && createPortal(<ModeSwitch mode={mode} onChoose={choose} />, tools)}
      {bar &&
        task === null &&
        createPortal(<KeptDrafts desk={desk} onContinue={(draft) => void goOn(draft)} />, bar)}
      {isAnnotating && <Annotating place={place} known={known} task={task} onTask={setTask} />}
      <Tasks
        task={task}
        marked={{ contentID: contentId, contentCode: document.contentCode }}
        onGone={() => {
          setGone(named);
          setTask(null);
          onName(null);
        }}
        onDone={(saved) => {
          setTask(null);
          marks?.clearSelection();
          if (!saved) return;
          chooseMode('annotate');
          onName(annotationOf(saved));
        }}
      />
    </>
  );
}
