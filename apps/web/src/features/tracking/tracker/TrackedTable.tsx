import type { TrackedDocument } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { IconBell, IconBellOff, IconTrash } from '@tabler/icons-react';
import { DataTable, type RowAction } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { queryOf, sizes, usePlace } from './address.ts';
import { trackedQuery } from './queries.ts';
import { useColumns } from './useColumns.tsx';
import { useTrackedChanges } from './useTrackedChanges.ts';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The documents that the reader tracks, page by page; each can be opened, paused and removed. */
export function TrackedTable() {
  const words = useMessages('tracking');
  const columns = useColumns();
  const [place, setPlace] = usePlace();
  const { data, error, isFetching, refetch } = useQuery(trackedQuery(place));
  const { toggle, remove } = useTrackedChanges();
  const actionsOf = (tracked: TrackedDocument): readonly RowAction[] => [
    {
      key: 'toggle',
      label: words(tracked.trackingFlag ? 'stop' : 'trackAgain'),
      icon: tracked.trackingFlag ? <IconBellOff {...icon} /> : <IconBell {...icon} />,
      onAct: () => toggle(tracked),
    },
    {
      key: 'remove',
      label: words('remove'),
      icon: <IconTrash {...icon} />,
      isDangerous: true,
      onAct: () => remove(tracked),
    },
  ];
  return (
    <>
      <Switch
        label={words('withThoseOff')}
        isOn={place.withThoseOff}
        onChange={(withThoseOff) => setPlace({ ...place, page: 0, withThoseOff })}
      />
      <DataTable
        caption={words('documents')}
        columns={columns}
        rows={data?.result ?? []}
        keyOf={({ id }) => String(id)}
        nameOf={({ document }) => document.designationNo}
        actionsOf={actionsOf}
        paging={{
          page: place.page,
          size: place.size,
          total: data?.count ?? 0,
          sizes,
          onPage: (at) => setPlace({ ...place, ...at }),
          hrefOf: (page) => `/trackChanges${queryOf({ ...place, page })}`,
        }}
        isLoading={isFetching}
        narrow="stack"
        empty={<EmptyState title={words('none')}>{words('noneText')}</EmptyState>}
        failure={
          data?.trackerUnavailable ? (
            <ErrorState title={words('unavailable')} onRetry={() => void refetch()}>
              {words('unavailableText')}
            </ErrorState>
          ) : (
            error && (
              <ErrorState title={words('failed')} onRetry={() => void refetch()} error={error}>
                {words('failedText')}
              </ErrorState>
            )
          )
        }
      />
    </>
  );
}
