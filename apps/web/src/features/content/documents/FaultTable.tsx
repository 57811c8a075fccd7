import type { DocumentIssue, IssueKind } from '@norma/contracts';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import type { UrlState } from '../../../ui/hooks/useUrlState.ts';
import type { Place } from '../place.ts';
import { useDocumentLink } from '../useDocumentLink.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { pageSize } from './queries.ts';
import { useCheckingOne } from './useCheckingOne.ts';
import { useFaultColumns } from './useFaultColumns.tsx';

type Props = UrlState<Place<IssueKind>> & {
  list: UseQueryResult<{ total: number; faults: DocumentIssue[] }>;
};

/** What is broken about documents, page by page. */
export function FaultTable({ list, ...at }: Props) {
  const words = useMessages('content');
  const navigate = useNavigate();
  const linkOf = useDocumentLink();
  const columns = useFaultColumns();
  const checking = useCheckingOne();
  const isNarrowed = at.place.kind !== null || at.place.search !== '';
  const actionsOf = (fault: DocumentIssue): RowAction[] => [
    {
      key: 'again',
      label: words('fault.again'),
      icon: <IconRefresh size={18} stroke={1.6} aria-hidden />,
      onAct: () => checking.mutate(fault),
    },
    ...(fault.isOffered
      ? [
          {
            key: 'open',
            label: words('fault.open'),
            icon: <IconExternalLink size={18} stroke={1.6} aria-hidden />,
            onAct: () => void navigate(linkOf(fault.contentCode)),
          },
        ]
      : []),
  ];
  return (
    <ListTable
      caption={words('documents')}
      columns={columns}
      list={list}
      rows={list.data?.faults}
      total={list.data?.total}
      keyOf={({ contentId, kind }) => `${contentId} ${kind}`}
      nameOf={({ designation, kind }) => `${designation}, ${words(`fault.kind.${kind}`)}`}
      actionsOf={actionsOf}
      at={at}
      size={pageSize}
      empty={
        <EmptyState title={words(isNarrowed ? 'noneFound' : 'fault.allWell')}>
          {words(isNarrowed ? 'noneFoundText' : 'fault.allWellText')}
        </EmptyState>
      }
      failed={{ title: words('loadFailed'), text: words('loadFailedText') }}
    />
  );
}
