import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const tutorials = async () => (await import('./tutorials/TutorialsScreen.tsx')).TutorialsScreen;
const resources = async () => (await import('./resources/ResourcesScreen.tsx')).ResourcesScreen;
const library = async () => (await import('./library/LibraryScreen.tsx')).LibraryScreen;

/** The screens that help readers on. */
export const helpRoutes: RouteObject[] = [
  { path: '/video', lazy: () => withMessages('help', tutorials()) },
  { path: '/user-resources', lazy: () => withMessages('help', resources()) },
  { path: '/user-resources/library', lazy: () => withMessages('help', library()) },
];

/** Saves a help document that a menu offers; what does it comes with the first one. */
export const downloadHelp = async (topic: string, name: string): Promise<void> =>
  (await import('./helpDocument.ts')).saveHelpDocument({ topic, name });
