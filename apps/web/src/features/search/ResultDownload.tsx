import type { ResultDocument } from '@norma/contracts';
import { IconDownload } from '@tabler/icons-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { download, useIsDownloading } from '../documents/index.ts';
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
  const isUnderWay = useIsDownloading(contentCode);
  return (
    <IconButton
      label={words('download', { designation: isolated(designation) })}
      aria-busy={isUnderWay || undefined}
      onClick={() => download({ contentCode, designation, withNotes: false })}
    >
      <IconDownload size={18} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
