import { withMessages } from '../../i18n/withMessages.ts';

const screen = async () => (await import('./HomeScreen.tsx')).HomeScreen;

/** The home screen for a lazy route. */
export const homeScreen = () => withMessages('home', screen());
