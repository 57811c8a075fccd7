import type { CompassPoint } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../client/queryKeys.ts';
import type { DraftScope } from '../../../client/draftStorage.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { useAccount } from '../../session/index.ts';
import { compassPointQuery, settingsQuery } from '../queries.ts';
import { annotationAuthor } from './annotationAuthor.ts';
import { draftOf, idOfDraft, pointDrafts, type PointDraft } from './pointDrafts.ts';
import { PointForm } from './PointForm.tsx';
import { fieldsOf } from './texts.ts';
import type { Marked } from './useSaving.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = {
  point: CompassPoint;
  /** It was closed; with the compass point as it is now, where it was saved. */
  onClosed: (saved: CompassPoint | null) => void;
};

/** Changes what a compass point says, wherever it is listed or drawn. */
export function CompassPointDialog({ point, onClosed }: Props) {
  const words = useMessages('compass-point-dialog');
  const desk = useDraftScope(point.contentID);
  const [kept] = useState(() => keptOn(desk, idOfDraft(point.compassPointID)));
  // Asked for anew with each opening: a change says of which state it is.
  const now = useQuery({
    ...compassPointQuery(point.compassPointID),
    queryKey: queryKeys.compassPoints('edited', point.compassPointID),
    enabled: !kept,
    gcTime: 0,
  });
  const draft = kept ?? (now.data && draftOf(now.data));
  return (
    <Drawer isOpen title={words('edit')} isContentFirst={draft !== undefined} onClose={() => onClosed(null)}>
      {now.error && !draft ? (
        <ErrorState title={words('notOpened')} onRetry={() => void now.refetch()}>
          {words('notOpenedText')}
        </ErrorState>
      ) : (
        <Form draft={draft} desk={desk} marked={point} author={point.author} onClosed={onClosed} />
      )}
    </Drawer>
  );
}

type NewProps = {
  /** A new one, or what was written before and not saved. */
  draft: PointDraft;
  marked: Marked;
  onClosed: (saved: CompassPoint | null) => void;
};

/** Makes a compass point of what is selected in a document. */
export function NewCompassPointDialog({ draft, marked, onClosed }: NewProps) {
  const words = useMessages('compass-point-dialog');
  const account = useAccount();
  const desk = useDraftScope(marked.contentID);
  return (
    <Drawer isOpen title={words('new')} isContentFirst onClose={() => onClosed(null)}>
      <Form {...{ draft, desk, marked, onClosed }} author={annotationAuthor(account, words('guest'))} />
    </Drawer>
  );
}

type FormProps = {
  draft: PointDraft | undefined;
  desk: DraftScope;
  marked: Marked;
  author: string;
  onClosed: (saved: CompassPoint | null) => void;
};

/** The form, once it is known what it holds and what the document asks for. */
function Form({ draft, desk, marked, author, onClosed }: FormProps) {
  const words = useMessages('compass-point-dialog');
  const settings = useQuery(settingsQuery(marked.contentID));
  if (settings.error && !settings.data) {
    return (
      <ErrorState title={words('notOpened')} onRetry={() => void settings.refetch()}>
        {words('notOpenedText')}
      </ErrorState>
    );
  }
  if (!draft || !settings.data) return <SkeletonRows rows={4} />;
  return (
    <PointForm
      {...{ draft, desk, marked, author }}
      fields={fieldsOf(settings.data)}
      onSaved={onClosed}
      onClose={() => onClosed(null)}
    />
  );
}

function useDraftScope(contentId: number): DraftScope {
  const { id: personId } = useAccount();
  return { personId, contentId };
}

const keptOn = (desk: DraftScope, id: string): PointDraft | undefined =>
  pointDrafts.on(desk).find((draft) => draft.id === id);
