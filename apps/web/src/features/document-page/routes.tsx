import { preparePdf } from '@norma/reader/prepare';
import { loadMessages } from '../../i18n/i18n.ts';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { setDocumentScreens } from '../documents/index.ts';
import type { ScreenRoute } from '../session/index.ts';

const entry = async () => (await import('./DocumentEntry.tsx')).DocumentEntry;
const withinShell = async () => (await import('./DocumentScreen.tsx')).DocumentScreen;
const pdf = () => import('./PdfPanel.tsx');

const legacy = lazyRoute(
  ['documents', 'document-entry'],
  async () => (await import('./entry/LegacyAddress.tsx')).LegacyAddress,
);

/** Behind the screen comes what shows the text; the PDF is what a document opens with if its address says nothing. */
async function andText<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const shown = await screen;
  if (!/[?&]tab=(?!pdf)/i.test(window.location.search)) {
    preparePdf();
    pdf().catch(() => {}); // It is fetched again when it is shown.
  }
  return shown;
}

/** The screens of a document within the shell. */
export const documentRoutes: ScreenRoute[] = [
  {
    path: '/document',
    lazy: () => andText(lazyRoute('documents', entry)()),
    // Under DRM the entry replaces this address with /document-view.
    handle: { needs: {} },
  },
  {
    path: '/content-access',
    handle: { needs: { underDrm: false } },
    lazy: () => andText(lazyRoute('documents', withinShell)()),
  },
  {
    path: '/content-redirect',
    handle: { needs: {} },
    lazy: lazyRoute(
      ['documents', 'document-entry'],
      async () => (await import('./entry/RedirectScreen.tsx')).RedirectScreen,
    ),
  },
  { path: '/DIGITAL_LIBRARY/*', handle: { needs: {} }, lazy: legacy },
  { path: '/Standards/*', handle: { needs: {} }, lazy: legacy },
  {
    path: '/resolve/*',
    handle: { needs: {} },
    lazy: lazyRoute(
      ['documents', 'document-entry'],
      async () => (await import('./entry/LegacyAddress.tsx')).Resolve,
    ),
  },
  {
    path: '/compasspoint/:compasspointUUID',
    handle: { needs: {} },
    lazy: lazyRoute(
      ['documents', 'document-entry'],
      async () => (await import('./entry/SharedCompassPoint.tsx')).SharedCompassPoint,
    ),
  },
];

/** The screen of a document without the shell, for readers under DRM. */
export const standaloneDocumentRoutes: ScreenRoute[] = [
  {
    path: '/document-view',
    handle: { needs: {} },
    lazy: () =>
      andText(
        lazyRoute('documents', async () => (await import('./DocumentScreen.tsx')).StandaloneDocument)(),
      ),
  },
];

setDocumentScreens(() => Promise.all([entry(), withinShell(), pdf(), loadMessages('documents')]));
