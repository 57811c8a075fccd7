import type { Metadata } from '@norma/contracts';
import { IconNote } from '@tabler/icons-react';
import type { Library } from '../documents/forDocumentPage.ts';
import { type Translate } from '../../i18n/useMessages.ts';
import { download } from './underWay.ts';

/** Whether a PDF can be saved with marks and notes: only personal sign-ins have them. */
const mayHaveMarks = ({ downloadable }: Metadata, { account, isDrm }: Library): boolean =>
  downloadable && account.userType === 'INDIVIDUAL' && !isDrm;

/** Whether it can be saved with compass points: where the document has some, the bar has a button for it. */
export const hasCompassPoints = (document: Metadata, library: Library): boolean =>
  mayHaveMarks(document, library) && document.tabs.includes('Compass Points');

/** The entry of the menu that saves the PDF with the reader's own notes in it, and with compass points where there are some. */
export function withNotesItems(document: Metadata, library: Library, t: Translate<'documents'>) {
  const { contentCode, displayDesignation: designation } = document;
  if (!mayHaveMarks(document, library)) return [];
  return [
    {
      key: 'pdf-with-notes',
      label: t(hasCompassPoints(document, library) ? 'format.pdfMarked' : 'format.pdfWithNotes'),
      icon: <IconNote size={16} stroke={1.6} aria-hidden />,
      onAct: () => download({ contentCode, designation, withNotes: true }),
    },
  ];
}
