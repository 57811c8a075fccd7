import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import { useDownloads } from './underWay.ts';

// Few visits have a download.
const DownloadTray = lazyWithMessages(
  ['downloads', 'documents'],
  async () => (await import('./DownloadTray.tsx')).DownloadTray,
);

/** The progress of all downloads, on every screen; they go on without it as well. */
export function Downloads() {
  const downloads = useDownloads();
  return downloads.length > 0 && <DownloadTray downloads={downloads} whenFailed={null} />;
}
