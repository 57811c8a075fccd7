import type { ThreadDump } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ThreadsSheet.module.css';

/** What is under way besides threads: requests, jobs, and what keeps the process going. */
export function InHand({ dump }: { dump: ThreadDump }) {
  const words = useMessages('monitoring');
  const { count, span } = useMeasures();
  const ago = (since: string): string => span(Math.max(0, Date.parse(dump.at) - Date.parse(since)));
  const lists = [
    {
      key: 'calls',
      title: words('callsInHand'),
      facts: dump.calls.map(({ method, path, since }) => ({ label: `${method} ${path}`, value: ago(since) })),
    },
    {
      key: 'jobs',
      title: words('jobsInHand'),
      facts: dump.jobs.map(({ queue, since }) => ({ label: queue, value: ago(since) })),
    },
    {
      key: 'resources',
      title: words('resources'),
      facts: dump.resources.map(({ kind, count: times }) => ({ label: kind, value: count(times) })),
    },
  ];
  return lists.map(({ key, title, facts }) => (
    <div key={key}>
      <h3 className={styles.title}>{title}</h3>
      {facts.length === 0 ? (
        <p className={styles.none}>{words('nothingInHand')}</p>
      ) : (
        <FactList facts={numbered(facts)} />
      )}
    </div>
  ));
}

type Fact = { label: string; value: string };

/** Facts that can be told apart by their label: two of the same are numbered. */
function numbered(facts: readonly Fact[]): (Fact & { isFigure: true })[] {
  const seen = new Map<string, number>();
  return facts.map(({ label, value }) => {
    const times = (seen.get(label) ?? 0) + 1;
    seen.set(label, times);
    return { label: times === 1 ? label : `${label} (${times})`, value, isFigure: true };
  });
}
