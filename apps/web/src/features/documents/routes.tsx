import type { RouteObject } from 'react-router';

/** The screens of a document within the shell. */
export const documentRoutes: RouteObject[] = [
  {
    path: '/document',
    lazy: async () => ({ Component: (await import('./DocumentEntry.tsx')).DocumentEntry }),
  },
  {
    path: '/content-access',
    lazy: async () => ({ Component: (await import('./DocumentScreen.tsx')).DocumentScreen }),
  },
];

/** The screen of a document without the shell, for readers under DRM. */
export const standaloneDocumentRoutes: RouteObject[] = [
  {
    path: '/document-view',
    lazy: async () => ({ Component: (await import('./StandaloneDocument.tsx')).StandaloneDocument }),
  },
];
