import type { DocumentFault } from '@norma/contracts';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { DataTable, type RowAction } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Failed } from '../Failed.tsx';
import { useDocumentLink } from '../useDocumentLink.ts';
import { useWords } from '../useWords.ts';
import { pageSize } from './queries.ts';
import { useCheckingOne } from './useCheckingOne.ts';
import { useFaultColumns } from './useFaultColumns.tsx';

type Props = {
  list: UseQueryResult<{ total: number; faults: DocumentFault[] }>;
  page: number;
  isNarrowed: boolean;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
};

/** What is broken about documents, page by page. */
export function FaultTable({ list, page, isNarrowed, hrefOf, onPage }: Props) {
  const words = useWords();
  const navigate = useNavigate();
  const linkOf = useDocumentLink();
  const columns = useFaultColumns();
  const checking = useCheckingOne();
  const { data, error } = list;
  const actionsOf = (fault: DocumentFault): RowAction[] => [
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
    <DataTable
      caption={words('documents')}
      columns={columns}
      rows={data?.faults ?? []}
      keyOf={({ contentId, kind }) => `${contentId} ${kind}`}
      nameOf={({ designation, kind }) => `${designation}, ${words(`fault.kind.${kind}`)}`}
      actionsOf={actionsOf}
      paging={{ page, size: pageSize, total: data?.total ?? 0, onPage: (to) => onPage(to.page), hrefOf }}
      isLoading={list.isPlaceholderData || list.isPending}
      narrow="stack"
      empty={
        <EmptyState title={words(isNarrowed ? 'noneFound' : 'fault.allWell')}>
          {words(isNarrowed ? 'noneFoundText' : 'fault.allWellText')}
        </EmptyState>
      }
      failure={error && !data && <Failed error={error} onRetry={() => void list.refetch()} />}
    />
  );
}
