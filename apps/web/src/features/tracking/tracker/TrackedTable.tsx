import type { TrackedDocument } from '@norma/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconBell, IconBellOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Column, DataTable, type RowAction } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { queryOf, sizes, usePlace } from './address.ts';
import { trackedQuery } from './queries.ts';
import { Designation } from '../../../ui/text/Designation.tsx';
import { languageOfText } from '../../../ui/text/languageOfText.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { dateInWords, documentPath, fetchDocumentScreens } from '../../documents/index.ts';
import { useAccount } from '../../session/index.ts';
import { dayOf } from '../notifications/byDay.ts';
import { client } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/Toasts.tsx';
import { useRefresh } from './useRefresh.ts';

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

/** What the list says of each tracked document. */
function useColumns(): Column<TrackedDocument>[] {
  const words = useMessages('tracking');
  const { i18n } = useTranslation();
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  return [
    {
      key: 'designation',
      head: words('designation'),
      cell: ({ document: { contentCode, designationNo } }) => (
        <Link
          to={documentPath({ contentCode, isDrm })}
          onPointerEnter={fetchDocumentScreens}
          onFocus={fetchDocumentScreens}
        >
          <Designation value={designationNo} size="table" />
        </Link>
      ),
    },
    {
      key: 'title',
      head: words('documentTitle'),
      cell: ({ document: { documentTitle, language } }) => (
        <bdi lang={languageOfText(documentTitle, language)}>{documentTitle}</bdi>
      ),
    },
    {
      key: 'status',
      head: words('status'),
      cell: ({ document: { status } }) => <Status status={status} />,
    },
    {
      key: 'since',
      head: words('since'),
      cell: ({ trackingSinceDate, trackingFlag }) =>
        trackingFlag
          ? dateInWords({ of: 'lastUpdated', day: dayOf(trackingSinceDate) }, i18n.language)
          : words('noLonger'),
    },
  ];
}

const isHandled = { isHandled: true };

/** Stops tracking a document, tracks it again, or forgets it; each can be undone. */
function useTrackedChanges() {
  const words = useMessages('tracking');
  const onSettled = useRefresh();
  const onError = (): void => showToast({ kind: 'error', message: words('notChanged') });
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
        ? showToast({ kind: 'error', message: words('unavailable') })
        : showToast({
            kind: 'success',
            message: words('track-suc'),
            action: { label: words('undo'), onAct: () => undoToggle.mutate(tracked) },
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
        message: words('del-fav-success'),
        action: { label: words('undo'), onAct: () => track.mutate(tracked) },
      }),
    onError,
    onSettled,
  });
  return { toggle: toggle.mutate, remove: remove.mutate };
}
