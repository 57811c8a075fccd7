import type { Metrics } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from './Section.tsx';

/** What the garbage collector did in the last hour. */
export function CollectorSection({ metrics }: { metrics: Metrics }) {
  const words = useMessages('monitoring');
  const { count, ms, minute } = useMeasures();
  const { short, full, longest } = metrics.garbageCollector;
  const written = ({ count: times, meanMs }: typeof short): string =>
    times === 0 ? count(0) : words('timesMean', { times: count(times), mean: ms(meanMs) });
  return (
    <Section title={words('collector')} about={words('lastHour')}>
      <FactList
        facts={[
          { label: words('shortCollections'), value: written(short), isFigure: true },
          { label: words('fullCollections'), value: written(full), isFigure: true },
          {
            label: words('longestPause'),
            value: longest ? words('pauseAt', { time: ms(longest.ms), at: minute(longest.at) }) : '–',
            isFigure: true,
          },
        ]}
      />
    </Section>
  );
}
