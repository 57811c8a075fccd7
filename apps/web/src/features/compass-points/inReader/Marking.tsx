import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useAccount } from '../../session/index.ts';
import { type PointDraft, pointDrafts } from '../dialog/pointDrafts.ts';
import { annotationOf } from '../place.ts';
import { compassPointQuery } from '../queries.ts';
import { Annotating } from './Annotating.tsx';
import type { MarkingPlace } from './place.ts';
import { Tasks, type Task } from './Tasks.tsx';
import { type Mode, useMode } from './useMode.ts';
import { usePoints } from './usePoints.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { DraftScope } from '../../../client/draftStorage.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cut } from '../cut.ts';
import { wordsIn } from '../dialog/richText.ts';
import { Bar } from './Bar.tsx';
import { isolate } from '../../../i18n/isolate.ts';
import styles from './Marking.module.css';

/** Compass points in a text: shown and made in Annotate mode, and out of the way in View mode. */
export function Marking(place: MarkingPlace) {
  const t = useMessages('compass-points-in-text');
  const queries = useQueryClient();
  const { id: personId } = useAccount();
  const { document, marks, named, onName, tools, bar } = place;
  const { contentId } = document;
  const [mode, chooseMode] = useMode(named !== null);
  const isAnnotating = mode === 'annotate';
  const known = usePoints({ document, isAnnotating, named });
  const [task, setTask] = useState<Task | null>(null);
  const scope = useMemo(() => ({ personId, contentId }), [personId, contentId]);
  // A compass point that was just deactivated is not reported as missing, though the URL still names it.
  const [gone, setGone] = useState<string | null>(null);
  const missing = task === null && named !== gone ? known.missing : null;
  useEffect(() => {
    if (missing) showToast({ kind: 'info', message: t(`missing.${missing}`) });
  }, [missing, t]);

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
      showToast({ kind: 'error', message: t('notOpened') });
    }
  };
  return (
    <>
      {tools && createPortal(<ModeSwitch mode={mode} onChoose={choose} />, tools)}
      {bar &&
        task === null &&
        createPortal(<DraftList scope={scope} onContinue={(draft) => void goOn(draft)} />, bar)}
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

type Props = {
  scope: DraftScope;
  onContinue: (draft: PointDraft) => void;
};

/** Offers unsaved drafts: after a failed save, a reload, or the end of a session. */
function DraftList({ scope, onContinue }: Props) {
  const t = useMessages('compass-points-in-text');
  useSyncExternalStore(pointDrafts.subscribe, pointDrafts.changes); // Read again with each change.
  return pointDrafts.on(scope).map((draft) => (
    <Bar
      key={draft.id}
      actions={
        <>
          <Button onClick={() => onContinue(draft)}>{t('continue')}</Button>
          <Button kind="bare" onClick={() => pointDrafts.forget(scope, draft.id)}>
            {t('discard')}
          </Button>
        </>
      }
    >
      {t('unsaved', { name: isolate(nameOf(draft)) })}
    </Bar>
  ));
}

const longestName = 60;

/** The start of the draft, or the text that it is on. */
const nameOf = ({ texts, metadata }: PointDraft): string =>
  cut(wordsIn(texts.name) || metadata.selectionText, longestName);

type ModeSwitchProps = { mode: Mode; onChoose: (mode: Mode) => void };

const modes: readonly Mode[] = ['view', 'annotate'];

/** Whether the text is shown alone, or with its compass points and with the means to make some. */
function ModeSwitch({ mode, onChoose }: ModeSwitchProps) {
  const t = useMessages('compass-points-in-text');
  return (
    <div className={styles.modes} role="group" aria-label={t('modes')}>
      {modes.map((each) => (
        <button
          className={styles.mode}
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => onChoose(each)}
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
}
