import type { Metadata } from '@norma/contracts';
import { IconNote } from '@tabler/icons-react';
import type { Library } from '../useLibrary.ts';
import type { Words } from '../useWords.ts';
import { download } from './underWay.ts';

/** The entry of the menu that saves the PDF with the reader's own notes in it: an organisation has none. */
export function withNotesItems(document: Metadata, { account }: Library, words: Words) {
  const { contentCode, displayDesignation: designation, downloadable } = document;
  if (!downloadable || account.userType !== 'INDIVIDUAL') return [];
  return [
    {
      key: 'pdf-with-notes',
      label: words('format.pdfWithNotes'),
      icon: <IconNote size={16} stroke={1.6} aria-hidden />,
      group: words('saveAs'),
      onAct: () => download({ contentCode, designation, withNotes: true }),
    },
  ];
}
