import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const withMe = async () => (await import('./SharedWithMeScreen.tsx')).SharedWithMeScreen;
const publications = async () => (await import('./PublicationsSharedScreen.tsx')).PublicationsSharedScreen;

/** A screen that tells of documents speaks in their words as well. */
const ofDocuments = async (screen: Promise<ComponentType>) =>
  (await Promise.all([withWords('sharing', screen), withWords('documents', screen)]))[0];

/** The screens of what others have shared with the reader. */
export const sharingRoutes: RouteObject[] = [
  { path: '/sharedWithMe', lazy: () => withWords('sharing', withMe()) },
  { path: '/publicationsShared', lazy: () => ofDocuments(publications()) },
];
