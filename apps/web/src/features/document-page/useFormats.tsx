import type { Metadata } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { IconFileCode, IconFileText, type Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { CallRefused } from '../../client/client.ts';
import { showToast } from '../../ui/feedback/Toasts.tsx';
import { type DownloadFormat, inFormat, NoAccess } from '../documents/forDocumentPage.ts';
import { saveFile } from '../../client/saveFile.ts';
import { useMessages } from '../../i18n/useMessages.ts';

const endings: Record<DownloadFormat, string> = { sts: 'xml', relaton: 'json', ris: 'ris' };
const icons: Record<DownloadFormat, Icon> = { sts: IconFileCode, relaton: IconFileText, ris: IconFileText };
// What most readers come for first; the source of the text last.
const order: DownloadFormat[] = ['ris', 'relaton', 'sts'];

type Formats = {
  /** Entries of a menu that save a document, or its record, in the formats that other programs read. */
  items: { key: string; label: string; icon: ReactNode; group: string; onAct: () => void }[];
  /** Says why a format was refused. */
  refusal: ReactNode;
};

/** The formats beside PDF in which a document can be saved. */
export function useFormats({ contentCode, displayDesignation, downloadFormats }: Metadata): Formats {
  const words = useMessages('documents');
  const [isRefused, setRefused] = useState(false);
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: async (format: DownloadFormat) =>
      saveFile(await inFormat(contentCode, format), `${displayDesignation}.${endings[format]}`),
    onError: (error) => {
      if (error instanceof CallRefused && error.code === 'document-not-entitled') setRefused(true);
      else showToast({ kind: 'error', message: words('downloadFailed') });
    },
  });
  const items = order
    .filter((format) => downloadFormats.includes(format))
    .map((format) => {
      const Sign = icons[format];
      return {
        key: format,
        label: words(`format.${format}`),
        icon: <Sign size={16} stroke={1.6} aria-hidden />,
        group: words('saveAs'),
        onAct: () => save.mutate(format),
      };
    });
  const refusal = isRefused && (
    <NoAccess designation={displayDesignation} onClose={() => setRefused(false)} />
  );
  return { items, refusal };
}
