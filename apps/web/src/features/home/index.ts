import { withWords } from '../../words/withWords.ts';

const screen = async () => (await import('./HomeScreen.tsx')).HomeScreen;

/** The home screen for a lazy route. */
export const homeScreen = () => withWords('home', screen());
