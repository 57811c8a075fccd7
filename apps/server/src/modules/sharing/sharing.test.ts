import type { Metadata, SentToPerson, SharePerson } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import { codeOf, listOf, share, shareWithUser, without } from './testing/sharing.ts';

const e214 = 'NSB|nsb-e-214-24';
const notSubscribed = 'PIC|pic-rp-1173-2021';

const metadata = async (client: TestClient, contentCode = e214): Promise<Metadata> =>
  (await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`)).json();

const search = async (client: TestClient, keyword: string): Promise<SharePerson[]> => {
  const path = `/api/contentShare/searchUsersAndGroups?keyword=${encodeURIComponent(keyword)}`;
  return ((await (await client('GET', path)).json()) as { userList: SharePerson[] }).userList;
};

const sentTo = async (client: TestClient, contentId: number): Promise<SentToPerson[]> => {
  const answer = await client('GET', `/api/contentShare/getSharedGroupAndUserByContentID/${contentId}`);
  return ((await answer.json()) as { userList: SentToPerson[] }).userList;
};

describe('sharing a document with a colleague', () => {
  it('shows it to them with who shared it, and to the sharer as sent [sharing-014] [sharing-021] [sharing-023] [sharing-025]', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const { contentId } = await metadata(mine);
    const [tomas] = await search(mine, 'eide');
    expect(tomas).toMatchObject({
      name: 'Tomas Eide',
      email: 'tomas.eide@halvorsen.example',
      isGroup: false,
    });

    const shared = await shareWithUser(mine, {
      contentID: contentId,
      sharedWithUserID: tomas?.id,
      email: tomas?.email,
      externalUser: false,
      contentCode: e214,
      title: 'whatever the screen had read',
    });
    expect([shared.status, await shared.json()]).toEqual([
      200,
      { contentID: contentId, sharedDate: expect.any(String), wasShared: false },
    ]);
    expect(await sentTo(mine, contentId)).toEqual([
      expect.objectContaining({ id: tomas?.id, name: 'Tomas Eide', isExternalUser: false, isGroup: false }),
    ]);
    expect(await listOf(theirs)).toEqual({
      totalCount: 1,
      list: [
        expect.objectContaining({
          contentCode: e214,
          designationNo: 'NSB E 214-24',
          documentTitle: expect.stringContaining('Creep of Bonded Anchors'),
          email: 'ines.ravndal@halvorsen.example',
          sharedByFirstName: 'Ines',
          sharedByLastName: 'Ravndal',
        }),
      ],
    });
    expect((await listOf(mine)).totalCount).toBe(0);
    // With whom one person shared is no one else's business, also of who received it.
    expect(await sentTo(theirs, contentId)).toEqual([]);
  });

  it('twice, or many times at once, shares it once and says so', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const { contentId } = await metadata(mine);
    const [tomas] = await search(mine, 'eide');
    const asked = { contentID: contentId, sharedWithUserID: tomas?.id };
    const answers = await Promise.all([1, 2, 3, 4].map(() => share(mine, asked)));
    expect(answers.filter(({ wasShared }) => !wasShared)).toHaveLength(1);
    expect(new Set(answers.map(({ sharedDate }) => sharedDate)).size).toBe(1);
    // Their address in whatever letter case means the same person.
    const byAddress = { contentID: contentId, email: ' TOMAS.Eide@Halvorsen.example ', externalUser: true };
    expect((await share(mine, byAddress)).wasShared).toBe(true);
    expect((await listOf(theirs)).totalCount).toBe(1);
    expect(await sentTo(mine, contentId)).toHaveLength(1);
  });

  it('by two people is listed from each of them, latest first, page by page', async () => {
    const library = await startLibrary();
    const [ines, leila, theirs] = [
      await library.as('individual'),
      await library.as('colleague-2'),
      await library.as('colleague'),
    ];
    const { contentId } = await metadata(ines);
    const older = (await metadata(ines, 'NSB|nsb-e-214-21')).contentId;
    const [tomas] = await search(ines, 'eide');
    const to = { sharedWithUserID: tomas?.id };
    await share(ines, { contentID: contentId, ...to });
    await share(ines, { contentID: older, ...to });
    await share(leila, { contentID: contentId, ...to });
    const all = await listOf(theirs);
    expect(all.totalCount).toBe(3);
    expect(
      all.list.map(({ designationNo, sharedByFirstName }) => [designationNo, sharedByFirstName]),
    ).toEqual([
      ['NSB E 214-24', 'ليلى'],
      ['NSB E 214-21', 'Ines'],
      ['NSB E 214-24', 'Ines'],
    ]);
    expect(await listOf(theirs, '?pageIndex=2&pageSize=2')).toEqual({
      totalCount: 3,
      list: all.list.slice(2),
    });
    expect(await listOf(theirs, '?pageIndex=9&pageSize=2')).toEqual({ totalCount: 3, list: [] });
  });

  it('is the tenant’s alone', async () => {
    const library = await startLibrary();
    const mine = await library.as('individual');
    const { contentId } = await metadata(mine);
    await share(mine, { contentID: contentId, email: 'tomas.eide@halvorsen.example' });
    expect((await listOf(await library.as('colleague', 'demowl'))).totalCount).toBe(0);
    expect((await listOf(await library.as('colleague'))).totalCount).toBe(1);
  });

  it('keeps what was shared when someone leaves, but shares nothing more with them', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague-2')];
    const { contentId } = await metadata(mine);
    const older = (await metadata(mine, 'NSB|nsb-e-214-21')).contentId;
    const [tomas] = await search(mine, 'eide');
    const [leila] = await search(mine, 'leila');
    await share(mine, { contentID: contentId, sharedWithUserID: tomas?.id });
    await share(mine, { contentID: contentId, sharedWithUserID: leila?.id });
    await leaves(library, 'colleague');
    expect(
      await codeOf(await shareWithUser(mine, { contentID: older, sharedWithUserID: tomas?.id })),
    ).toEqual([404, 'person-not-found']);
    expect(await search(mine, 'eide')).toEqual([]);
    expect((await sentTo(mine, contentId)).map(({ name }) => name).sort()).toEqual([
      'Tomas Eide',
      'ليلى حداد',
    ]);
    // And when the sharer has left, what they shared is still there.
    await leaves(library, 'individual');
    expect((await listOf(theirs)).list).toEqual([expect.objectContaining({ sharedByLastName: 'Ravndal' })]);
  });

  it('loses a document that is removed, and shows none that the tenant offers no longer', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const { contentId } = await metadata(mine);
    const older = (await metadata(mine, 'NSB|nsb-e-214-21')).contentId;
    const other = (await metadata(mine, 'HI|hi-4410-2-2022')).contentId;
    for (const contentID of [contentId, older, other])
      await share(mine, { contentID, email: 'tomas.eide@halvorsen.example' });
    await library.database
      .owner<DocumentTables>()
      .deleteFrom('documents')
      .where('content_id', '=', older)
      .execute();
    expect((await listOf(theirs)).list.map(({ contentCode }) => contentCode)).toEqual([
      'HI|hi-4410-2-2022',
      e214,
    ]);
    await without(library, 'HI');
    await expect.poll(async () => (await listOf(theirs)).totalCount).toBe(1);
  });
});

describe('sharing with an address', () => {
  it('takes every address that mail reaches, once however it is typed', async () => {
    const client = await (await startLibrary()).as('individual');
    const { contentId } = await metadata(client);
    const asked = { contentID: contentId, sharedWithUserID: null, externalUser: true };
    const addresses = [
      ['a.guest@elsewhere.example', 'a.guest@elsewhere.example'],
      ["o'brien+norma@elsewhere.example", "o'brien+norma@elsewhere.example"],
      ['guest@bücher.example', 'guest@xn--bcher-kva.example'],
      ['guest@موقع.example', 'guest@xn--4gbrim.example'],
      [`${'a'.repeat(64)}@elsewhere.example`, `${'a'.repeat(64)}@elsewhere.example`],
      [`a@${`${'b'.repeat(61)}.`.repeat(4)}ex`, `a@${`${'b'.repeat(61)}.`.repeat(4)}ex`],
    ] as const;
    for (const [typed, meant] of addresses) {
      expect((await share(client, { ...asked, email: ` ${typed} ` })).wasShared, typed).toBe(false);
      expect((await share(client, { ...asked, email: meant.toUpperCase() })).wasShared, typed).toBe(true);
    }
    expect(await sentTo(client, contentId)).toEqual(
      addresses.toReversed().map(([typed]) => ({
        id: null,
        name: typed,
        email: typed,
        isExternalUser: true,
        isGroup: false,
        sharedDate: expect.any(String),
      })),
    );
  });

  it('refuses what is none, or more than one, with the name of the field', async () => {
    const client = await (await startLibrary()).as('individual');
    const { contentId } = await metadata(client);
    for (const email of [
      'guest',
      'guest@elsewhere',
      '"a quoted name"@elsewhere.example',
      `${'a'.repeat(65)}@elsewhere.example`,
      `a@${'b'.repeat(255)}.example`,
      'guest@elsewhere.example\r\nBcc: everybody@elsewhere.example',
      'Guest <guest@elsewhere.example>',
      'guest@elsewhere.example, other@elsewhere.example',
      'guest@elsewhere.example:25',
      'guest@bücher.example/path',
      '',
      'x'.repeat(100_000),
    ]) {
      const refused = await shareWithUser(client, { contentID: contentId, email, externalUser: true });
      expect([refused.status, await refused.json()], email.slice(0, 60)).toEqual([
        400,
        expect.objectContaining({ fieldErrors: [expect.objectContaining({ field: 'body.email' })] }),
      ]);
    }
    expect(await sentTo(client, contentId)).toEqual([]);
  });

  it('shows it to whom the address belongs in another account, without telling the sharer who that is', async () => {
    const library = await startLibrary();
    const mine = await library.as('individual');
    const { contentId } = await metadata(mine);
    const email = 'Mateus.Carvalho@brisa.example';
    await share(mine, { contentID: contentId, email, externalUser: true });
    expect(await sentTo(mine, contentId)).toEqual([
      expect.objectContaining({ id: null, name: email, isExternalUser: true }),
    ]);
    const theirs = await library.as('nobody');
    expect((await listOf(theirs)).list).toEqual([expect.objectContaining({ contentCode: e214 })]);
    // That they were told of it opens nothing.
    const verified = await theirs('GET', `/api/documents/verification/contentCode?contentCode=${e214}`);
    expect(verified.headers.get('entitlementaccess')).toBe('false');
  });
});

describe('sharing is refused', () => {
  it('to companies, and where the tenant has switched it off [sharing-001] [sharing-013]', async () => {
    const library = await startLibrary();
    const { contentId } = await metadata(await library.as('individual'));
    const body = { contentID: contentId, email: 'guest@elsewhere.example' };
    const ways: readonly [string, string, unknown?][] = [
      ['GET', `/api/contentShare/getSharedGroupAndUserByContentID/${contentId}`],
      ['GET', '/api/contentShare/searchUsersAndGroups?keyword=eide'],
      ['POST', '/api/contentShare/withUser', body],
    ];
    const [company, off] = [await library.as('company'), await library.as('individual', 'awwa')];
    for (const way of ways) {
      expect(await codeOf(await company(...way)), way[1]).toEqual([403, 'individuals-only']);
      expect(await codeOf(await off(...way)), way[1]).toEqual([403, 'feature-off']);
    }
    expect(await codeOf(await off('POST', '/api/contentShare/findContentShareWithMe'))).toEqual([
      403,
      'feature-off',
    ]);
    expect(await listOf(company)).toEqual({ totalCount: 0, list: [] });
  });

  it('for what one may not open, for unknown documents, and when code and number disagree', async () => {
    const client = await (await startLibrary()).as('individual');
    const { contentId } = await metadata(client);
    const closed = (await metadata(client, notSubscribed)).contentId;
    const email = 'guest@elsewhere.example';
    expect(await codeOf(await shareWithUser(client, { contentID: closed, email }))).toEqual([
      403,
      'document-not-entitled',
    ]);
    expect(await codeOf(await shareWithUser(client, { contentID: 999_999_999, email }))).toEqual([
      404,
      'document-not-found',
    ]);
    const mixed = await shareWithUser(client, {
      contentID: contentId,
      contentCode: 'NSB|nsb-e-214-21',
      email,
    });
    expect([mixed.status, await mixed.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'document-ambiguous',
        fieldErrors: [expect.objectContaining({ field: 'body.contentCode' })],
      }),
    ]);
  });

  it('with oneself, with no one, and with someone of another account', async () => {
    const library = await startLibrary();
    const [client, elsewhere] = [await library.as('individual'), await library.as('nobody')];
    const { contentId: contentID } = await metadata(client);
    const [ines] = await search(await library.as('colleague'), 'ravndal');
    const { id } = (await (await elsewhere('GET', '/api/account')).json()) as { id: string };
    expect(await codeOf(await shareWithUser(client, { contentID, sharedWithUserID: ines?.id }))).toEqual([
      400,
      'shared-with-oneself',
    ]);
    expect(
      await codeOf(await shareWithUser(client, { contentID, email: 'INES.ravndal@halvorsen.example' })),
    ).toEqual([400, 'shared-with-oneself']);
    expect(await codeOf(await shareWithUser(client, { contentID, sharedWithUserID: id }))).toEqual([
      404,
      'person-not-found',
    ]);
    const nobody = await shareWithUser(client, { contentID });
    expect([nobody.status, await nobody.json()]).toEqual([
      400,
      expect.objectContaining({ fieldErrors: [expect.objectContaining({ field: 'body.email' })] }),
    ]);
  });
});

describe('the search for people', () => {
  it('finds those of the own account by name or address in any order and letter case [sharing-024] [sharing-020]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect((await search(client, 'EIDE tom')).map(({ name }) => name)).toEqual(['Tomas Eide']);
    expect((await search(client, 'leila.haddad@')).map(({ name }) => name)).toEqual(['ليلى حداد']);
    expect((await search(client, 'حداد')).map(({ email }) => email)).toEqual([
      'leila.haddad@halvorsen.example',
    ]);
    for (const nobody of ['ravndal', 'carvalho', 'mateus.carvalho@brisa.example', 'solheim', '%', '_', "'"])
      expect(await search(client, nobody), nobody).toEqual([]);
    expect((await search(client, 'x'.repeat(1_999))).length).toBe(0);
  });

  it('begins with those who were shared with last [sharing-009]', async () => {
    const client = await (await startLibrary()).as('individual');
    const { contentId: contentID } = await metadata(client);
    const names = async () => (await search(client, '')).map(({ name }) => name);
    expect(await names()).toEqual(['Oleksandr Bondar', 'Tomas Eide', 'ليلى حداد']);
    await share(client, { contentID, email: 'leila.haddad@halvorsen.example' });
    expect(await names()).toEqual(['ليلى حداد', 'Oleksandr Bondar', 'Tomas Eide']);
  });

  it('finds no one by less than a whole address where groups are switched off', async () => {
    const client = await (await startLibrary()).as('individual', 'cga');
    for (const part of ['', 'eide', 'tomas.eide@']) expect(await search(client, part), part).toEqual([]);
    expect((await search(client, 'Tomas.Eide@halvorsen.example')).map(({ name }) => name)).toEqual([
      'Tomas Eide',
    ]);
  });
});

describe('the lists of shared documents by kind', () => {
  it('hold standards and publications apart [sharing-026] [sharing-027]', async () => {
    const library = await startLibrary();
    const [mine, theirs] = [await library.as('individual'), await library.as('colleague')];
    const { contentId } = await metadata(mine);
    const book = (await metadata(mine, 'NSB|nsb-e-214-21')).contentId;
    await library.database
      .owner<DocumentTables>()
      .updateTable('documents')
      .set({ asset_type: 'STP_BOOK' })
      .where('content_id', '=', book)
      .execute();
    for (const contentID of [contentId, book])
      await share(mine, { contentID, email: 'tomas.eide@halvorsen.example' });
    const list = async (kind: string) =>
      (await theirs('GET', `/api/shared-documents/current-user/${kind}/?page=0&size=10`)).json();
    const from = {
      user: { firstName: 'Ines', lastName: 'Ravndal', email: 'ines.ravndal@halvorsen.example' },
    };
    for (const [kind, contentCode] of [
      ['STANDARD', e214],
      ['PUBLICATION', 'NSB|nsb-e-214-21'],
    ] as const)
      expect(await list(kind)).toEqual({
        count: 1,
        sharedDocuments: [
          {
            document: expect.objectContaining({
              contentCode,
              publisherName: 'Northern Standards Board',
              documentTitle: expect.stringContaining('Creep'),
            }),
            sharedByUserAccount: from,
            sharedDate: expect.any(String),
          },
        ],
      });
  });
});

/** Someone is no longer of their account. */
async function leaves({ database }: TestLibrary, signInName: string): Promise<void> {
  const db = database.forTenant<SessionTables>('astm');
  await db
    .deleteFrom('memberships')
    .where('person_id', 'in', db.selectFrom('people').select('id').where('sign_in_name', '=', signInName))
    .execute();
}
