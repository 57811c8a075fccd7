import { NotSaved } from './NotSaved.tsx';
import { DownloadRow } from './DownloadRow.tsx';
import { isStep, type Download } from './steps.ts';
import { download, forget } from './underWay.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './DownloadTray.module.css';

/** Downloads that go on, one below the other, and what there is to say of those that were not saved. */
export function DownloadTray({ downloads }: { downloads: readonly Download[] }) {
  const words = useMessages('downloads');
  // Told one after the other: what was asked for at once may fail at once.
  const [first] = downloads.flatMap((each) => (isStep(each.state) ? [] : [{ each, reason: each.state }]));
  return (
    <>
      <section className={styles.tray} aria-label={words('downloads')}>
        {downloads.map((each) =>
          isStep(each.state) ? <DownloadRow key={each.id} download={each} step={each.state} /> : null,
        )}
      </section>
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
