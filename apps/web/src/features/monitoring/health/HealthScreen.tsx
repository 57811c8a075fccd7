import type { HealthPart } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Failure, Outdated } from '../Failure.tsx';
import { LiveHead } from '../LiveHead.tsx';
import { healthQuery } from '../queries.ts';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { DetailsSheet } from './DetailsSheet.tsx';
import { HealthTable } from './HealthTable.tsx';
import { Summary } from './Summary.tsx';

/** Whether each part of the server works, and what to do where one does not. */
export function HealthScreen() {
  const words = useMessages('monitoring');
  usePageTitle(words('health'));
  const { time } = useMeasures();
  const { data, error, isFetching, refetch } = useQuery(healthQuery);
  const [chosen, setChosen] = useState<HealthPart | null>(null);
  const health = chosen && data?.components[chosen];
  return (
    <Screen>
      <LiveHead
        title={words('health')}
        about={data && words('checkedAt', { node: data.node, time: time(data.checkedAt) })}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      {error && data && <Outdated since={data.checkedAt} />}
      {data && <Summary health={data} />}
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <HealthTable health={data} onChoose={setChosen} />
      )}
      {chosen && health && <DetailsSheet part={chosen} health={health} onClose={() => setChosen(null)} />}
    </Screen>
  );
}
