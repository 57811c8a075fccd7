import type { Metadata } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { notify } from '../../ui/Toasts.tsx';
import { NoAccess } from './NoAccess.tsx';
import { NoPdf } from './NoPdf.tsx';
import { mayOpen, wholePdf } from './queries.ts';
import { saveFile } from './saveFile.ts';
import { useWords } from './useWords.ts';
import parts from './Download.module.css';

type Outcome = 'saved' | 'no-access' | 'empty';

/** Saves the PDF of a document, after asking anew whether the reader may have it. */
export function Download({ document }: { document: Metadata }) {
  const words = useWords();
  const [refusal, setRefusal] = useState<Exclude<Outcome, 'saved'> | null>(null);
  const { contentCode, displayDesignation } = document;
  const download = useMutation({
    meta: { isHandled: true },
    mutationFn: () => downloaded(contentCode, displayDesignation),
    onSuccess: (outcome) => setRefusal(outcome === 'saved' ? null : outcome),
    onError: () => notify({ kind: 'error', message: words('downloadFailed') }),
  });
  const stay = (): void => setRefusal(null);

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
      {refusal === 'no-access' && <NoAccess designation={displayDesignation} onClose={stay} />}
      {refusal === 'empty' && <NoPdf designation={displayDesignation} onClose={stay} />}
    </>
  );
}

async function downloaded(contentCode: string, designation: string): Promise<Outcome> {
  if (!(await mayOpen(contentCode))) return 'no-access';
  const pdf = await wholePdf(contentCode);
  if (pdf.size === 0) return 'empty';
  saveFile(pdf, `${designation}.pdf`);
  return 'saved';
}
