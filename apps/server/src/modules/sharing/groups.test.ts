import type { Metadata, SentToGroup, ShareGroup } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { aGroup } from './testing/aGroup.ts';
import { codeOf, listOf } from './testing/sharing.ts';

const e214 = 'NSB|nsb-e-214-24';

const contentIdOf = async (client: TestClient): Promise<number> => {
  const answer = await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(e214)}`);
  return ((await answer.json()) as Metadata).contentId;
};

const shareWithGroup = (
  client: TestClient,
  contentID: number,
  sharedWithGroupID: number,
): Promise<Response> =>
  client('POST', '/api/contentShare/withGroup', {
    contentID,
    sharedWithGroupID,
    contentCode: e214,
    title: '',
  });

const groupsFound = async (client: TestClient, keyword: string): Promise<ShareGroup[]> => {
  const answer = await client(
    'GET',
    `/api/contentShare/searchUsersAndGroups?keyword=${encodeURIComponent(keyword)}`,
  );
  return ((await answer.json()) as { groupList: ShareGroup[] }).groupList;
};

describe('sharing a document with a group', () => {
  it('puts it there once, for each of its members to see [sharing-022] [sharing-021]', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const contentId = await contentIdOf(mine);
    const id = await aGroup(library, 'Anchorage', ['individual', 'colleague', 'colleague-2', 'cp-admin']);
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await shareWithGroup(mine, contentId, id)).json()),
    );
    expect(answers.filter(({ wasShared }) => !wasShared)).toHaveLength(1);
    const answer = await mine('GET', `/api/contentShare/getSharedGroupAndUserByContentID/${contentId}`);
    const { groupList, userList } = (await answer.json()) as {
      groupList: SentToGroup[];
      userList: unknown[];
    };
    expect(userList).toEqual([]);
    expect(groupList).toEqual([
      {
        id,
        name: 'Anchorage',
        isGroup: true,
        memberCount: 4,
        rosters: ['Ines', 'Oleksandr', 'Tomas'].map((firstName) => expect.objectContaining({ firstName })),
        sharedDate: expect.any(String),
      },
    ]);
    expect(await listOf(theirs)).toEqual({
      totalCount: 1,
      list: [expect.objectContaining({ contentCode: e214, sharedByLastName: 'Ravndal' })],
    });
    expect((await listOf(mine)).totalCount).toBe(0);
  });

  it('and with one of its members shows it to them once', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const contentID = await contentIdOf(mine);
    const id = await aGroup(library, 'Anchorage', ['individual', 'colleague']);
    await shareWithGroup(mine, contentID, id);
    await mine('POST', '/api/contentShare/withUser', { contentID, email: 'tomas.eide@halvorsen.example' });
    expect((await listOf(theirs)).totalCount).toBe(1);
  });

  it('is possible in the own groups alone, which are found by their names [sharing-020] [sharing-024]', async () => {
    const library = await startLibrary();
    const [mine, others] = [await library.as('individual'), await library.as('cp-admin')];
    const id = await aGroup(library, 'Anchorage <b>&', ['individual', 'colleague']);
    expect(await groupsFound(mine, 'anCHOR')).toEqual([
      expect.objectContaining({ id, name: 'Anchorage <b>&', isGroup: true, memberCount: 2 }),
    ]);
    expect((await groupsFound(mine, '')).map((group) => group.id)).toEqual([id]);
    expect(await groupsFound(others, 'anchor')).toEqual([]);
    const refused = await shareWithGroup(others, await contentIdOf(others), id);
    expect(await codeOf(refused)).toEqual([404, 'group-not-found']);
    const missing = await shareWithGroup(mine, await contentIdOf(mine), 999_999);
    expect(await codeOf(missing)).toEqual([404, 'group-not-found']);
  });
});
