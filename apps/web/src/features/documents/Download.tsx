import type { Metadata } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { notify } from '../../ui/Toasts.tsx';
import { NotSaved } from './NotSaved.tsx';
import { savePdf } from './savePdf.ts';
import { useWords } from './useWords.ts';
import parts from './Download.module.css';

/** Saves the PDF of a document. */
export function Download({ document: { contentCode, displayDesignation } }: { document: Metadata }) {
  const words = useWords();
  const download = useMutation({
    meta: { isHandled: true },
    mutationFn: () => savePdf({ contentCode, designation: displayDesignation }),
    onError: () => notify({ kind: 'error', message: words('downloadFailed') }),
  });

  return (
    <>
      <button
        className={parts.act}
        type="button"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        <IconDownload size={16} stroke={1.6} aria-hidden />
        <span className={parts.word}>{words(download.isPending ? 'downloading' : 'download')}</span>
      </button>
      {download.data && (
        <NotSaved
          outcome={download.data}
          designation={displayDesignation}
          onRetry={() => download.mutate()}
          onClose={download.reset}
        />
      )}
    </>
  );
}
