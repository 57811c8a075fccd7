import { useQuery } from '@tanstack/react-query';
import { loadMessages } from '../../i18n/i18n.ts';
import { withMessages } from '../../i18n/withMessages.ts';
import { partQuery, type LoadPart } from '../documents/index.ts';
import type { Download } from './steps.ts';
import { useDownloads } from './underWay.ts';

/** Fetched with the first download: few visits have one. */
const loadTray: LoadPart<{ downloads: readonly Download[] }> = async () => {
  const tray = import('./DownloadTray.tsx').then(({ DownloadTray }) => DownloadTray);
  const [part] = await Promise.all([withMessages('downloads', tray), loadMessages('documents')]);
  return part;
};

/** The place where downloads tell how far they are, whatever screen the reader is on; without it they go on as well. */
export function Downloads() {
  const downloads = useDownloads();
  const isWanted = downloads.length > 0;
  const { data: tray } = useQuery({ ...partQuery('downloads', loadTray), enabled: isWanted });
  return tray && isWanted ? <tray.Component downloads={downloads} /> : null;
}
