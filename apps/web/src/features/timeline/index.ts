import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The editions of a document side by side, clause by clause. */
export const TimelinePanel = lazyWithMessages(
  'timeline',
  async () => (await import('./TimelinePanel.tsx')).TimelinePanel,
);
