import type { BenchClient } from './client.ts';

/** A call that lists something, and who asks it where not everyone may. */
export type ListCall = {
  readonly name: string;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly by?: string;
};

/** Every list call of groups, sharing, tracking, favorites and collections, each of something that is there. */
export async function listCalls({ client }: { client: BenchClient }): Promise<ListCall[]> {
  const first = async <T>(name: string, path: string): Promise<T> =>
    JSON.parse(await client(name, { path })) as T;
  const groups = await first<{ groupID: number; createdById: string }[]>(
    'individual',
    'group/listByCurrentAccount',
  );
  const group = groups[0]?.groupID ?? 0;
  const tracked = await first<{ result: { document: { contentId: number } }[] }>(
    'individual',
    'tracked-documents/current-user',
  );
  const document = tracked.result[0]?.document.contentId ?? 0;
  const own = await first<{ result: { id: number }[] }>('admin', 'v1/custom-collections?size=100');
  const collection = own.result[0]?.id ?? 0;
  return [
    { name: 'groups: by account', path: 'group/list?accountId=halvorsen' },
    { name: 'groups: by current account', path: 'group/listByCurrentAccount' },
    { name: 'groups: one with its members', path: `group/getGroupDetail?groupId=${group}`, by: 'individual' },
    { name: 'groups: documents of one', path: `contentShare/shared/list?groupId=${group}`, by: 'individual' },
    {
      name: 'groups: people of the account',
      method: 'POST',
      path: 'user/searchUsers?pageIndex=1&pageSize=100',
      body: { fullName: 'person' },
    },
    {
      name: 'sharing: who has a document',
      path: `contentShare/getSharedGroupAndUserByContentID/${document}`,
    },
    { name: 'sharing: people and groups found', path: 'contentShare/searchUsersAndGroups?keyword=a' },
    {
      name: 'sharing: shared with me',
      method: 'POST',
      path: 'contentShare/findContentShareWithMe?pageIndex=1&pageSize=10',
      body: {},
    },
    { name: 'sharing: shared standards', path: 'shared-documents/current-user/STANDARD/?page=3&size=10' },
    {
      name: 'sharing: shared publications',
      path: 'shared-documents/current-user/PUBLICATION/?page=0&size=10',
    },
    { name: 'tracking: documents', path: 'tracked-documents/current-user?page=0&size=10' },
    { name: 'tracking: documents, 40th page', path: 'tracked-documents/page/current-user?page=40&size=10' },
    {
      name: 'tracking: documents, off ones first',
      path: 'tracked-documents/page/current-user?page=0&size=100&sort=ContentTrackingOff',
    },
    { name: 'tracking: changes since the last visit', path: 'tracked-documents/current-user/changes' },
    { name: 'tracking: publishers', path: 'publishers/current-user' },
    { name: 'tracking: notifications', path: 'notifications?page=0&size=20' },
    { name: 'tracking: unread notifications', path: 'notifications/unread' },
    { name: 'favourites: by title', path: 'favorite-documents/current-user?page=0&size=10&sort=asc' },
    {
      name: 'favourites: last page backwards',
      path: 'favorite-documents/current-user?page=9&size=10&sort=document.documentTitle,desc',
    },
    {
      name: 'collections: all that a reader has',
      path: 'v1/custom-collection/current-user/pageable?sortType=ALPHA_ASC&pageSize=10&offset=0',
    },
    {
      name: 'collections: the same, 50th page backwards',
      path: 'v1/custom-collection/current-user/pageable?sortType=ALPHA_DESC&pageSize=20&offset=50',
    },
    { name: 'collections: choice of a reader', path: 'v1/custom-collection/current-user/collections' },
    { name: 'collections: of the account', path: 'v1/custom-collections?page=0&size=10', by: 'admin' },
    {
      name: 'collections: documents of one',
      path: `v1/custom-collections/${collection}/documents?pageSize=100`,
      by: 'admin',
    },
    { name: 'collections: people to share with', path: 'v1/custom-collections/readers?text=o', by: 'admin' },
  ];
}
