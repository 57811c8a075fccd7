import type { Metrics } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Measure, Measures } from './Measure.tsx';
import { Run } from './Run.tsx';
import { Section } from './Section.tsx';

/** Since when the process runs, and what it takes of the machine. */
export function ProcessSection({ metrics }: { metrics: Metrics }) {
  const words = useMessages('monitoring');
  const { count, share, moment } = useMeasures();
  const { startedAt, processor, cores, openFiles, mostFiles, runtime, pid } = metrics.processMetrics;
  const processorName = words('processor');
  return (
    <Section title={words('process')}>
      <Measures>
        <Measure
          label={processorName}
          value={words('ofCores', { share: share(processor), cores })}
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
            label={words('openFiles')}
            value={words('of', { some: count(openFiles), all: count(mostFiles) })}
            share={openFiles / mostFiles}
            isWarning={openFiles > 0.8 * mostFiles}
          />
        )}
      </Measures>
      <FactList
        facts={[
          { label: words('runningSince'), value: moment(startedAt), isFigure: true },
          { label: words('version'), value: metrics.version, isFigure: true },
          { label: 'Node.js', value: runtime, isFigure: true },
          { label: words('processNumber'), value: String(pid), isFigure: true },
        ]}
      />
    </Section>
  );
}
