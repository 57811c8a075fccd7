import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The home screen for a lazy route. */
export const homeScreen = lazyRoute('home', async () => (await import('./HomeScreen.tsx')).HomeScreen);
