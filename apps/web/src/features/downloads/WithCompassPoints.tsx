import type { Metadata } from '@norma/contracts';
import { IconFileDownload } from '@tabler/icons-react';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { download } from './underWay.ts';

type Props = { document: Metadata; className: string | undefined };

/** Saves the PDF with marks and notes, in addition to the plain one. */
export function WithCompassPoints({ document, className }: Props) {
  const t = useMessages('documents');
  const { contentCode, displayDesignation: designation } = document;
  const label = t('format.pdfMarked');
  return (
    <Tooltip label={label}>
      <button
        className={className}
        type="button"
        aria-label={label}
        onClick={() => download({ contentCode, designation, withNotes: true })}
      >
        <IconFileDownload size={16} stroke={1.6} aria-hidden />
      </button>
    </Tooltip>
  );
}
