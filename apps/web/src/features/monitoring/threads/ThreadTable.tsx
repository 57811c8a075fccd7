import type { ThreadDump } from '@norma/contracts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useWords } from '../useWords.ts';
import parts from './ThreadsSheet.module.css';

type Thread = ThreadDump['threads'][number];

/** The threads of the process: which one works on what, and since when. */
export function ThreadTable({ dump }: { dump: ThreadDump }) {
  const words = useWords();
  const { bytes, span } = useMeasures();
  const ago = (since: string): string => span(Math.max(0, Date.parse(dump.at) - Date.parse(since)));
  const isBusy = ({ working }: Thread): boolean => working.length > 0;
  const rows = dump.threads.toSorted((one, other) => Number(isBusy(other)) - Number(isBusy(one)));
  return (
    <section aria-labelledby="dump-threads">
      <h3 className={parts.title} id="dump-threads">
        {words('threads')}
      </h3>
      <DataTable
        caption={words('threads')}
        columns={[
          {
            key: 'thread',
            head: words('thread'),
            cell: ({ kind, script }: Thread) => (
              <>
                {kind ? words(`work.${kind}`) : words('otherThread')}{' '}
                <bdi className={parts.mono} dir="ltr">
                  {script}
                </bdi>
              </>
            ),
          },
          {
            key: 'doing',
            head: words('doing'),
            cell: ({ working }: Thread) =>
              working.length === 0
                ? words('idle')
                : working.map(({ on, since }) => (
                    <span className={parts.task} key={`${on} ${since}`}>
                      {words('sinceWhen', { task: on || words('atWork'), time: ago(since) })}
                    </span>
                  )),
          },
          {
            key: 'heap',
            head: words('memory'),
            isFigure: true,
            cell: ({ heapUsed }: Thread) => (heapUsed === null ? words('silent') : bytes(heapUsed)),
          },
          {
            key: 'processor',
            head: words('processorTime'),
            isFigure: true,
            cell: ({ processorMs }: Thread) => (processorMs === null ? words('silent') : span(processorMs)),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => String(id)}
        nameOf={({ script }) => script}
        narrow="stack"
        empty={<p className={parts.none}>{words('noThreads')}</p>}
      />
    </section>
  );
}
