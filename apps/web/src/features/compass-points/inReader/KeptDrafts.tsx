import { useSyncExternalStore } from 'react';
import type { DraftScope } from '../../../client/draftStorage.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cut } from '../cut.ts';
import { pointDrafts, type PointDraft } from '../dialog/pointDrafts.ts';
import { wordsIn } from '../dialog/richText.ts';
import { Bar } from './Bar.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { isolate } from '../../../i18n/isolate.ts';

type Props = {
  desk: DraftScope;
  onContinue: (draft: PointDraft) => void;
};

/** Offers again what was written and is not saved: after a failed save, a reload, or the end of a session. */
export function KeptDrafts({ desk, onContinue }: Props) {
  const words = useMessages('compass-points-in-text');
  useSyncExternalStore(pointDrafts.subscribe, pointDrafts.changes); // Read anew with each change.
  return pointDrafts.on(desk).map((draft) => (
    <Bar
      key={draft.id}
      actions={
        <>
          <Button onClick={() => onContinue(draft)}>{words('continue')}</Button>
          <Button kind="bare" onClick={() => pointDrafts.forget(desk, draft.id)}>
            {words('discard')}
          </Button>
        </>
      }
    >
      {words('unsaved', { name: isolate(nameOf(draft)) })}
    </Bar>
  ));
}

const longestName = 60;

/** What was written first, or what it is on. */
const nameOf = ({ texts, metadata }: PointDraft): string =>
  cut(wordsIn(texts.name) || metadata.selectionText, longestName);
