import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const brokenDocuments = async () =>
  (await import('./documents/BrokenDocumentsScreen.tsx')).BrokenDocumentsScreen;
const feedback = async () => (await import('./feedback/FeedbackScreen.tsx')).FeedbackScreen;
const imports = async () => (await import('./imports/ImportsScreen.tsx')).ImportsScreen;
const searchIndex = async () => (await import('./searchIndex/SearchIndexScreen.tsx')).SearchIndexScreen;
const tenant = async () => (await import('./tenant/TenantScreen.tsx')).TenantScreen;

/** The screens of administration of those who look after what a library holds. */
export const contentRoutes: RouteObject[] = [
  { path: '/admin/documents', lazy: () => withWords('content', brokenDocuments()) },
  { path: '/admin/feedback', lazy: () => withWords('content', feedback()) },
  { path: '/admin/imports', lazy: () => withWords('content', imports()) },
  { path: '/admin/search-index', lazy: () => withWords('content', searchIndex()) },
  { path: '/admin/tenant', lazy: () => withWords('content', tenant()) },
];
