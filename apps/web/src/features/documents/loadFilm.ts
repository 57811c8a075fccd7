import { withMessages } from '../../i18n/withMessages.ts';

const film = async () => (await import('./training/Film.tsx')).Film;

/** A film to be played, with its words, for screens that show films elsewhere than beside documents. */
export const loadFilm = () => withMessages('training', film());
