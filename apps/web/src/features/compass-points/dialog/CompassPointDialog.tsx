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

/** Edits a compass point. */
export function CompassPointDialog({ point, onClosed }: Props) {
  const t = useMessages('compass-point-dialog');
  const scope = useDraftScope(point.contentID);
  const [savedDraft] = useState(() => draftIn(scope, idOfDraft(point.compassPointID)));
  // Fetched again with each opening: a change says of which state it is.
  const now = useQuery({
    ...compassPointQuery(point.compassPointID),
    queryKey: queryKeys.compassPoints('edited', point.compassPointID),
    enabled: !savedDraft,
    gcTime: 0,
  });
  const draft = savedDraft ?? (now.data && draftOf(now.data));
  return (
    <Drawer isOpen title={t('edit')} isContentFirst={draft !== undefined} onClose={() => onClosed(null)}>
      {now.error && !draft ? (
        <ErrorState title={t('notOpened')} onRetry={() => void now.refetch()}>
          {t('notOpenedText')}
        </ErrorState>
      ) : (
        <Form draft={draft} scope={scope} marked={point} author={point.author} onClosed={onClosed} />
      )}
    </Drawer>
  );
}

type NewProps = {
  /** A new one, or an unsaved draft. */
  draft: PointDraft;
  marked: Marked;
  onClosed: (saved: CompassPoint | null) => void;
};

/** Creates a compass point on the selection in a document. */
export function NewCompassPointDialog({ draft, marked, onClosed }: NewProps) {
  const t = useMessages('compass-point-dialog');
  const account = useAccount();
  const scope = useDraftScope(marked.contentID);
  return (
    <Drawer isOpen title={t('new')} isContentFirst onClose={() => onClosed(null)}>
      <Form {...{ draft, scope, marked, onClosed }} author={annotationAuthor(account, t('guest'))} />
    </Drawer>
  );
}

type FormProps = {
  draft: PointDraft | undefined;
  scope: DraftScope;
  marked: Marked;
  author: string;
  onClosed: (saved: CompassPoint | null) => void;
};

/** The form, once the compass point and the settings of the document are loaded. */
function Form({ draft, scope, marked, author, onClosed }: FormProps) {
  const t = useMessages('compass-point-dialog');
  const settings = useQuery(settingsQuery(marked.contentID));
  if (settings.error && !settings.data) {
    return (
      <ErrorState title={t('notOpened')} onRetry={() => void settings.refetch()}>
        {t('notOpenedText')}
      </ErrorState>
    );
  }
  if (!draft || !settings.data) return <SkeletonRows rows={4} />;
  return (
    <PointForm
      {...{ draft, scope, marked, author }}
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

const draftIn = (scope: DraftScope, id: string): PointDraft | undefined =>
  pointDrafts.on(scope).find((draft) => draft.id === id);
