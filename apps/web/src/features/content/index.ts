import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';
import type * as screens from './screens.ts';

// One piece for all five: every piece that there is takes room in the first visit's list of them.
const lazily = (name: keyof typeof screens) => () =>
  withWords(
    'content',
    import('./screens.ts').then((all) => all[name]),
  );

/** The screens of administration of those who look after what a library holds. */
export const contentRoutes: RouteObject[] = [
  { path: '/admin/imports', lazy: lazily('ImportsScreen') },
  { path: '/admin/search-index', lazy: lazily('SearchIndexScreen') },
  { path: '/admin/documents', lazy: lazily('BrokenDocumentsScreen') },
  { path: '/admin/feedback', lazy: lazily('FeedbackScreen') },
  { path: '/admin/tenant', lazy: lazily('TenantScreen') },
];
