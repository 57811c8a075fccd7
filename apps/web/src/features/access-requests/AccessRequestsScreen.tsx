import type { AccessRequestState, ReceivedAccessRequest } from '@norma/contracts';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { AdminList } from '../../ui/admin/AdminList.tsx';
import { filterParam, listAddress, pageParam } from '../../ui/admin/listAddress.ts';
import { Screen } from '../../ui/layout/Screen.tsx';
import type { RowAction } from '../../ui/tables/DataTable.tsx';
import { ScreenHead } from '../../ui/layout/ScreenHead.tsx';
import { AccessRequestSheet } from './AccessRequestSheet.tsx';
import { accessRequestStates } from './limits.atBuild.ts';
import { receivedRequestsQuery } from './queries.ts';
import { useAccessRequestColumns } from './useAccessRequestColumns.tsx';

const { useList } = listAddress<{ kind: AccessRequestState | null; page: number }>({
  kind: filterParam(accessRequestStates),
  page: pageParam,
});

/** What readers ask for access to, for those who answer. */
export function AccessRequestsScreen() {
  const t = useMessages('access-requests');
  usePageTitle(t('title'));
  const at = useList();
  const { place, goTo } = at;
  const list = useQuery(receivedRequestsQuery(place));
  const [chosen, setChosen] = useState<ReceivedAccessRequest | null>(null);
  const counts = list.data?.counts;
  const actionsOf = (request: ReceivedAccessRequest): RowAction[] => [
    {
      key: 'look',
      label: t(request.state === 'open' ? 'answer' : 'look'),
      icon: <IconEye size={18} stroke={1.6} aria-hidden />,
      onAct: () => setChosen(request),
    },
  ];
  return (
    <Screen>
      <ScreenHead title={t('title')} about={t('screenText')} />
      <AdminList
        at={at}
        tabs={{
          label: t('state'),
          every: { label: t('all'), count: counts ? counts.open + counts.granted + counts.declined : null },
          kinds: accessRequestStates.map((state) => ({
            key: state,
            label: t(`state.${state}`),
            count: counts?.[state] ?? null,
          })),
          chosen: place.kind,
          onChoose: (kind) => goTo({ kind, page: 0 }),
        }}
        caption={t('title')}
        columns={useAccessRequestColumns(setChosen)}
        list={list}
        rows={list.data?.requests}
        total={list.data?.total}
        keyOf={({ id }) => String(id)}
        nameOf={({ document, person }) => `${document.designationNo}, ${person.name}`}
        actionsOf={actionsOf}
        empty={{ title: t('none'), text: t('noneText') }}
        failed={{ title: t('failed'), text: t('formFailedText') }}
      />
      {chosen && (
        <AccessRequestSheet
          request={list.data?.requests.find(({ id }) => id === chosen.id) ?? chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </Screen>
  );
}
