export { BrokenDocumentsScreen } from './documents/BrokenDocumentsScreen.tsx';
export { FeedbackScreen } from './feedback/FeedbackScreen.tsx';
export { ImportsScreen } from './imports/ImportsScreen.tsx';
export { SearchIndexScreen } from './searchIndex/SearchIndexScreen.tsx';
export { TenantScreen } from './tenant/TenantScreen.tsx';
