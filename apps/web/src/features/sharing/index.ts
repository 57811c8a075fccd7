import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const withMe = async () => (await import('./SharedWithMeScreen.tsx')).SharedWithMeScreen;
const publications = async () => (await import('./PublicationsSharedScreen.tsx')).PublicationsSharedScreen;

/** The screens of what others have shared with the reader. */
export const sharingRoutes: RouteObject[] = [
  { path: '/sharedWithMe', lazy: () => withWords('sharing', withMe()) },
  { path: '/publicationsShared', lazy: () => withWords('sharing', publications()) },
];
