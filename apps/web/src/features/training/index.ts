import { withMessages } from '../../i18n/withMessages.ts';

/** Fetches the tab of films and courses. */
export const loadTrainingPanel = () =>
  withMessages(
    'training',
    import('./TrainingPanel.tsx').then(({ TrainingPanel }) => TrainingPanel),
  );

/** Fetches the player of a film. */
export const loadFilm = () =>
  withMessages(
    'training',
    import('./Film.tsx').then(({ Film }) => Film),
  );
