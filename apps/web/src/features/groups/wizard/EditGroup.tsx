import type { Group } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { shownName } from '../names.ts';
import { documentsQuery, groupQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Step } from './draft.ts';
import { GroupWizard } from './GroupWizard.tsx';

type Props = { group: Pick<Group, 'groupID' | 'name'>; startAt?: Step; onClosed: () => void };

/** Edits a group, starting from its current state. */
export function EditGroup({ group: { groupID, name }, startAt = 'texts', onClosed }: Props) {
  const t = useMessages('groups');
  const detail = useQuery(groupQuery(groupID));
  const documents = useQuery(documentsQuery(groupID));
  if (detail.isFetchedAfterMount && documents.isFetchedAfterMount && detail.data && documents.data) {
    const existing = { detail: detail.data, documents: documents.data };
    return <GroupWizard existing={existing} startAt={startAt} onClosed={onClosed} />;
  }
  const retry = (): void => {
    void detail.refetch();
    void documents.refetch();
  };
  return (
    <Drawer isOpen isWide title={t('editTitle', { name: shownName(name) })} onClose={onClosed}>
      {detail.error || documents.error ? (
        <ErrorState title={t('detailFailed')} onRetry={retry}>
          {t('detailFailedText')}
        </ErrorState>
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Drawer>
  );
}
