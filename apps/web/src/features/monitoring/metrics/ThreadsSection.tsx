import type { Metrics } from '@norma/contracts';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Measure, Measures } from './Measure.tsx';
import { Run } from './Run.tsx';
import { Section } from './Section.tsx';

/** Whether the main thread keeps up, and how many of the others are busy. */
export function ThreadsSection({ metrics }: { metrics: Metrics }) {
  const t = useMessages('monitoring');
  const { count, ms } = useMeasures();
  const { started, most, eventLoop, pools } = metrics.threads;
  const eventLoopName = t('eventLoop');
  return (
    <Section title={t('threads')} about={t('startedOf', { started: count(started), most: count(most) })}>
      <Measures>
        <Measure
          label={eventLoopName}
          value={t('p95', { time: ms(eventLoop.p95Ms) })}
          share={eventLoop.busy}
          lastHour={
            <Run
              of={eventLoopName}
              values={metrics.samples.map(({ eventLoopP95Ms }) => eventLoopP95Ms)}
              write={ms}
            />
          }
        />
        {pools.map(({ kind, busy, most: there, waiting }) => (
          <Measure
            key={kind}
            label={t(`work.${kind}`)}
            value={
              waiting > 0
                ? t('busyAndWaiting', { busy: count(busy), most: count(there), waiting: count(waiting) })
                : t('busyOf', { busy: count(busy), most: count(there) })
            }
            share={there > 0 ? busy / there : 0}
          />
        ))}
      </Measures>
    </Section>
  );
}
