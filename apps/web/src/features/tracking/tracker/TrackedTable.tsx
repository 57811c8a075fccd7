import type { TrackedDocument } from '@norma/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconBell, IconBellOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable, type RowAction } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { sizes } from '../../../ui/tables/pagedAddress.ts';
import { queryOf, usePlace } from './address.ts';
import { trackedQuery } from './queries.ts';
import { dateInWords, DocumentEntry, DocumentLink } from '../../documents/index.ts';
import { dayOf } from '../notifications/byDay.ts';
import { client } from '../../../client/client.ts';
import { Designation } from '../../../ui/text/Designation.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useRefresh } from './useRefresh.ts';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The documents that the reader tracks, page by page; each can be opened, paused and removed. */
export function TrackedTable() {
  const t = useMessages('tracking');
  const columns = useColumns();
  const [place, setPlace] = usePlace();
  const { data, error, isFetching, refetch } = useQuery(trackedQuery(place));
  const { toggle, remove } = useTrackedChanges();
  const actionsOf = (tracked: TrackedDocument): readonly RowAction[] => [
    {
      key: 'toggle',
      label: t(tracked.trackingFlag ? 'stop' : 'trackAgain'),
      icon: tracked.trackingFlag ? <IconBellOff {...icon} /> : <IconBell {...icon} />,
      onAct: () => toggle(tracked),
    },
    {
      key: 'remove',
      label: t('remove'),
      icon: <IconTrash {...icon} />,
      isDangerous: true,
      onAct: () => remove(tracked),
    },
  ];
  return (
    <>
      <Switch
        label={t('withThoseOff')}
        isOn={place.withThoseOff}
        onChange={(withThoseOff) => setPlace({ ...place, page: 0, withThoseOff })}
      />
      <DataTable
        caption={t('documents')}
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
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        failure={
          data?.trackerUnavailable
            ? { title: t('unavailable'), text: t('unavailableText'), onRetry: refetch }
            : error && { title: t('failed'), text: t('failedText'), error, onRetry: refetch }
        }
      />
    </>
  );
}

/** The columns of the list of tracked documents. */
function useColumns(): Column<TrackedDocument>[] {
  const t = useMessages('tracking');
  const { i18n, t: words } = useTranslation();
  return [
    {
      key: 'document',
      head: words('ui.document'),
      cell: ({ document }) => (
        <DocumentEntry
          {...document}
          designation={document.designationNo}
          title={document.documentTitle}
          access={document}
        />
      ),
    },
    {
      key: 'lastChange',
      head: t('lastChange'),
      cell: ({ lastChange }) =>
        lastChange
          ? t('changedOn', {
              what: t(`kind.${lastChange.event}`),
              day: dateInWords({ of: 'lastUpdated', day: dayOf(lastChange.at) }, i18n.language),
            })
          : t('neverChanged'),
    },
    {
      key: 'inForce',
      head: t('inForce'),
      cell: ({ document, inForce }) => {
        if (!inForce) return t('noneInForce');
        if (inForce.contentCode === document.contentCode) return t('thisEdition');
        return (
          <DocumentLink contentCode={inForce.contentCode}>
            <Designation value={inForce.designationNo} size="table" />
          </DocumentLink>
        );
      },
    },
    {
      key: 'since',
      head: t('since'),
      cell: ({ trackingSinceDate, trackingFlag }) =>
        trackingFlag
          ? dateInWords({ of: 'lastUpdated', day: dayOf(trackingSinceDate) }, i18n.language)
          : t('noLonger'),
    },
  ];
}

const isHandled = { isHandled: true };

/** Stops tracking a document, tracks it again, or forgets it; each can be undone. */
function useTrackedChanges() {
  const t = useMessages('tracking');
  const onSettled = useRefresh();
  const onError = (): void => showToast({ kind: 'error', message: t('notChanged') });
  const track = useMutation({
    meta: isHandled,
    mutationFn: ({ document: { contentCode } }: TrackedDocument) =>
      client.tracking.track({ query: { contentCode } }),
    onError,
    onSettled,
  });
  const undoToggle = useMutation({
    meta: isHandled,
    mutationFn: ({ id }: TrackedDocument) => client.tracking.toggleTracking({ params: { id } }),
    onError,
    onSettled,
  });
  const toggle = useMutation({
    meta: isHandled,
    mutationFn: ({ id }: TrackedDocument) => client.tracking.toggleTracking({ params: { id } }),
    onSuccess: ({ data }, tracked) =>
      typeof data === 'string'
        ? showToast({ kind: 'error', message: t('unavailable') })
        : showToast({
            kind: 'success',
            message: t('track-suc'),
            action: { label: t('undo'), onAct: () => undoToggle.mutate(tracked) },
          }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    meta: isHandled,
    mutationFn: ({ id }: TrackedDocument) => client.tracking.removeTracking({ params: { id } }),
    onSuccess: (_, tracked) =>
      showToast({
        kind: 'success',
        message: t('del-fav-success'),
        action: { label: t('undo'), onAct: () => track.mutate(tracked) },
      }),
    onError,
    onSettled,
  });
  return { toggle: toggle.mutate, remove: remove.mutate };
}
