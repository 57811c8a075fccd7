import type { ThreadDump } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { IconCopy, IconDownload, IconRefresh } from '@tabler/icons-react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { copyText } from '../../../ui/text/copyText.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Outdated } from '../Outdated.tsx';
import { threadDumpQuery } from '../queries.ts';
import { reachable } from '../reachable.ts';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ThreadTable } from './ThreadTable.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import styles from './ThreadsSheet.module.css';

/** A dump of what the process does now, to view, copy and save. */
export function ThreadsSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages('monitoring');
  const { time } = useMeasures();
  const { data, error, isFetching, refetch } = useQuery(threadDumpQuery);
  return (
    <Drawer
      isOpen
      isWide
      title={t('threadDump')}
      about={data && <p>{t('measuredAt', { node: data.node, time: time(data.at) })}</p>}
      onClose={onClose}
      actions={data && <Actions dump={data} isFetching={isFetching} onRefresh={() => void refetch()} />}
    >
      {error && !data && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      )}
      {error && data && <Outdated since={data.at} />}
      {!data && !error && <SkeletonRows rows={8} />}
      {data && (
        <div className={styles.dump} aria-label={t('threadDump')} {...reachable}>
          <ThreadTable dump={data} />
          <InHand dump={data} />
        </div>
      )}
    </Drawer>
  );
}

type ActionsProps = { dump: ThreadDump; isFetching: boolean; onRefresh: () => void };

function Actions({ dump, isFetching, onRefresh }: ActionsProps) {
  const t = useMessages('monitoring');
  const copy = (): void =>
    void copyText(textOf(dump)).then(
      () => showToast({ kind: 'success', message: t('copied') }),
      () => showToast({ kind: 'error', message: t('notCopied') }),
    );
  return (
    <>
      <Button
        icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
        aria-disabled={isFetching || undefined}
        onClick={() => isFetching || onRefresh()}
      >
        {t('refresh')}
      </Button>
      <Button icon={<IconCopy size={16} stroke={1.6} aria-hidden />} onClick={copy}>
        {t('copy')}
      </Button>
      <Button icon={<IconDownload size={16} stroke={1.6} aria-hidden />} onClick={() => saveDump(dump)}>
        {t('save')}
      </Button>
    </>
  );
}

/** Requests, jobs and handles that keep the process alive. */
function InHand({ dump }: { dump: ThreadDump }) {
  const t = useMessages('monitoring');
  const { count, span } = useMeasures();
  const ago = (since: string): string => span(Math.max(0, Date.parse(dump.at) - Date.parse(since)));
  const lists = [
    {
      key: 'calls',
      title: t('callsInHand'),
      facts: dump.calls.map(({ method, path, since }) => ({ label: `${method} ${path}`, value: ago(since) })),
    },
    {
      key: 'jobs',
      title: t('jobsInHand'),
      facts: dump.jobs.map(({ queue, since }) => ({ label: queue, value: ago(since) })),
    },
    {
      key: 'resources',
      title: t('resources'),
      facts: dump.resources.map(({ kind, count: times }) => ({ label: kind, value: count(times) })),
    },
  ];
  return lists.map(({ key, title, facts }) => (
    <div key={key}>
      <h3 className={styles.title}>{title}</h3>
      {facts.length === 0 ? (
        <p className={styles.none}>{t('nothingInHand')}</p>
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

/** A dump as text, for support. */
const textOf = (dump: ThreadDump): string => `${JSON.stringify(dump, null, 2)}\n`;

/** Gives a dump to the browser as a file, named by node and time. */
function saveDump(dump: ThreadDump): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([textOf(dump)], { type: 'application/json' }));
  link.download = `threads-${dump.node}-${dump.at.replaceAll(/[:.]/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
