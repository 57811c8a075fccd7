import type { Metrics } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from './Section.tsx';

/** How requests were answered. */
export function StatusSection({ metrics }: { metrics: Metrics }) {
  const words = useMessages('monitoring');
  const { count, ms } = useMeasures();
  const { percode } = metrics['http.server.requests'];
  return (
    <Section title={words('byStatus')} about={words('lastHour')}>
      <FactList
        facts={percode.map(({ status, count: times, meanMs }) => ({
          label: String(status),
          value: words('timesMean', { times: count(times), mean: ms(meanMs) }),
          isFigure: true,
        }))}
      />
    </Section>
  );
}
