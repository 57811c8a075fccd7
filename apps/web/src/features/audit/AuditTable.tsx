import type { AuditKind } from '@norma/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TabbedList } from '../../ui/lists/TabbedList.tsx';
import { ListTable } from '../../ui/tables/ListTable.tsx';
import type { Place, usePlace } from './place.ts';
import type { AuditPage } from './queries.ts';
import { auditKinds, auditTypes } from './types.atBuild.ts';
import { useAuditColumns } from './useAuditColumns.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = ReturnType<typeof usePlace> & { list: UseQueryResult<AuditPage>; size: number };

/** Beside those to the page before and the one after. */
const maxPageButtons = 5;

/** Audits of each kind, page by page. */
export function AuditTable({ list, size, goToStart, ...at }: Props) {
  const words = useMessages('audit');
  const { place, goTo } = at;
  const { data } = list;
  const columns = useAuditColumns();
  const chooseKind = (kind: AuditKind | null): void => {
    const isOfKind = place.type !== null && kind !== null && auditTypes[place.type] === kind;
    goTo({ kind, type: kind === null || isOfKind ? place.type : null, page: 0 });
  };
  const sortBy = (by: string, direction: Place['sort']['direction']): void => {
    if (by === 'timestamp' || by === 'principal' || by === 'type') goTo({ sort: { by, direction }, page: 0 });
  };

  return (
    <TabbedList
      label={words('kinds')}
      every={{ label: words('every') }}
      kinds={auditKinds.map((kind) => ({ key: kind, label: words(`kind.${kind}`) }))}
      chosen={place.kind}
      onChoose={chooseKind}
    >
      <ListTable
        caption={words('audits')}
        columns={columns}
        list={list}
        rows={data?.audits}
        total={data?.total}
        keyOf={({ id }) => String(id)}
        nameOf={({ timestamp }) => timestamp}
        sort={place.sort}
        onSort={({ by, direction }) => sortBy(by, direction)}
        at={at}
        size={size}
        max={maxPageButtons}
        empty={
          <EmptyState
            title={words('none')}
            actions={<Button onClick={goToStart}>{words('everythingAgain')}</Button>}
          >
            {words('noneText')}
          </EmptyState>
        }
        failed={{ title: words('failed'), text: words('failedText') }}
      />
    </TabbedList>
  );
}
