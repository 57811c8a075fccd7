import type { Metadata } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused } from '../../client/client.ts';
import { Menu } from '../../ui/Menu.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { NoAccess } from './NoAccess.tsx';
import { inFormat, type DownloadFormat } from './queries.ts';
import { saveFile } from './saveFile.ts';
import { useWords } from './useWords.ts';
import parts from './Formats.module.css';

const endings: Record<DownloadFormat, string> = { sts: 'xml', relaton: 'json', ris: 'ris' };
// What most readers come for first; the source of the text last.
const order: DownloadFormat[] = ['ris', 'relaton', 'sts'];

/** Saves a document, or its record, in the formats that other programs read. */
export function Formats({ document }: { document: Metadata }) {
  const words = useWords();
  const [isRefused, setRefused] = useState(false);
  const { contentCode, displayDesignation } = document;
  const save = useMutation({
    mutationFn: async (format: DownloadFormat) =>
      saveFile(await inFormat(contentCode, format), `${displayDesignation}.${endings[format]}`),
    onError: (error) => {
      if (error instanceof CallRefused && error.code === 'document-not-entitled') setRefused(true);
      else notify({ kind: 'error', message: words('downloadFailed') });
    },
  });
  const offered = order.filter((format) => document.downloadFormats.includes(format));
  const choose = (key: string): void => {
    const format = offered.find((each) => each === key);
    if (format) save.mutate(format);
  };
  return (
    <div className={parts.formats}>
      <Menu
        label={words('formats')}
        title={words('saveAs')}
        items={offered.map((format) => ({ key: format, label: words(`format.${format}`) }))}
        onChoose={choose}
      />
      {isRefused && <NoAccess designation={displayDesignation} onClose={() => setRefused(false)} />}
    </div>
  );
}
