import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The links of a text to what it cites, and their cards. */
export const ReferenceCards = lazyWithMessages(
  'references',
  async () => (await import('./card/ReferenceCards.tsx')).ReferenceCards,
);
