import { withMessages } from '../../i18n/withMessages.ts';

/** Fetches the dialog with the citations of a document. */
export const loadCitations = () =>
  withMessages(
    'citations',
    import('./CitationSheet.tsx').then(({ CitationSheet }) => CitationSheet),
  );
