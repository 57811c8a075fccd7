import type { Account, Metadata, TenantConfiguration, Tracking } from '@norma/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useSecureLogin } from '../../session/index.ts';
import { type Activity, hasFeature, useLibrary } from '../../documents/forDocumentPage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type State = { data: Tracking | null; trackerUnavailable: boolean };

const trackingQuery = (family: string) =>
  queryOptions({
    queryKey: queryKeys.tracking(family),
    queryFn: ({ signal }): Promise<State> => client.tracking.trackingOf({ query: { family } }, { signal }),
    meta: { isHandled: true }, // A reader who presses it then is told.
  });

/** Follows the changes of a document, or stops; it looks done at once, and as before where it cannot be done. */
export function useTracking(document: Metadata): Activity | null {
  const t = useMessages('documents');
  const library = useLibrary();
  const secureLogin = useSecureLogin();
  const queries = useQueryClient();
  const [hasShownUnavailable, tellUnavailable] = useState(false);
  const isCompany = library.account.userType === 'COMPANY';
  const isShown = isTrackShown(document, library);
  const query = trackingQuery(document.family);
  const state = useQuery({ ...query, enabled: isShown && !isCompany });
  const isOn = state.data?.data?.trackingFlag ?? false;

  const change = useMutation({
    mutationKey: query.queryKey,
    meta: { isHandled: true },
    // What it was before is handed over: what is shown changes before the server has been asked.
    mutationFn: ({ data }: State) =>
      data
        ? client.tracking.toggleTracking({ params: { id: data.id } })
        : client.tracking.track({ query: { contentCode: document.contentCode } }),
    onMutate: async ({ data }) => {
      await queries.cancelQueries(query);
      const changed = { id: data?.id ?? 0, trackingFlag: !data?.trackingFlag };
      queries.setQueryData(query.queryKey, { data: changed, trackerUnavailable: false });
    },
    onSuccess: ({ data }, before) => {
      if (typeof data !== 'string') return showToast({ kind: 'success', message: t('track-suc') });
      queries.setQueryData(query.queryKey, before);
      tellUnavailable(true);
    },
    onError: (_error, before) => {
      queries.setQueryData(query.queryKey, before);
      showToast({ kind: 'error', message: t('changeFailed') });
    },
    onSettled: () => queries.invalidateQueries(query),
  });

  // Without access it can be ended, and not begun.
  if (!isShown || (!document.isEntitled && !isOn)) return null;
  const isChanging = (): boolean => queries.isMutating({ mutationKey: query.queryKey }) > 0;
  const toggle = async (): Promise<void> => {
    if (isChanging()) return;
    const known = await queries.fetchQuery(query).catch(() => null);
    if (!known || known.trackerUnavailable) tellUnavailable(true);
    // Of two presses that waited for this answer one is enough.
    else if (!isChanging()) change.mutate(known);
  };
  const act = (): void => {
    if (isCompany) void secureLogin();
    else if (hasShownUnavailable) tellUnavailable(false);
    else void toggle();
  };
  const Sign = isOn ? IconBellCheck : IconBell;
  return {
    key: 'track',
    label: t(isOn ? 'track.on' : 'track.off'),
    icon: <Sign size={16} stroke={1.6} aria-hidden />,
    isOn,
    onAct: act,
    message: hasShownUnavailable
      ? { text: t('trackerUnavailable'), onClose: () => tellUnavailable(false) }
      : undefined,
  };
}

type TrackingRequest = {
  tenant: Pick<TenantConfiguration, 'features'>;
  account: Pick<Account, 'userType' | 'userMenuList'>;
};

/** Whether a reader may follow the changes of a document; a company may press it, and signs in as a user first. */
export function isTrackShown(
  { allowToTrack }: Pick<Metadata, 'allowToTrack'>,
  { tenant, account }: TrackingRequest,
): boolean {
  if (!allowToTrack || !hasFeature({ tenant }, 'show-tracker')) return false;
  // The menu is the person's own: a company has no entry in it before a user has signed in.
  return account.userType === 'COMPANY' || account.userMenuList.includes('TRACKER');
}
