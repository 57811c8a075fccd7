import type { Metrics } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from './Section.tsx';

/** How requests were answered. */
export function StatusSection({ metrics }: { metrics: Metrics }) {
  const t = useMessages('monitoring');
  const { count, ms } = useMeasures();
  const { percode } = metrics['http.server.requests'];
  return (
    <Section title={t('byStatus')} about={t('lastHour')}>
      <FactList
        facts={percode.map(({ status, count: times, meanMs }) => ({
          label: String(status),
          value: t('timesMean', { times: count(times), mean: ms(meanMs) }),
          isFigure: true,
        }))}
      />
    </Section>
  );
}
