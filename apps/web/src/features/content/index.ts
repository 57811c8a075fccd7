import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const brokenDocuments = async () =>
  (await import('./documents/BrokenDocumentsScreen.tsx')).BrokenDocumentsScreen;
const feedback = async () => (await import('./feedback/FeedbackScreen.tsx')).FeedbackScreen;
const imports = async () => (await import('./imports/ImportsScreen.tsx')).ImportsScreen;
const searchIndex = async () => (await import('./searchIndex/SearchIndexScreen.tsx')).SearchIndexScreen;
const tenant = async () => (await import('./tenant/TenantScreen.tsx')).TenantScreen;

/** The screens of administration of those who look after what a library holds. */
export const contentRoutes: RouteObject[] = [
  { path: '/admin/documents', lazy: () => withMessages('content', brokenDocuments()) },
  { path: '/admin/feedback', lazy: () => withMessages('content', feedback()) },
  { path: '/admin/imports', lazy: () => withMessages('content', imports()) },
  { path: '/admin/search-index', lazy: () => withMessages('content', searchIndex()) },
  { path: '/admin/tenant', lazy: () => withMessages('content', tenant()) },
];
