import type { Metrics } from '@norma/contracts';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Measure, Measures } from './Measure.tsx';
import { memoryUses } from './uses.atBuild.ts';
import { Run } from './Run.tsx';
import { Section } from './Section.tsx';
import { aboveSince } from './warning.ts';
import { Warning } from './Warning.tsx';

/** The memory of the process by use, compared with its limit. */
export function MemorySection({ metrics }: { metrics: Metrics }) {
  const t = useMessages('monitoring');
  const { bytes, bytesOf, minute } = useMeasures();
  const warnings = memoryUses.flatMap((use) => {
    const since = aboveSince(metrics, use);
    return since ? [{ use, since }] : [];
  });
  return (
    <Section title={t('memory')} about={t('ofLimit')}>
      <Measures>
        {memoryUses.map((use) => {
          const { used, limit } = metrics.jvm.memory[use];
          const isWarning = warnings.some((warning) => warning.use === use);
          const of = t(`memory.${use}`);
          return (
            <Measure
              key={use}
              label={of}
              value={bytesOf(used, limit)}
              share={limit > 0 ? used / limit : 0}
              isWarning={isWarning}
              lastHour={
                <Run
                  of={of}
                  values={metrics.samples.map(({ memory }) => memory[use])}
                  write={bytes}
                  isWarning={isWarning}
                />
              }
            />
          );
        })}
      </Measures>
      {warnings.map(({ use, since }) => (
        <Warning key={use}>{t('aboveSince', { of: t(`memory.${use}`), time: minute(since) })}</Warning>
      ))}
    </Section>
  );
}
