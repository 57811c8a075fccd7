import { lazy, Suspense } from 'react';
import { loadWords } from '../../../words/words.ts';
import { useDownloads } from './underWay.ts';

/** Fetched with the first download: few visits have one. */
const DownloadTray = lazy(async () => {
  const [{ DownloadTray: Tray }] = await Promise.all([
    import('./DownloadTray.tsx'),
    loadWords('documents'),
    loadWords('download'),
  ]);
  return { default: Tray };
});

/** The place where downloads tell how far they are, whatever screen the reader is on. */
export function Downloads() {
  const downloads = useDownloads();
  if (downloads.length === 0) return null;
  return (
    <Suspense>
      <DownloadTray downloads={downloads} />
    </Suspense>
  );
}
