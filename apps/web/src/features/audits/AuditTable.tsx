import type { UseQueryResult } from '@tanstack/react-query';
import { CallRefused } from '../../client/client.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { Place, usePlace } from './place.ts';
import type { AuditPage } from './queries.ts';
import { auditKinds, auditTypes } from './types.atBuild.ts';
import { useAuditColumns } from './useAuditColumns.tsx';
import { useWords } from './useWords.ts';
import parts from './AuditTable.module.css';

type Props = ReturnType<typeof usePlace> & { list: UseQueryResult<AuditPage>; size: number };

const panelId = 'audits';
const every = 'every';
/** Beside those to the page before and the one after. */
const mostPageButtons = 5;

/** Audits of each kind, page by page. */
export function AuditTable({ place, addressOf, goTo, goToStart, list, size }: Props) {
  const words = useWords();
  const { data, error } = list;
  const columns = useAuditColumns();
  const chooseKind = (key: string): void => {
    const kind = auditKinds.find((each) => each === key) ?? null;
    const isOfKind = place.type !== null && kind !== null && auditTypes[place.type] === kind;
    goTo({ ...place, kind, type: kind === null || isOfKind ? place.type : null, page: 0 });
  };
  const sortBy = (by: string, direction: Place['sort']['direction']): void => {
    if (by === 'timestamp' || by === 'principal' || by === 'type')
      goTo({ ...place, sort: { by, direction }, page: 0 });
  };

  return (
    <div className={parts.list}>
      <Tabs
        tabs={[
          { key: every, label: words('every') },
          ...auditKinds.map((kind) => ({ key: kind, label: words(`kind.${kind}`) })),
        ]}
        chosen={place.kind ?? every}
        label={words('kinds')}
        panelId={panelId}
        onChoose={chooseKind}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={place.kind ? words(`kind.${place.kind}`) : words('every')}
      >
        <DataTable
          caption={words('audits')}
          columns={columns}
          rows={data?.audits ?? []}
          keyOf={({ id }) => String(id)}
          nameOf={({ timestamp }) => timestamp}
          sort={place.sort}
          onSort={({ by, direction }) => sortBy(by, direction)}
          paging={{
            page: place.page,
            size,
            total: data?.total ?? 0,
            most: mostPageButtons,
            onPage: ({ page }) => goTo({ ...place, page }),
            hrefOf: (page) => addressOf({ ...place, page }),
          }}
          isLoading={list.isPlaceholderData || list.isPending}
          narrow="stack"
          empty={
            <EmptyState
              title={words('none')}
              actions={<Button onClick={goToStart}>{words('everythingAgain')}</Button>}
            >
              {words('noneText')}
            </EmptyState>
          }
          failure={
            error &&
            !data && (
              <ErrorState
                title={words('failed')}
                onRetry={() => void list.refetch()}
                {...(error instanceof CallRefused && { requestId: error.requestId })}
              >
                {words('failedText')}
              </ErrorState>
            )
          }
        />
      </div>
    </div>
  );
}
