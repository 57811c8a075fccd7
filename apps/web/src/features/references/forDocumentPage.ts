import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The way to the citation health of a document, or of what the reader has. */
export const HealthLink = lazyWithMessages(
  'related',
  async () => (await import('./health/parts.ts')).HealthLink,
);
