import type { MailList, OutgoingMail } from '@norma/contracts';
import { IconEye, IconSend } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RowAction } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { TabbedList } from '../../../ui/lists/TabbedList.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { usePlace } from './address.ts';
import { pageSize } from './queries.ts';
import { mailStates } from './states.atBuild.ts';
import { isStuck } from './stuck.ts';
import { useMailColumns } from './useMailColumns.tsx';

type Props = ReturnType<typeof usePlace> & {
  list: UseQueryResult<MailList>;
  onChoose: (mail: OutgoingMail) => void;
  onSendAgain: (mail: OutgoingMail) => void;
};

/** Mails by state, page by page. */
export function MailTable({ list, onChoose, onSendAgain, ...at }: Props) {
  const words = useMessages('admin');
  const { place, goTo } = at;
  const { data } = list;
  const countOf = (state: string): number | null =>
    data ? (data.counts.find((each) => each.state === state)?.count ?? 0) : null;
  const total = data ? data.counts.reduce((sum, { count }) => sum + count, 0) : null;
  const shown = mailStates.filter((state) => state === place.state || (countOf(state) ?? 0) > 0);
  const subjectOf = ({ subject }: OutgoingMail): string => subject ?? words('notWritten');

  const columns = useMailColumns(subjectOf, onChoose);
  const actionsOf = (mail: OutgoingMail): RowAction[] => [
    {
      key: 'look',
      label: words('look'),
      icon: <IconEye size={18} stroke={1.6} aria-hidden />,
      onAct: () => onChoose(mail),
    },
    ...(isStuck(mail)
      ? [
          {
            key: 'again',
            label: words('sendAgain'),
            icon: <IconSend size={18} stroke={1.6} aria-hidden />,
            onAct: () => onSendAgain(mail),
          },
        ]
      : []),
  ];
  const isNarrowed = place.search !== '' || place.state !== null;

  return (
    <TabbedList
      label={words('standing')}
      every={{ label: words('every'), count: total }}
      kinds={shown.map((state) => ({ key: state, label: words(`state.${state}`), count: countOf(state) }))}
      chosen={place.state}
      onChoose={(state) => goTo({ state, page: 0 })}
    >
      <ListTable
        caption={words('mails')}
        columns={columns}
        list={list}
        rows={data?.mails}
        total={data?.total}
        keyOf={({ id }) => id}
        nameOf={subjectOf}
        actionsOf={actionsOf}
        at={at}
        size={pageSize}
        empty={
          <EmptyState title={words(isNarrowed ? 'noneFound' : 'none')}>
            {words(isNarrowed ? 'noneFoundText' : 'noneText')}
          </EmptyState>
        }
        failed={{ title: words('listFailed'), text: words('listFailedText') }}
      />
    </TabbedList>
  );
}
