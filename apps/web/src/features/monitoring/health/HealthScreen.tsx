import type { HealthPart } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTitle } from '../../../words/usePageTitle.ts';
import { Failure, Outdated } from '../Failure.tsx';
import { healthQuery } from '../queries.ts';
import { ScreenHead } from '../ScreenHead.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useWords } from '../useWords.ts';
import { DetailsSheet } from './DetailsSheet.tsx';
import { HealthTable } from './HealthTable.tsx';
import { Summary } from './Summary.tsx';
import screen from '../Screen.module.css';

/** Whether each part of the server works, and what to do where one does not. */
export function HealthScreen() {
  const words = useWords();
  usePageTitle(words('health'));
  const { time } = useMeasures();
  const { data, error, isFetching, refetch } = useQuery(healthQuery);
  const [chosen, setChosen] = useState<HealthPart | null>(null);
  const health = chosen && data?.components[chosen];
  return (
    <div className={screen.screen}>
      <ScreenHead title={words('health')} isRefreshing={isFetching} onRefresh={() => void refetch()}>
        {data && words('checkedAt', { node: data.node, time: time(data.checkedAt) })}
      </ScreenHead>
      {error && data && <Outdated since={data.checkedAt} />}
      {data && <Summary health={data} />}
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <HealthTable health={data} onChoose={setChosen} />
      )}
      {chosen && health && <DetailsSheet part={chosen} health={health} onClose={() => setChosen(null)} />}
    </div>
  );
}
