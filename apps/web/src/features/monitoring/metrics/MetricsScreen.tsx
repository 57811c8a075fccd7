import { useQuery } from '@tanstack/react-query';
import { IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Failure, Outdated } from '../Failure.tsx';
import { LiveHead } from '../LiveHead.tsx';
import { metricsQuery } from '../queries.ts';
import { ThreadsSheet } from '../threads/ThreadsSheet.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePlace } from './address.ts';
import { CacheSection } from './CacheSection.tsx';
import { CollectorSection } from './CollectorSection.tsx';
import { DataSourceSection } from './DataSourceSection.tsx';
import { EndpointTable } from './EndpointTable.tsx';
import { EveryMenu } from './EveryMenu.tsx';
import { MemorySection } from './MemorySection.tsx';
import { ProcessSection } from './ProcessSection.tsx';
import { SpacesSection } from './SpacesSection.tsx';
import { StatusSection } from './StatusSection.tsx';
import { ThreadsSection } from './ThreadsSection.tsx';
import styles from './MetricsScreen.module.css';

/** What the node measures that has answered: now, and over the last hour. */
export function MetricsScreen() {
  const words = useMessages('monitoring');
  usePageTitle(words('metrics'));
  const { time } = useMeasures();
  const { place, goTo, addressOf } = usePlace();
  const { data, error, isFetching, refetch } = useQuery(metricsQuery(place.every && place.every * 1_000));
  const [showsThreads, setShowsThreads] = useState(false);
  return (
    <Screen>
      <LiveHead
        title={words('metrics')}
        about={data && words('measuredAt', { node: data.node, time: time(data.at) })}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
        actions={
          <>
            <EveryMenu every={place.every} onChoose={(every) => goTo({ ...place, every })} />
            <Button
              icon={<IconStack2 size={16} stroke={1.6} aria-hidden />}
              onClick={() => setShowsThreads(true)}
            >
              {words('threadDump')}
            </Button>
          </>
        }
      />
      {error && data && <Outdated since={data.at} />}
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={8} />}
      {data && (
        <div className={styles.figures}>
          <div className={styles.three}>
            <MemorySection metrics={data} />
            <ThreadsSection metrics={data} />
            <ProcessSection metrics={data} />
          </div>
          <EndpointTable metrics={data} place={place} goTo={goTo} addressOf={addressOf} />
          <div className={styles.three}>
            <CollectorSection metrics={data} />
            <CacheSection metrics={data} />
            <DataSourceSection metrics={data} />
            <StatusSection metrics={data} />
            <SpacesSection metrics={data} />
          </div>
        </div>
      )}
      {showsThreads && <ThreadsSheet onClose={() => setShowsThreads(false)} />}
    </Screen>
  );
}
