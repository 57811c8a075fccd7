import { type Icon, IconArrowsDiff, IconFileCode, IconFileDownload, IconFileText } from '@tabler/icons-react';
import type { Metadata } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallRefused } from '../../client/client.ts';
import { saveFile } from '../../client/saveFile.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { redlinePair, saveRedline } from '../comparison/index.ts';
import { type DownloadFormat, inFormat, NoAccess, useLibrary } from '../documents/forDocumentPage.ts';
import { download, NoPdf, withNotesItems } from '../downloads/forDocumentPage.ts';

type DownloadItem = { key: string; label: string; icon: ReactNode; onAct: () => void };

type Downloads = {
  /** The PDF, the PDF with the reader's marks, and the redline. */
  pdfs: DownloadItem[];
  /** The document, or its record, in the formats that other programs read; the record alone without access. */
  formats: DownloadItem[];
  /** Says why something was refused. */
  refusal: ReactNode;
};

const endings: Record<DownloadFormat, string> = { sts: 'xml', relaton: 'json', ris: 'ris' };
const icons: Record<DownloadFormat, Icon> = { sts: IconFileCode, relaton: IconFileText, ris: IconFileText };

/** What of a document can be saved. */
export function useDownloads(document: Metadata): Downloads {
  const t = useMessages('documents');
  const library = useLibrary();
  const [refused, setRefused] = useState<'no-access' | 'no-pdf' | null>(null);
  const {
    contentCode,
    displayDesignation: designation,
    downloadable,
    downloadFormats,
    isEntitled,
  } = document;
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: (act: () => Promise<void>) => act(),
    onError: (error) => {
      if (error instanceof CallRefused && error.code === 'document-not-entitled') setRefused('no-access');
      else showToast({ kind: 'error', message: t('downloadFailed') });
    },
  });
  const item = (key: string, label: string, Sign: Icon, onAct: () => void): DownloadItem => ({
    key,
    label,
    icon: <Sign size={16} stroke={1.6} aria-hidden />,
    onAct,
  });
  const savePdf = (): void =>
    downloadable ? download({ contentCode, designation, withNotes: false }) : setRefused('no-pdf');
  const redline = downloadable ? redlinePair(document, library) : null;
  const formatItem = (format: DownloadFormat): DownloadItem =>
    item(format, t(`format.${format}`), icons[format], () =>
      save.mutate(async () =>
        saveFile(await inFormat(contentCode, format), `${designation}.${endings[format]}`),
      ),
    );

  return {
    pdfs: isEntitled
      ? [
          item('pdf', t('format.pdf'), IconFileDownload, savePdf),
          ...withNotesItems(document, library, t),
          ...(redline
            ? [
                item('redline', t('format.redline'), IconArrowsDiff, () =>
                  save.mutate(() => saveRedline(redline)),
                ),
              ]
            : []),
        ]
      : [],
    formats: order
      .filter((format) => downloadFormats.includes(format) && (isEntitled || format !== 'sts'))
      .map(formatItem),
    refusal: (
      <>
        {refused === 'no-access' && <NoAccess designation={designation} onClose={() => setRefused(null)} />}
        {refused === 'no-pdf' && <NoPdf designation={designation} onClose={() => setRefused(null)} />}
      </>
    ),
  };
}

// The text as it was delivered, then its record.
const order: readonly DownloadFormat[] = ['sts', 'ris', 'relaton'];
