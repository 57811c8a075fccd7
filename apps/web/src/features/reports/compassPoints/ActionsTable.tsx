import type { Deeds } from '@norma/contracts';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = {
  periods: readonly { key: string; label: string; days: readonly Deeds[] }[];
  /** What the periods are, such as "Day". */
  axis: string;
};

const actions = ['made', 'edited', 'moved', 'shared', 'deactivated', 'reactivated'] as const;

/** Everything that was done with compass points, period by period: more than bars can tell. */
export function ActionsTable({ periods, axis }: Props) {
  const t = useMessages('reports');
  const write = useNumberFormat();
  return (
    <DataTable
      caption={t('donePer.day')}
      columns={[
        { key: 'period', head: axis, cell: ({ label }) => label },
        ...actions.map((action) => ({
          key: action,
          head: t(action),
          cell: ({ days }: Props['periods'][number]) =>
            write(days.reduce((sum, day) => sum + day[action], 0)),
          isFigure: true,
        })),
      ]}
      rows={periods}
      keyOf={({ key }) => key}
      nameOf={({ label }) => label}
      empty={t('nothingDone')}
    />
  );
}
