import type { ResultDocument } from '@norma/contracts';
import { DownloadPdf } from '../downloads/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isolate } from '../../i18n/isolate.ts';

type Props = { document: ResultDocument };

/** Saves the PDF of a document found. */
export function ResultDownload({ document }: Props) {
  const words = useMessages('search');
  const { contentCode, displayDesignation: designation, publisherTypeCode } = document;
  return (
    <DownloadPdf
      {...{ contentCode, designation, publisherTypeCode }}
      label={words('download', { designation: isolate(designation) })}
    />
  );
}
