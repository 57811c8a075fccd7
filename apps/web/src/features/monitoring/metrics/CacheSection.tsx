import type { Metrics } from '@norma/contracts';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Measure, Measures } from './Measure.tsx';
import { Section } from './Section.tsx';

/** How often what can be made again was there already. */
export function CacheSection({ metrics }: { metrics: Metrics }) {
  const words = useMessages('monitoring');
  const { count, share } = useMeasures();
  return (
    <Section title={words('cache')} about={words('hitsLastHour')}>
      <Measures>
        {metrics.cache.map(({ name, hits, misses }) => {
          const asked = hits + misses;
          return (
            <Measure
              key={name}
              label={words(`cache.${name}`)}
              value={
                asked === 0
                  ? words('notAsked')
                  : words('hitsOf', { share: share(hits / asked), asked: count(asked) })
              }
              share={asked === 0 ? 0 : hits / asked}
            />
          );
        })}
      </Measures>
    </Section>
  );
}
