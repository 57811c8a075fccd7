import { withMessages } from '../../i18n/withMessages.ts';

/** Fetches the tab of related documents. */
export const loadRelatedPanel = () =>
  withMessages(
    'related',
    import('./RelatedPanel.tsx').then(({ RelatedPanel }) => RelatedPanel),
  );

/** Fetches the tab of the work on the next edition. */
export const loadWorkItemsPanel = () =>
  withMessages(
    'work-items',
    import('./workItems/WorkItemsPanel.tsx').then(({ WorkItemsPanel }) => WorkItemsPanel),
  );

/** Fetches the details of a document. */
export const loadDetails = () =>
  withMessages(
    'document-details',
    import('./details/DetailsAside.tsx').then(({ DetailsAside }) => DetailsAside),
  );

/** Fetches what downloads the book that a document is part of. */
export const loadFullBook = () =>
  withMessages(
    'full-book',
    import('./FullBook.tsx').then(({ FullBook }) => FullBook),
  );
