import { withWords } from '../../words/withWords.ts';

const film = async () => (await import('./training/Film.tsx')).Film;

/** A film to be played, with its words, for screens that show films elsewhere than beside documents. */
export const loadFilm = () => withWords('training', film());
