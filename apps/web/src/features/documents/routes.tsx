import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const entry = async () => (await import('./DocumentEntry.tsx')).DocumentEntry;
const withinShell = async () => (await import('./DocumentScreen.tsx')).DocumentScreen;
const standalone = async () => (await import('./StandaloneDocument.tsx')).StandaloneDocument;

/** The screens of a document within the shell. */
export const documentRoutes: RouteObject[] = [
  { path: '/document', lazy: () => withWords('documents', entry()) },
  { path: '/content-access', lazy: () => withWords('documents', withinShell()) },
];

/** The screen of a document without the shell, for readers under DRM. */
export const standaloneDocumentRoutes: RouteObject[] = [
  { path: '/document-view', lazy: () => withWords('documents', standalone()) },
];

/** Fetches the screens of a document for a reader who is about to open one; if that fails now, opening it tries again. */
export const fetchDocumentScreens = (): void =>
  void Promise.all([entry(), withWords('documents', withinShell()), import('./pdf/PdfPanel.tsx')]).catch(
    () => {},
  );
