import type { ThreadDump } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { IconCopy, IconDownload, IconRefresh } from '@tabler/icons-react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { copyText } from '../../../ui/text/copyText.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Failure, Outdated } from '../Failure.tsx';
import { threadDumpQuery } from '../queries.ts';
import { reachable } from '../reachable.ts';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { InHand } from './InHand.tsx';
import { saveDump, textOf } from './saveDump.ts';
import { ThreadTable } from './ThreadTable.tsx';
import styles from './ThreadsSheet.module.css';

/** What the process does at this moment, to look at, to copy and to keep. */
export function ThreadsSheet({ onClose }: { onClose: () => void }) {
  const words = useMessages('monitoring');
  const { time } = useMeasures();
  const { data, error, isFetching, refetch } = useQuery(threadDumpQuery);
  return (
    <Drawer
      isOpen
      isWide
      title={words('threadDump')}
      about={data && <p>{words('measuredAt', { node: data.node, time: time(data.at) })}</p>}
      onClose={onClose}
      actions={data && <Actions dump={data} isFetching={isFetching} onRefresh={() => void refetch()} />}
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {error && data && <Outdated since={data.at} />}
      {!data && !error && <SkeletonRows rows={8} />}
      {data && (
        <div className={styles.dump} aria-label={words('threadDump')} {...reachable}>
          <ThreadTable dump={data} />
          <InHand dump={data} />
        </div>
      )}
    </Drawer>
  );
}

type ActionsProps = { dump: ThreadDump; isFetching: boolean; onRefresh: () => void };

function Actions({ dump, isFetching, onRefresh }: ActionsProps) {
  const words = useMessages('monitoring');
  const copy = (): void =>
    void copyText(textOf(dump)).then(
      () => showToast({ kind: 'success', message: words('copied') }),
      () => showToast({ kind: 'error', message: words('notCopied') }),
    );
  return (
    <>
      <Button
        icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
        aria-disabled={isFetching || undefined}
        onClick={() => isFetching || onRefresh()}
      >
        {words('refresh')}
      </Button>
      <Button icon={<IconCopy size={16} stroke={1.6} aria-hidden />} onClick={copy}>
        {words('copy')}
      </Button>
      <Button icon={<IconDownload size={16} stroke={1.6} aria-hidden />} onClick={() => saveDump(dump)}>
        {words('save')}
      </Button>
    </>
  );
}
