import { useQuery } from '@tanstack/react-query';
import { IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Outdated } from '../Outdated.tsx';
import { LiveHead } from '../LiveHead.tsx';
import { metricsQuery } from '../queries.ts';
import { ThreadsSheet } from '../threads/ThreadsSheet.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePlace, everySeconds, type Every } from './address.ts';
import { EndpointTable } from './EndpointTable.tsx';
import { MemorySection } from './MemorySection.tsx';
import { SpacesSection } from './SpacesSection.tsx';
import { StatusSection } from './StatusSection.tsx';
import { ThreadsSection } from './ThreadsSection.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import type { Metrics } from '@norma/contracts';
import { Measure, Measures } from './Measure.tsx';
import { Section } from './Section.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { Run } from './Run.tsx';
import { warningShare } from './warning.ts';
import { Warning } from './Warning.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import styles from './MetricsScreen.module.css';

/** The metrics of the node that answered: now, and over the last hour. */
export function MetricsScreen() {
  const t = useMessages('monitoring');
  usePageTitle(t('metrics'));
  const { time } = useMeasures();
  const { place, goTo, addressOf } = usePlace();
  const { data, error, isFetching, refetch } = useQuery(metricsQuery(place.every && place.every * 1_000));
  const [showsThreads, setShowsThreads] = useState(false);
  return (
    <Screen>
      <LiveHead
        title={t('metrics')}
        about={data && t('measuredAt', { node: data.node, time: time(data.at) })}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
        actions={
          <>
            <EveryMenu every={place.every} onChoose={(every) => goTo({ ...place, every })} />
            <Button
              icon={<IconStack2 size={16} stroke={1.6} aria-hidden />}
              onClick={() => setShowsThreads(true)}
            >
              {t('threadDump')}
            </Button>
          </>
        }
      />
      {error && data && <Outdated since={data.at} />}
      {error && !data && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      )}
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

/** The hit rates of the caches. */
function CacheSection({ metrics }: { metrics: Metrics }) {
  const t = useMessages('monitoring');
  const { count, share } = useMeasures();
  return (
    <Section title={t('cache')} about={t('hitsLastHour')}>
      <Measures>
        {metrics.cache.map(({ name, hits, misses }) => {
          const lookups = hits + misses;
          return (
            <Measure
              key={name}
              label={t(`cache.${name}`)}
              value={
                lookups === 0
                  ? t('notAsked')
                  : t('hitsOf', { share: share(hits / lookups), asked: count(lookups) })
              }
              share={lookups === 0 ? 0 : hits / lookups}
            />
          );
        })}
      </Measures>
    </Section>
  );
}

/** Garbage collection in the last hour. */
function CollectorSection({ metrics }: { metrics: Metrics }) {
  const t = useMessages('monitoring');
  const { count, ms, minute } = useMeasures();
  const { short, full, longest } = metrics.garbageCollector;
  const written = ({ count: times, meanMs }: typeof short): string =>
    times === 0 ? count(0) : t('timesMean', { times: count(times), mean: ms(meanMs) });
  return (
    <Section title={t('collector')} about={t('lastHour')}>
      <FactList
        facts={[
          { label: t('shortCollections'), value: written(short), isFigure: true },
          { label: t('fullCollections'), value: written(full), isFigure: true },
          {
            label: t('longestPause'),
            value: longest ? t('pauseAt', { time: ms(longest.ms), at: minute(longest.at) }) : '–',
            isFigure: true,
          },
        ]}
      />
    </Section>
  );
}

/** The connections to the database: how many are in use, and how soon one is there. */
function DataSourceSection({ metrics }: { metrics: Metrics }) {
  const t = useMessages('monitoring');
  const { count, ms } = useMeasures();
  const { version, kind, busy, open, most, waiting, connectMs } = metrics.databases;
  const connections = t('connections');
  const isWarning = busy > warningShare * most;
  return (
    <Section
      title={t('dataSource')}
      about={version ? t('databaseIs', { version, kind: t(`kind.${kind}`) }) : t('databaseSilent')}
    >
      <Measures>
        <Measure
          label={connections}
          value={t('of', { some: count(busy), all: count(most) })}
          share={most > 0 ? busy / most : 0}
          isWarning={isWarning}
          lastHour={
            <Run
              of={connections}
              values={metrics.samples.map(({ connectionsBusy }) => connectionsBusy)}
              write={count}
              isWarning={isWarning}
            />
          }
        />
      </Measures>
      {isWarning && <Warning>{t('connectionsWarning')}</Warning>}
      <FactList
        facts={[
          { label: t('openConnections'), value: count(open), isFigure: true },
          { label: t('waiting'), value: count(waiting), isFigure: true },
          { label: t('connectTime'), value: ms(connectMs), isFigure: true },
        ]}
      />
    </Section>
  );
}

type Props = { every: Every; onChoose: (every: Every) => void };

const keyOf = (every: Every): string => String(every ?? 'never');

/** How often the figures come by themselves. */
function EveryMenu({ every, onChoose }: Props) {
  const t = useMessages('monitoring');
  const wordsFor = (each: Every): string =>
    each === null ? t('everyNever') : t('everySeconds', { count: each });
  return (
    <Menu
      title={t('refreshing')}
      label={wordsFor(every)}
      items={everySeconds.map((each) => ({
        key: keyOf(each),
        label: wordsFor(each),
        isChosen: each === every,
      }))}
      onChoose={(key) => onChoose(everySeconds.find((each) => keyOf(each) === key) ?? null)}
    />
  );
}

/** The uptime of the process, and its use of the machine. */
function ProcessSection({ metrics }: { metrics: Metrics }) {
  const t = useMessages('monitoring');
  const { count, share } = useMeasures();
  const moment = useDateTimeFormat({ hasSeconds: true });
  const { startedAt, processor, cores, openFiles, mostFiles, runtime, pid } = metrics.processMetrics;
  const processorName = t('processor');
  return (
    <Section title={t('process')}>
      <Measures>
        <Measure
          label={processorName}
          value={t('ofCores', { share: share(processor), cores })}
          share={processor}
          lastHour={
            <Run
              of={processorName}
              values={metrics.samples.map((sample) => sample.processor)}
              write={share}
            />
          }
        />
        {openFiles !== null && mostFiles !== null && (
          <Measure
            label={t('openFiles')}
            value={t('of', { some: count(openFiles), all: count(mostFiles) })}
            share={openFiles / mostFiles}
            isWarning={openFiles > 0.8 * mostFiles}
          />
        )}
      </Measures>
      <FactList
        facts={[
          { label: t('runningSince'), value: moment(startedAt), isFigure: true },
          { label: t('version'), value: metrics.version, isFigure: true },
          { label: 'Node.js', value: runtime, isFigure: true },
          { label: t('processNumber'), value: String(pid), isFigure: true },
        ]}
      />
    </Section>
  );
}
