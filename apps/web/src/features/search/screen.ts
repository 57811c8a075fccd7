import { withWords } from '../../words/withWords.ts';

const screen = async () => (await import('./SearchScreen.tsx')).SearchScreen;

/** The screen of results for a lazy route. */
export const searchScreen = () => withWords('search', screen());

/** Fetches the screen of results for a reader who is about to search; if that fails now, the search tries again. */
export const fetchSearchScreen = (): void => void searchScreen().catch(() => {});
