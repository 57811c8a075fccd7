import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The citations of a document. */
export const CitationSheet = lazyWithMessages(
  'citations',
  async () => (await import('./CitationSheet.tsx')).CitationSheet,
);
