import type { Metrics } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from './Section.tsx';

/** The spaces of the heap, by the names that the runtime has for them. */
export function SpacesSection({ metrics }: { metrics: Metrics }) {
  const t = useMessages('monitoring');
  const { bytesOf } = useMeasures();
  const spaces = metrics.jvm.spaces.filter(({ committed }) => committed > 0);
  return (
    <Section title={t('heapSpaces')} about={t('usedOfTaken')}>
      <FactList
        facts={spaces.map(({ name, used, committed }) => ({
          label: name,
          value: bytesOf(used, committed),
          isFigure: true,
        }))}
      />
    </Section>
  );
}
