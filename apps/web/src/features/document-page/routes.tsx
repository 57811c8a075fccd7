import { preparePdf } from '@norma/reader/prepare';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';
import { setDocumentScreens } from '../documents/index.ts';

const entry = async () => (await import('./DocumentEntry.tsx')).DocumentEntry;
const withinShell = async () => (await import('./DocumentScreen.tsx')).DocumentScreen;
const standalone = async () => (await import('./DocumentScreen.tsx')).StandaloneDocument;

const redirect = async () => (await import('./entry/RedirectScreen.tsx')).RedirectScreen;
const legacy = async () => (await import('./entry/LegacyAddress.tsx')).LegacyAddress;
const sharedCompassPoint = async () => (await import('./entry/SharedCompassPoint.tsx')).SharedCompassPoint;
const resolve = async () => (await import('./entry/LegacyAddress.tsx')).Resolve;

/** A way to a document speaks in words of its own, and in those of the document screens. */
const entered = async (way: Promise<ComponentType>) =>
  (await Promise.all([withMessages('documents', way), withMessages('document-entry', way)]))[0];

/** Behind the screen comes what shows the text; the PDF is what a document opens with if its address says nothing. */
async function andText<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const shown = await screen;
  if (!/[?&]tab=(?!pdf)/i.test(window.location.search)) {
    preparePdf();
    import('./PdfPanel.tsx').catch(() => {}); // It is fetched again when it is shown.
  }
  return shown;
}

/** The screens of a document within the shell. */
export const documentRoutes: RouteObject[] = [
  { path: '/document', lazy: () => andText(withMessages('documents', entry())) },
  { path: '/content-access', lazy: () => andText(withMessages('documents', withinShell())) },
  { path: '/content-redirect', lazy: () => entered(redirect()) },
  { path: '/DIGITAL_LIBRARY/*', lazy: () => entered(legacy()) },
  { path: '/Standards/*', lazy: () => entered(legacy()) },
  { path: '/resolve/*', lazy: () => entered(resolve()) },
  { path: '/compasspoint/:compasspointUUID', lazy: () => entered(sharedCompassPoint()) },
];

/** The screen of a document without the shell, for readers under DRM. */
export const standaloneDocumentRoutes: RouteObject[] = [
  { path: '/document-view', lazy: () => andText(withMessages('documents', standalone())) },
];

setDocumentScreens(() =>
  Promise.all([entry(), withMessages('documents', withinShell()), import('./PdfPanel.tsx')]),
);
