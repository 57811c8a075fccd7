import type { HealthPart, Health } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Outdated } from '../Outdated.tsx';
import { LiveHead } from '../LiveHead.tsx';
import { healthQuery } from '../queries.ts';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { DetailsSheet } from './DetailsSheet.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import { healthParts } from './parts.atBuild.ts';
import { type HealthRow, useFigures } from './useFigures.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { HealthStatus } from '../HealthStatus.tsx';
import styles from './HealthScreen.module.css';

/** The health of each component of the server, and what to do if one fails. */
export function HealthScreen() {
  const t = useMessages('monitoring');
  usePageTitle(t('health'));
  const { time } = useMeasures();
  const { data, error, isFetching, refetch } = useQuery(healthQuery);
  const [chosen, setChosen] = useState<HealthPart | null>(null);
  const health = chosen && data?.components[chosen];
  return (
    <Screen>
      <LiveHead
        title={t('health')}
        about={data && t('checkedAt', { node: data.node, time: time(data.checkedAt) })}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      {error && data && <Outdated since={data.checkedAt} />}
      {data && <Summary health={data} />}
      {error && !data ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      ) : (
        <HealthTable health={data} onChoose={setChosen} />
      )}
      {chosen && health && <DetailsSheet part={chosen} health={health} onClose={() => setChosen(null)} />}
    </Screen>
  );
}

type Props = { health: Health | undefined; onChoose: (part: HealthPart) => void };

/** Each component of the server, its status, and what to do if it fails. */
function HealthTable({ health, onChoose }: Props) {
  const t = useMessages('monitoring');
  const columns = useHealthColumns(onChoose);
  const rows = healthParts.flatMap((part): HealthRow[] => {
    const known = health?.components[part];
    return known ? [{ ...known, part }] : [];
  });
  return (
    <DataTable
      caption={t('health')}
      columns={columns}
      rows={rows}
      keyOf={({ part }) => part}
      nameOf={({ part }) => t(`part.${part}`)}
      isLoading={!health}
      narrow="stack"
      empty={null}
    />
  );
}

/** How all of it is, in one sentence. */
function Summary({ health: { status, components } }: { health: Health }) {
  const t = useMessages('monitoring');
  const all = Object.values(components);
  const count = all.filter((part) => part.status === status).length;
  return (
    <p className={styles.summary} data-status={status} role="status">
      {status === 'UP' ? t('summary.UP') : t(`summary.${status}`, { count })}
    </p>
  );
}

/** The columns of the list of parts: a figure or two of what works, otherwise the problem and its remedy. */
function useHealthColumns(onChoose: (part: HealthPart) => void): Column<HealthRow>[] {
  const t = useMessages('monitoring');
  const figures = useFigures();
  return [
    { key: 'service', head: t('service'), cell: ({ part }) => <b>{t(`part.${part}`)}</b> },
    { key: 'status', head: t('status'), cell: ({ status }) => <HealthStatus status={status} /> },
    {
      key: 'about',
      head: t('about'),
      cell: (row) =>
        row.problem ? (
          <div className={styles.about}>
            <p className={styles.problem}>{t(`problem.${row.problem}`)}</p>
            <p>{t(`remedy.${row.problem}`)}</p>
          </div>
        ) : (
          <p className={styles.about}>{figures.inShort(row)}</p>
        ),
    },
    {
      key: 'details',
      head: t('figures'),
      cell: ({ part }) => (
        <Button kind="bare" className={styles.details} onClick={() => onChoose(part)}>
          {t('details')}
          <VisuallyHidden> {t(`part.${part}`)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
