import type { MailList, OutgoingMail } from '@norma/contracts';
import { IconEye, IconSend } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { CallRefused } from '../../../client/client.ts';
import { DataTable, type RowAction } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useWords } from '../useWords.ts';
import type { usePlace } from './address.ts';
import { pageSize } from './queries.ts';
import { mailStates } from './states.atBuild.ts';
import { isStuck } from './stuck.ts';
import { useMailColumns } from './useMailColumns.tsx';
import parts from './MailTable.module.css';

type Props = ReturnType<typeof usePlace> & {
  list: UseQueryResult<MailList>;
  onChoose: (mail: OutgoingMail) => void;
  onSendAgain: (mail: OutgoingMail) => void;
};

const panelId = 'mails';
const every = 'every';

/** Mails by state, page by page. */
export function MailTable({ place, addressOf, goTo, list, onChoose, onSendAgain }: Props) {
  const words = useWords();
  const { data, error } = list;
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
    <div className={parts.list}>
      <Tabs
        tabs={[
          { key: every, label: words('every'), count: total },
          ...shown.map((state) => ({ key: state, label: words(`state.${state}`), count: countOf(state) })),
        ]}
        chosen={place.state ?? every}
        label={words('standing')}
        panelId={panelId}
        onChoose={(key) =>
          goTo({ ...place, state: mailStates.find((state) => state === key) ?? null, page: 0 })
        }
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={place.state ? words(`state.${place.state}`) : words('every')}
      >
        <DataTable
          caption={words('mails')}
          columns={columns}
          rows={data?.mails ?? []}
          keyOf={({ id }) => id}
          nameOf={subjectOf}
          actionsOf={actionsOf}
          paging={{
            page: place.page,
            size: pageSize,
            total: data?.total ?? 0,
            onPage: ({ page }) => goTo({ ...place, page }),
            hrefOf: (page) => addressOf({ ...place, page }),
          }}
          isLoading={list.isPlaceholderData || list.isPending}
          narrow="stack"
          empty={
            <EmptyState title={words(isNarrowed ? 'noneFound' : 'none')}>
              {words(isNarrowed ? 'noneFoundText' : 'noneText')}
            </EmptyState>
          }
          failure={
            error &&
            !data && (
              <ErrorState
                title={words('listFailed')}
                onRetry={() => void list.refetch()}
                {...(error instanceof CallRefused && { requestId: error.requestId })}
              >
                {words('listFailedText')}
              </ErrorState>
            )
          }
        />
      </div>
    </div>
  );
}
