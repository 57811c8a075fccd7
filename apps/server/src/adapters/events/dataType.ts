import type { ContentType } from '@norma/contracts';

/** Kinds of item as COUNTER 5.1 reports them, as far as a library of standards has them. */
export type DataType = 'Article' | 'Audiovisual' | 'Book' | 'Book_Segment' | 'Report' | 'Standard';

const kindOf: Record<ContentType, DataType> = {
  ASTM_STANDARDS: 'Standard',
  JOURNALS: 'Article',
  MANUAL_MONO_BOOKS: 'Book',
  STP_BOOK: 'Book',
  DATA_SERIES_BOOKS: 'Book',
  MANUAL_MONO_PAPERS: 'Book_Segment',
  STP_PAPER: 'Book_Segment',
  DATA_SERIES_PAPERS: 'Book_Segment',
};

/** The Data_Type of COUNTER 5.1; specifications, practices, guides and their like are standards. */
export function dataTypeOf({
  contentType,
  documentType,
}: {
  readonly contentType: ContentType;
  readonly documentType: string;
}): DataType {
  const isReport = /\breport\b/.test(documentType.toLowerCase().replaceAll('_', ' '));
  const kind = kindOf[contentType];
  return kind === 'Standard' && isReport ? 'Report' : kind;
}
