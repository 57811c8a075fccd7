import type { ResultDocument } from '@norma/contracts';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { notify } from '../../ui/notices.ts';
import { NotSaved, savePdf, type Outcome } from '../documents/index.ts';
import { useAccount } from '../session/index.ts';
import { isolated } from './quoted.ts';
import { useWords } from './useWords.ts';

type Props = { document: ResultDocument };

/** Saves the PDF of a document found; not under DRM, and not of a publisher that hosts its documents itself. */
export function ResultDownload({ document }: Props) {
  const isUnderDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  return isUnderDrm || document.publisherTypeCode === 'CPP' ? null : <Download document={document} />;
}

function Download({ document: { contentCode, displayDesignation: designation } }: Props) {
  const words = useWords();
  const [state, setState] = useState<Outcome | 'at rest' | 'under way'>('at rest');
  const download = async (): Promise<void> => {
    setState('under way');
    try {
      setState(await savePdf({ contentCode, designation }));
    } catch {
      setState('at rest');
      notify({ kind: 'error', message: words('downloadFailed', { designation: isolated(designation) }) });
    }
  };
  return (
    <>
      <IconButton
        label={words('download', { designation: isolated(designation) })}
        aria-busy={state === 'under way' || undefined}
        onClick={() => state !== 'under way' && void download()}
      >
        <IconDownload size={18} stroke={1.6} aria-hidden />
      </IconButton>
      {typeof state === 'object' && (
        <Suspense>
          <NotSaved
            outcome={state}
            designation={designation}
            onRetry={() => void download()}
            onClose={() => setState('at rest')}
          />
        </Suspense>
      )}
    </>
  );
}
