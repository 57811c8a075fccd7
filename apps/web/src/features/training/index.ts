import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The tab of films and courses. */
export const TrainingPanel = lazyWithMessages(
  'training',
  async () => (await import('./TrainingPanel.tsx')).TrainingPanel,
);

/** A film, for screens that show films elsewhere. */
export const Film = lazyWithMessages('training', async () => (await import('./Film.tsx')).Film);
