import { IconX } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { type Download, isStep, type NotSavedReason, type Step } from './steps.ts';
import { cancel, download, forget } from './underWay.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { progressPlace } from '../../ui/feedback/toasts.ts';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useDelayed } from '../../ui/hooks/useDelayed.ts';
import { useElapsedSeconds } from '../../ui/hooks/useElapsedSeconds.ts';
import { isolateLtr } from '../../i18n/isolate.ts';
import { DocumentFailure, NoAccess } from '../documents/forDocumentPage.ts';
import { NoPdf } from './NoPdf.tsx';
import styles from './DownloadTray.module.css';
import arriving from '../../ui/feedback/slideUp.module.css';

/** The downloads in progress, and messages of failed ones. */
export function DownloadTray({ downloads }: { downloads: readonly Download[] }) {
  const t = useMessages('downloads');
  const place = document.getElementById(progressPlace);
  // Shown one after the other: downloads that start together may fail together.
  const [first] = downloads.flatMap((each) => (isStep(each.state) ? [] : [{ each, reason: each.state }]));
  return (
    <>
      {place &&
        createPortal(
          <section aria-label={t('downloads')}>
            {downloads.map((each) =>
              isStep(each.state) ? <DownloadRow key={each.id} row={each} step={each.state} /> : null,
            )}
          </section>,
          place,
        )}
      {first && (
        <NotSaved
          key={first.each.id}
          reason={first.reason}
          designation={first.each.designation}
          onRetry={() => download(first.each)}
          onClose={() => forget(first.each.id)}
        />
      )}
    </>
  );
}

/** How much of the way is done when all pages are stamped. */
const stampedShare = 0.3;

/** The progress of a download, with a cancel button; short downloads never show. */
function DownloadRow({ row, step }: { row: Download; step: Step }) {
  const t = useMessages('downloads');
  const seconds = useElapsedSeconds(true);
  const isLate = useDelayed(true, 300);
  if (!isLate) return null;
  const designation = isolateLtr(row.designation);
  const done = shareOf(step);
  return (
    <div className={`${styles.row} ${arriving.arriving}`}>
      <div className={styles.progress}>
        <Progress
          label={t('downloading', { designation })}
          seconds={seconds}
          {...(done !== undefined && { done })}
        >
          {step.kind === 'stamping' ? t('stamping', { done: step.done, pages: step.pages }) : t(step.kind)}
        </Progress>
      </div>
      <IconButton label={t('cancel', { designation })} onClick={() => cancel(row)}>
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

type Props = { reason: NotSavedReason; designation: string; onRetry: () => void; onClose: () => void };

/** Says why a PDF was not saved. */
function NotSaved({ reason, designation, onRetry, onClose }: Props) {
  switch (reason.kind) {
    case 'no-access':
      return <NoAccess designation={designation} onClose={onClose} />;
    case 'no-pdf':
      return <NoPdf designation={designation} onClose={onClose} />;
    case 'unchecked':
      return <DocumentFailure error={reason.error} onRetry={onRetry} onClose={onClose} isOfAccess />;
  }
}
