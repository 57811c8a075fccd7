import type { Metadata } from '@norma/contracts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { NoPdf } from './NoPdf.tsx';
import { download, useIsDownloading } from './underWay.ts';
import { useCommands } from '../../ui/keys/offered.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { document: Metadata; className: string | undefined; wordClass: string | undefined };

/** Saves the PDF of a document, or says that there is none to be saved; in libraries whose bar is as specified. */
export function DownloadButton({ document, className, wordClass }: Props) {
  const t = useMessages('documents');
  const { contentCode, displayDesignation: designation, downloadable } = document;
  const isUnderWay = useIsDownloading(contentCode);
  const [isRefused, setRefused] = useState(false);
  const act = (): void => {
    if (downloadable) download({ contentCode, designation, withNotes: false });
    else setRefused(true);
  };
  const sign = <IconDownload size={16} stroke={1.6} aria-hidden />;
  useCommands({
    title: designation,
    commands: [{ key: 'download', label: t('download'), icon: sign, onAct: act }],
  });
  return (
    <>
      <button className={className} type="button" aria-busy={isUnderWay || undefined} onClick={act}>
        {sign}
        <span className={wordClass}>{t('download')}</span>
      </button>
      {isRefused && <NoPdf designation={designation} onClose={() => setRefused(false)} />}
    </>
  );
}
