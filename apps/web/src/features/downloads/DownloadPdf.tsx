import { IconDownload } from '@tabler/icons-react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useAccount } from '../session/index.ts';
import { download, useIsDownloading } from './underWay.ts';

type Props = { contentCode: string; designation: string; publisherTypeCode: string; label: string };

/** Saves the PDF of a document in a list; not under DRM, and not of a publisher that hosts its documents itself. */
export function DownloadPdf({ publisherTypeCode, ...document }: Props) {
  const isUnderDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  return isUnderDrm || publisherTypeCode === 'CPP' ? null : <Download {...document} />;
}

function Download({ contentCode, designation, label }: Omit<Props, 'publisherTypeCode'>) {
  const isUnderWay = useIsDownloading(contentCode);
  return (
    <IconButton
      label={label}
      aria-busy={isUnderWay || undefined}
      onClick={() => download({ contentCode, designation, withNotes: false })}
    >
      <IconDownload size={18} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
