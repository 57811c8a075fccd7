import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The way to the citation health of a document, or of what the reader has. */
export const HealthLink = lazyWithMessages(
  'related',
  async () => (await import('./health/parts.ts')).HealthLink,
);

/** The links of a text to what it cites, and their cards. */
export const ReferenceCards = lazyWithMessages(
  ['references', 'related'],
  async () => (await import('./card/ReferenceCards.tsx')).ReferenceCards,
);
