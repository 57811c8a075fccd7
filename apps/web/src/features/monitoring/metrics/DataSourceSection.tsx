import type { Metrics } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Measure, Measures } from './Measure.tsx';
import { Run } from './Run.tsx';
import { Section } from './Section.tsx';
import { warningShare } from './warning.ts';
import { Warning } from './Warning.tsx';

/** The connections to the database: how many are in use, and how soon one is there. */
export function DataSourceSection({ metrics }: { metrics: Metrics }) {
  const words = useMessages('monitoring');
  const { count, ms } = useMeasures();
  const { version, kind, busy, open, most, waiting, connectMs } = metrics.databases;
  const connections = words('connections');
  const isWarning = busy > warningShare * most;
  return (
    <Section
      title={words('dataSource')}
      about={
        version ? words('databaseIs', { version, kind: words(`kind.${kind}`) }) : words('databaseSilent')
      }
    >
      <Measures>
        <Measure
          label={connections}
          value={words('of', { some: count(busy), all: count(most) })}
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
      {isWarning && <Warning>{words('connectionsWarning')}</Warning>}
      <FactList
        facts={[
          { label: words('openConnections'), value: count(open), isFigure: true },
          { label: words('waiting'), value: count(waiting), isFigure: true },
          { label: words('connectTime'), value: ms(connectMs), isFigure: true },
        ]}
      />
    </Section>
  );
}
