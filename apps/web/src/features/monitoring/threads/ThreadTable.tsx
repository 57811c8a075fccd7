import type { ThreadDump } from '@norma/contracts';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ThreadsSheet.module.css';

type Thread = ThreadDump['threads'][number];

const isBusy = ({ working }: Thread): boolean => working.length > 0;

/** The threads of the process: which one works on what, and since when. */
export function ThreadTable({ dump }: { dump: ThreadDump }) {
  const words = useMessages('monitoring');
  const columns = useColumns(dump.at);
  const rows = dump.threads.toSorted((one, other) => Number(isBusy(other)) - Number(isBusy(one)));
  return (
    <div>
      <h3 className={styles.title}>{words('threads')}</h3>
      <DataTable
        caption={words('threads')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
        nameOf={({ script }) => script}
        narrow="stack"
        empty={<p className={styles.none}>{words('noThreads')}</p>}
      />
    </div>
  );
}

function useColumns(at: string): Column<Thread>[] {
  const words = useMessages('monitoring');
  const { bytes, span } = useMeasures();
  const ago = (since: string): string => span(Math.max(0, Date.parse(at) - Date.parse(since)));
  return [
    {
      key: 'thread',
      head: words('thread'),
      cell: ({ kind, script }) => (
        <>
          {kind ? words(`work.${kind}`) : words('otherThread')}{' '}
          <bdi className={styles.mono} dir="ltr">
            {script}
          </bdi>
        </>
      ),
    },
    {
      key: 'doing',
      head: words('doing'),
      cell: ({ working }) =>
        working.length === 0
          ? words('idle')
          : working.map(({ on, since }) => (
              <span className={styles.task} key={`${on} ${since}`}>
                {words('sinceWhen', { task: on || words('atWork'), time: ago(since) })}
              </span>
            )),
    },
    {
      key: 'heap',
      head: words('memory'),
      isFigure: true,
      cell: ({ heapUsed }) => (heapUsed === null ? words('silent') : bytes(heapUsed)),
    },
    {
      key: 'processor',
      head: words('processorTime'),
      isFigure: true,
      cell: ({ processorMs }) => (processorMs === null ? words('silent') : span(processorMs)),
    },
  ];
}
