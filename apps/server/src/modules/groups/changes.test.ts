import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import {
  aGroup,
  anchorage,
  auditOf,
  dbOf,
  detailOf,
  documentsOf,
  idsOf,
  ownGroups,
  refusal,
  bodyOf,
} from '../../testing/aGroup.ts';

const tables = 'NSB|nsb-e-214-21';

describe('its owner', () => {
  it('gives a group another name, other members and other documents [groups-055, groups-056, groups-057]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { groupID } = await aGroup(library, client);
    const [leila, oleksandr] = await idsOf(library, 'colleague-2', 'cp-admin');
    const texts = { name: 'Anchors', longDesc: 'All of them' };
    await bodyOf(client('PUT', '/api/group/update/name', { groupID, ...texts }));
    await bodyOf(client('PUT', '/api/group/update/memberIds', { groupID, memberIds: [leila, oleksandr] }));
    const [first] = await documentsOf(client, groupID);
    const changed = await bodyOf(
      client('POST', '/api/contentShare/updateContentsByGroup', {
        sharedWithGroupID: groupID,
        addContentCodes: [tables, 'NSB|nsb-e-214-24'],
        removeContentIds: [first?.contentID],
      }),
    );
    expect(changed).toMatchObject({ ...texts, memberCount: 2, contentCount: 2 });
    const { rosters } = await detailOf(client, groupID);
    expect(rosters.map(({ userId }) => userId)).toEqual([oleksandr, leila]);
    const documents = await documentsOf(client, groupID);
    expect(documents.map(({ contentCode }) => contentCode)).toEqual([tables, 'NSB|nsb-e-214-24']);
    expect((await auditOf(library)).map(([type]) => type)).toEqual([
      'group-created',
      'group-edited',
      'group-edited',
      'group-edited',
    ]);
  });

  it('changes all of it at once, or nothing of it [groups-054]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { groupID } = await aGroup(library, client);
    const [oleksandr] = await idsOf(library, 'cp-admin');
    const [hi] = await documentsOf(client, groupID);
    const change = {
      ...anchorage,
      groupID,
      name: 'Anchors',
      memberIds: [oleksandr],
      contentCodes: [tables],
      removeContentIds: [hi?.contentID],
    };
    const before = [await detailOf(client, groupID), await documentsOf(client, groupID)];
    const wrong = client('PUT', '/api/group/update', { ...change, contentCodes: ['NSB|none'] });
    expect(await refusal(wrong)).toEqual([404, 'document-not-found', 'body.contentCodes.0']);
    expect([await detailOf(client, groupID), await documentsOf(client, groupID)]).toEqual(before);

    await bodyOf(client('PUT', '/api/group/update', change));
    const { name, rosters } = await detailOf(client, groupID);
    expect([name, rosters.map(({ userId }) => userId)]).toEqual(['Anchors', [oleksandr]]);
    const documents = await documentsOf(client, groupID);
    expect(documents.map(({ contentCode }) => contentCode)).toEqual([tables, 'NSB|nsb-e-214-24']);
  });

  it('deletes it, and it is gone for everyone [groups-058]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { groupID } = await aGroup(library, client);
    expect(await bodyOf(client('DELETE', `/api/group/${groupID}`))).toEqual({ groupID });
    expect(await ownGroups(await library.as('colleague'))).toEqual([]);
    expect(await refusal(client('DELETE', `/api/group/${groupID}`))).toEqual([404, 'group-not-found']);
    expect((await auditOf(library)).map(([type]) => type)).toEqual(['group-created', 'group-deleted']);
  });

  it('is the one whose account id it carries, and no one else may change it [groups-015]', async () => {
    const library = await startLibrary();
    const { groupID, accountID } = await aGroup(library, await library.as('individual'));
    const client = await library.as('colleague');
    const memberIds = await idsOf(library, 'colleague');
    const notTheirs = [403, 'group-not-yours'];
    const texts = { name: 'Mine', longDesc: 'Now' };
    const attempts = [
      client('PUT', '/api/group/update', { groupID, accountID, memberIds, ...texts }),
      client('PUT', '/api/group/update/name', { groupID, ...texts }),
      client('PUT', '/api/group/update/memberIds', { groupID, memberIds }),
      client('POST', '/api/contentShare/updateContentsByGroup', { sharedWithGroupID: groupID }),
      client('DELETE', `/api/group/${groupID}`),
    ];
    expect(await Promise.all(attempts.map(refusal))).toEqual(attempts.map(() => notTheirs));
    expect((await detailOf(client, groupID)).name).toBe('Anchorage');
  });
});

describe('two who change a group at a time', () => {
  it('overwrite nothing of each other’s: the second is told', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { groupID, modifiedDate } = await aGroup(library, client);
    const rename = (name: string, since = modifiedDate) =>
      client('PUT', '/api/group/update/name', { groupID, name, longDesc: 'x', modifiedDate: since });
    const now = await bodyOf<{ modifiedDate: string }>(rename('First'));
    expect(await refusal(rename('Second'))).toEqual([412, 'group-changed']);
    const memberIds = await idsOf(library, 'colleague');
    const members = { groupID, memberIds, modifiedDate };
    expect(await refusal(client('PUT', '/api/group/update/memberIds', members))).toEqual([
      412,
      'group-changed',
    ]);
    expect(await detailOf(client, groupID)).toMatchObject({ name: 'First', memberCount: 2 });
    await bodyOf(rename('Second', now.modifiedDate));
  });

  it('hear that it is gone when the other has deleted it', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { groupID } = await aGroup(library, client);
    await bodyOf(client('DELETE', `/api/group/${groupID}`));
    const rename = client('PUT', '/api/group/update/name', { groupID, name: 'Late', longDesc: 'x' });
    expect(await refusal(rename)).toEqual([404, 'group-not-found']);
  });

  it('leave it whole however they come together', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { groupID } = await aGroup(library, client);
    const [one, other] = await idsOf(library, 'cp-admin', 'colleague-2');
    const attempts = [
      ...[[one], [other], [one, other]].map((memberIds) =>
        client('PUT', '/api/group/update/memberIds', { groupID, memberIds }),
      ),
      client('DELETE', `/api/group/${groupID}`),
    ];
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.every((status) => [200, 404].includes(status))).toBe(true);
    const orphans = await dbOf(library).selectFrom('group_members').select('person_id').execute();
    expect(orphans).toEqual([]);
  });
});

describe('what happens to people and documents', () => {
  it('who leaves the account stays in the group by name, as someone who has left, and may stay when it is edited', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { groupID } = await aGroup(library, client);
    const [tomas, leila] = await idsOf(library, 'colleague', 'colleague-2');
    await dbOf(library)
      .deleteFrom('memberships')
      .where('person_id', '=', tomas ?? '')
      .execute();
    const { rosters, memberCount } = await detailOf(client, groupID);
    expect([memberCount, rosters.find(({ userId }) => userId === tomas)]).toEqual([
      2,
      expect.objectContaining({ firstName: 'Tomas', lastName: 'Eide', user: { email: '' }, hasLeft: true }),
    ]);
    await bodyOf(client('PUT', '/api/group/update/memberIds', { groupID, memberIds: [tomas, leila] }));
    await dbOf(library)
      .deleteFrom('people')
      .where('id', '=', tomas ?? '')
      .execute();
    expect((await detailOf(client, groupID)).rosters).toContainEqual(
      expect.objectContaining({ firstName: 'Tomas', hasLeft: true }),
    );
    await bodyOf(client('PUT', '/api/group/update/memberIds', { groupID, memberIds: [leila] }));
    const again = client('PUT', '/api/group/update/memberIds', { groupID, memberIds: [tomas] });
    expect(await refusal(again)).toEqual([400, 'group-members-unknown', 'body.memberIds.0']);
  });

  it('an owner who leaves the account stays its owner by name', async () => {
    const library = await startLibrary();
    const { groupID } = await aGroup(library, await library.as('individual'));
    const [ines] = await idsOf(library, 'individual');
    await dbOf(library)
      .deleteFrom('people')
      .where('id', '=', ines ?? '')
      .execute();
    const [group] = await ownGroups(await library.as('colleague'));
    expect(group).toMatchObject({ groupID, createdById: ines, createdByFirstName: 'Ines' });
  });

  it('a document that leaves the library stays in the group as one that was removed', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { groupID } = await aGroup(library, client);
    await sql`delete from documents where content_code = 'HI|hi-4410-2-2022'`.execute(
      library.database.owner(),
    );
    const [gone, there] = await documentsOf(client, groupID);
    expect(gone).toMatchObject({ designationNo: 'HI 4410-2:2022', isRemoved: true, status: '' });
    expect(there).toMatchObject({ designationNo: 'NSB E 214-24', isRemoved: false });
    const change = { sharedWithGroupID: groupID, removeContentIds: [gone?.contentID] };
    await bodyOf(client('POST', '/api/contentShare/updateContentsByGroup', change));
    expect(await documentsOf(client, groupID)).toHaveLength(1);
  });
});
