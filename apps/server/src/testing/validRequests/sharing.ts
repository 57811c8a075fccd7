import { aGroup } from './groups.ts';
import type { ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `sharing`. */
export const sharing: ValidRequests<'sharing'> = {
  sharedWith: ({ library: { ids } }) => ({ params: { id: ids.newer } }),
  searchUsersAndGroups: () => ({ query: { keyword: 'eide' } }),
  shareWithGroup: async (ctx) => ({
    body: { contentID: ctx.library.ids.newer, sharedWithGroupID: (await aGroup(ctx)).groupID },
  }),
  shareWithUser: ({ library: { ids } }) => ({
    body: { contentID: ids.newer, email: 'guest@elsewhere.example', externalUser: true },
  }),
  sharedWithMe: () => ({ query: {} }),
  sharedStandards: () => ({ query: {} }),
  sharedPublications: () => ({ query: {} }),
};
