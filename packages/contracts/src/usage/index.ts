import { z } from 'zod';
import { contract } from '../kit/index.ts';
import { AccessedDocument } from './recent.ts';

export { AccessedDocument } from './recent.ts';

/** The kinds of page that a visit is counted under; whatever is none of them counts as home. */
export const pageViews = [
  'myAccount',
  'sharedWithMe',
  'favorites',
  'notes',
  'video',
  'publicationsShared',
  'home',
  'trackChanges',
  'document',
  'mysubscription-search',
  'content-search',
  'usage-report',
  'resolve',
  'groups',
  'group-detail',
  'links-management',
  'user-resources',
] as const;
export type PageView = (typeof pageViews)[number];

/** What readers visited and read. */
export const usage = contract({
  pageView: {
    method: 'POST',
    path: '/api/usage/page-views',
    summary: 'Count that a page is looked at',
    who: 'reader',
    body: z.object({ page: z.enum(pageViews) }),
    answer: z.object({ counted: z.literal(true) }),
  },
  recentlyAccessed: {
    method: 'GET',
    path: '/api/accessed-documents/current-user',
    summary: 'The documents that the reader opened last, each once, the latest first; at most six',
    who: 'reader',
    answer: z.array(AccessedDocument),
  },
});
