import type { ThreadDump } from '@norma/contracts';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ThreadsSheet.module.css';

type Thread = ThreadDump['threads'][number];

const isBusy = ({ working }: Thread): boolean => working.length > 0;

/** The threads of the process, the work of each, and since when. */
export function ThreadTable({ dump }: { dump: ThreadDump }) {
  const t = useMessages('monitoring');
  const columns = useColumns(dump.at);
  const rows = dump.threads.toSorted((one, other) => Number(isBusy(other)) - Number(isBusy(one)));
  return (
    <div>
      <h3 className={styles.title}>{t('threads')}</h3>
      <DataTable
        caption={t('threads')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
        nameOf={({ script }) => script}
        narrow="stack"
        empty={<p className={styles.none}>{t('noThreads')}</p>}
      />
    </div>
  );
}

function useColumns(at: string): Column<Thread>[] {
  const t = useMessages('monitoring');
  const { bytes, span } = useMeasures();
  const ago = (since: string): string => span(Math.max(0, Date.parse(at) - Date.parse(since)));
  return [
    {
      key: 'thread',
      head: t('thread'),
      cell: ({ kind, script }) => (
        <>
          {kind ? t(`work.${kind}`) : t('otherThread')}{' '}
          <bdi className={styles.mono} dir="ltr">
            {script}
          </bdi>
        </>
      ),
    },
    {
      key: 'doing',
      head: t('doing'),
      cell: ({ working }) =>
        working.length === 0
          ? t('idle')
          : working.map(({ on, since }) => (
              <span className={styles.task} key={`${on} ${since}`}>
                {t('sinceWhen', { task: on || t('atWork'), time: ago(since) })}
              </span>
            )),
    },
    {
      key: 'heap',
      head: t('memory'),
      isFigure: true,
      cell: ({ heapUsed }) => (heapUsed === null ? t('silent') : bytes(heapUsed)),
    },
    {
      key: 'processor',
      head: t('processorTime'),
      isFigure: true,
      cell: ({ processorMs }) => (processorMs === null ? t('silent') : span(processorMs)),
    },
  ];
}
