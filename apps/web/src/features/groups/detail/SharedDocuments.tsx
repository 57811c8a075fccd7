import type { GroupDetail, GroupDocument } from '@norma/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconFileMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DataTable, type RowAction } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useAccount } from '../../session/index.ts';
import { documentsCalled } from '../filters.ts';
import { calledIn } from '../names.ts';
import { SearchInput } from '../picker/SearchInput.tsx';
import { documentsQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useColumns } from './useColumns.tsx';
import { laterClient } from '../../../client/laterClient.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useGroupChange } from '../useGroupChange.ts';
import styles from './SharedDocuments.module.css';

const usualSize = 10;
const sizes = [10, 20, 50, 100] as const;

type Props = { group: GroupDetail; onAdd: () => void };

/** The documents of a group, page by page; its owner can take them out. */
export function SharedDocuments({ group: { groupID, createdById }, onAdd }: Props) {
  const t = useMessages('groups');
  const { id } = useAccount();
  const columns = useColumns();
  const remove = useRemoval(groupID);
  const { data: all = [], error, isPending, refetch } = useQuery(documentsQuery(groupID));
  const [filter, setFilter] = useState('');
  const [{ page, size }, setPlace] = useState({ page: 0, size: usualSize });
  const isOwner = createdById === id;
  const found = documentsCalled(all, filter);
  // The last one of a page may have been taken out.
  const here = Math.max(0, Math.min(page, Math.ceil(found.length / size) - 1));
  const actionsOf = (document: GroupDocument): readonly RowAction[] => [
    {
      key: 'remove',
      label: t('remove'),
      icon: <IconFileMinus size={16} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => remove(document),
    },
  ];
  const empty =
    all.length === 0 ? (
      <EmptyState
        title={t('noDocuments')}
        {...(isOwner && { actions: <Button onClick={onAdd}>{t('addDocuments')}</Button> })}
      >
        {t('noDocumentsText')}
      </EmptyState>
    ) : (
      <EmptyState
        title={t('nothingFound')}
        actions={<Button onClick={() => setFilter('')}>{t('showAll')}</Button>}
      >
        {t('nothingFoundText')}
      </EmptyState>
    );
  return (
    <section className={styles.shared} aria-labelledby="shared-documents">
      <div className={styles.head}>
        <h2 className={styles.title} id="shared-documents">
          {t('shared')}
        </h2>
        {all.length > 0 && (
          <div className={styles.find}>
            <SearchInput
              label={t('find')}
              value={filter}
              onChange={(typed) => {
                setFilter(typed);
                setPlace({ page: 0, size });
              }}
            />
          </div>
        )}
      </div>
      <DataTable
        caption={t('shared')}
        columns={columns}
        rows={found.slice(here * size, (here + 1) * size)}
        keyOf={({ contentID }) => String(contentID)}
        nameOf={(document) => calledIn(document) || t('nameless')}
        {...(isOwner && { actionsOf })}
        paging={{ page: here, size, total: found.length, sizes, onPage: setPlace }}
        isLoading={isPending}
        narrow="stack"
        empty={empty}
        failure={
          error && { title: t('documentsFailed'), text: t('detailFailedText'), error, onRetry: refetch }
        }
      />
    </section>
  );
}

/** Takes a document out of a group: it goes at once, and comes back where that did not work or is undone. */
function useRemoval(groupId: number): (document: GroupDocument) => void {
  const t = useMessages('groups');
  const queries = useQueryClient();
  const { queryKey } = documentsQuery(groupId);
  const putBack = useGroupChange({
    success: 'documents',
    change: (contentCode: string) =>
      laterClient.groups.changeDocuments({
        body: { sharedWithGroupID: groupId, addContentCodes: [contentCode] },
      }),
  });
  const removal = useGroupChange({
    success: null,
    change: ({ contentID }: GroupDocument) =>
      laterClient.groups.changeDocuments({
        body: { sharedWithGroupID: groupId, removeContentIds: [contentID] },
      }),
  });
  return (document) => {
    const { contentID, contentCode, isRemoved } = document;
    queries.setQueryData(queryKey, (all) => all?.filter((each) => each.contentID !== contentID));
    removal.mutate(document, {
      onSuccess: () =>
        showToast({
          kind: 'info',
          message: t('said.documentDeleted', { document: calledIn(document) || t('nameless') }),
          // Documents that are no longer in the library cannot be added again.
          ...(!isRemoved && {
            action: { label: t('undo'), onAct: () => putBack.mutate(contentCode) },
          }),
        }),
    });
  };
}
