import type { ResultDocument } from '@norma/contracts';
import { DownloadPdf } from '../documents/index.ts';
import { isolated } from './quoted.ts';
import { useWords } from './useWords.ts';

type Props = { document: ResultDocument };

/** Saves the PDF of a document found. */
export function ResultDownload({ document }: Props) {
  const words = useWords();
  const { contentCode, displayDesignation: designation, publisherTypeCode } = document;
  return (
    <DownloadPdf
      {...{ contentCode, designation, publisherTypeCode }}
      label={words('download', { designation: isolated(designation) })}
    />
  );
}
