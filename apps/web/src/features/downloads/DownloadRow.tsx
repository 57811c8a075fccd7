import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useDelayed } from '../../ui/hooks/useDelayed.ts';
import { useElapsedSeconds } from '../../ui/hooks/useElapsedSeconds.ts';
import type { Download, Step } from './steps.ts';
import { cancel } from './underWay.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import arriving from '../../ui/feedback/slideUp.module.css';
import styles from './DownloadTray.module.css';
import { isolateLtr } from '../../i18n/isolate.ts';

/** How much of the way is done when all pages are stamped. */
const stampedShare = 0.3;

/** How far a download is, and the way to give it up; one that is over in a moment never shows. */
export function DownloadRow({ download, step }: { download: Download; step: Step }) {
  const words = useMessages('downloads');
  const seconds = useElapsedSeconds(true);
  const isLate = useDelayed(true, 300);
  if (!isLate) return null;
  const designation = isolateLtr(download.designation);
  const done = shareOf(step);
  return (
    <div className={`${styles.row} ${arriving.arriving}`}>
      <div className={styles.progress}>
        <Progress
          label={words('downloading', { designation })}
          seconds={seconds}
          {...(done !== undefined && { done })}
        >
          {step.kind === 'stamping'
            ? words('stamping', { done: step.done, pages: step.pages })
            : words(step.kind)}
        </Progress>
      </div>
      <IconButton label={words('cancel', { designation })} onClick={() => cancel(download)}>
        <IconX size={18} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

function shareOf(step: Step): number | undefined {
  if (step.kind === 'asking') return undefined;
  if (step.kind === 'stamping') return (stampedShare * step.done) / step.pages;
  return stampedShare + (1 - stampedShare) * step.done;
}
