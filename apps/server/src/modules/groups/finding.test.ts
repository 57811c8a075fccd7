import type { AccountPerson, FoundDocument } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { dbOf, bodyOf } from '../../testing/aGroup.ts';

type People = { responseData: { content: AccountPerson[]; totalCount: number } };

const found = async (client: TestClient, fullName: string, page = 'pageIndex=1&pageSize=100') => {
  const path = `/api/user/searchUsers?${page}`;
  const { responseData } = await bodyOf<People>(client('POST', path, { fullName }));
  const names = responseData.content.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return [responseData.totalCount, ...names];
};

describe('the people of an account', () => {
  it('are found by their names in any letter case and order, spaces or none, page by page [groups-050]', async () => {
    const client = await (await startLibrary()).as('individual');
    const [ines] = (
      await bodyOf<People>(
        client('POST', '/api/user/searchUsers?pageIndex=1&pageSize=100', { fullName: 'ravn' }),
      )
    ).responseData.content;
    expect(ines).toEqual({
      userId: expect.any(String),
      firstName: 'Ines',
      lastName: 'Ravndal',
      userName: 'individual',
      user: { email: 'ines.ravndal@halvorsen.example' },
    });
    expect(await found(client, 'TOMAS eide')).toEqual([1, 'Tomas Eide']);
    expect(await found(client, 'sei')).toEqual([1, 'Tomas Eide']);
    expect(await found(client, 'Eide Tom')).toEqual([1, 'Tomas Eide']);
    expect(await found(client, 'ليلى حد')).toEqual([1, 'ليلى حداد']);
    expect(await found(client, '%')).toEqual([0]);
    expect((await found(client, ' '))[0]).toBe(4);
    expect(await found(client, '', 'pageIndex=2&pageSize=3')).toEqual([4, 'ليلى حداد']);
  });

  it('are not those of other accounts, nor companies, nor who is not let in', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect(await found(client, 'Amara')).toEqual([0]);
    await dbOf(library)
      .updateTable('people')
      .set({ is_activated: false })
      .where('sign_in_name', '=', 'colleague')
      .execute();
    await dbOf(library)
      .updateTable('people')
      .set({ user_type: 'COMPANY' })
      .where('sign_in_name', '=', 'cp-admin')
      .execute();
    expect((await found(client, ''))[0]).toBe(2);
  });

  it('are found by their e-mail addresses in any letter case [groups-051]', async () => {
    const client = await (await startLibrary()).as('individual');
    const of = (email: string) =>
      bodyOf<{ responseData: AccountPerson | null }>(
        client('POST', '/api/user/searchUsersByEmail', { email }),
      );
    expect((await of(' Tomas.Eide@HALVORSEN.example ')).responseData).toMatchObject({
      firstName: 'Tomas',
      user: { email: 'tomas.eide@halvorsen.example' },
    });
    for (const email of ['', 'amara.obi@library.example', 'no address', "o'neil+x@halvorsen.example"])
      expect((await of(email)).responseData).toBeNull();
  });
});

describe('documents for a group', () => {
  const documents = (client: TestClient, keywords: string, size = 100): Promise<FoundDocument[]> =>
    bodyOf(client('POST', `/api/group/documents/search/type-ahead?size=${size}`, { keywords }));

  it('are those that the reader may open, by designation or words [groups-052]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const [first] = await documents(client, 'e 21');
    expect(first).toEqual({
      contentID: expect.any(Number),
      contentCode: 'NSB|nsb-e-214-24',
      designationNo: 'NSB E 214-24',
      assetId: 'NSB-E-214-24',
      documentTitle: expect.stringContaining('Creep of Bonded Anchors'),
    });
    const named = await documents(client, 'anchor');
    expect(named.length).toBeGreaterThan(3);
    expect(new Set(named.map(({ contentCode }) => contentCode.split('|')[0]))).toEqual(
      new Set(['NSB', 'HI']),
    );
    expect(new Set(named.map(({ contentID }) => contentID)).size).toBe(named.length);
    expect(await documents(client, 'anchor', 2)).toHaveLength(2);
    expect(await documents(client, '  ')).toEqual([]);
    expect(await documents(await library.as('nobody'), 'anchor')).toEqual([]);
  });
});
