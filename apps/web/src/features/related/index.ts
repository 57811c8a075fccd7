import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The tab of related documents. */
export const RelatedPanel = lazyWithMessages(
  'related',
  async () => (await import('./RelatedPanel.tsx')).RelatedPanel,
);

/** The tab of the work on the next edition. */
export const WorkItemsPanel = lazyWithMessages(
  'work-items',
  async () => (await import('./WorkItemsPanel.tsx')).WorkItemsPanel,
);

/** The details of a document. */
export const DetailsAside = lazyWithMessages(
  'document-details',
  async () => (await import('./DetailsAside.tsx')).DetailsAside,
);

/** The details of a document, for a page that shows its abstract itself. */
export const RecordDetails = lazyWithMessages(
  'document-details',
  async () => (await import('./DetailsAside.tsx')).RecordDetails,
);

/** Downloads the book that a document is part of. */
export const FullBook = lazyWithMessages('full-book', async () => (await import('./FullBook.tsx')).FullBook);
