import { keepPreviousData } from '@tanstack/react-query';
import { laterClient } from '../../../client/laterClient.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import type { Target } from './targets.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

/** With whom the reader has shared a document. */
export const sharedWithQuery = (id: number) =>
  apiQuery(
    queryKeys.sharing('with', id),
    (options) => laterClient.sharing.sharedWith({ params: { id } }, options),
    { staleTime: 0 },
  );

/** Groups and people to share with; the list of before stays until the next has come. */
export const targetsQuery = (keyword: string) =>
  apiQuery(
    queryKeys.sharing('targets', keyword),
    (options) => laterClient.sharing.searchUsersAndGroups({ query: { keyword } }, options),
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );

/** The document that is shared, as the wire names it. */
export type Shared = { readonly contentID: number; readonly contentCode: string; readonly title: string };

/** Shares a document with one target. */
export function shareWith(document: Shared, target: Target) {
  if (target.isGroup)
    return laterClient.sharing.shareWithGroup({ body: { ...document, sharedWithGroupID: target.id } });
  const { id: sharedWithUserID, email, isExternalUser: externalUser } = target;
  return laterClient.sharing.shareWithUser({ body: { ...document, sharedWithUserID, email, externalUser } });
}
