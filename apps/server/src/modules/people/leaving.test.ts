import type { CompassPoint, CompassPointPage, Metadata } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { aGroup, detailOf, ownGroups, refusal, bodyOf } from '../../testing/aGroup.ts';
import { auditOfPeople, lookAfter, personId } from '../../testing/aPerson.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { outboxOf } from '../../testing/outbox.ts';
import type { CompassPointTables } from '../compass-points/index.ts';
import type { MailTables } from '../email/index.ts';

type OrphanedContent = {
  owners: { owner: { id: string; name: string }; groups: number; compassPoints: number }[];
};

const orphanedContentOf = (client: TestClient): Promise<OrphanedContent> =>
  bodyOf<OrphanedContent>(client('GET', '/api/admin/people/left-behind'));

const mailsOf = ({ database }: TestLibrary) =>
  database
    .forTenant<MailTables>('astm')
    .selectFrom('mails')
    .select(['person_id', 'values'])
    .where('kind', '=', 'handed-over')
    .orderBy('person_id')
    .execute();

const ownersOfMarks = async ({ database }: TestLibrary) => {
  const rows = await database
    .forTenant<CompassPointTables>('astm')
    .selectFrom('compass_points')
    .select(['created_by', 'created_by_name', 'name'])
    .where('name', 'like', 'Left %')
    .orderBy('name')
    .execute();
  return rows.map(({ created_by, created_by_name, name }) => [name, created_by_name, created_by]);
};

describe('who leaves an account', () => {
  it('hands over groups to one and compass points to another, who are told and may change them', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const [ines, tomas, leila] = [
      await library.as('individual'),
      await library.as('colleague'),
      await library.as('colleague-2'),
    ];
    const [inesId, tomasId, leilaId] = [
      await personId(library, 'individual'),
      await personId(library, 'colleague'),
      await personId(library, 'colleague-2'),
    ];
    const { groupID } = await aGroup(library, ines);
    const others = await aGroup(library, tomas, ['individual'], { name: 'Of Tomas' });
    await mark(ines, 'Left one');
    const deactivated = await mark(ines, 'Left two');
    await bodyOf(ines('POST', `/api/v1/compasspoint/deactivate/${deactivated.compassPointID}`));
    const note = { contentId: await contentIdOf(ines), annotationId: 'own', note: 'Mine', noteData: '{}' };
    await bodyOf(ines('POST', '/api/user-notes/save', note));

    const her = lookAfter(operator, inesId);
    const [owned] = (await her.see()).belongings.filter(({ account }) => account.id === 'halvorsen');
    const counted = {
      groups: await countOfGroups(library, inesId),
      compassPoints: await countOfMarks(library, inesId),
    };
    expect(owned).toMatchObject(counted);
    expect(counted.groups).toBeGreaterThan(0);
    const handOver = { accountId: 'halvorsen', groupsTo: tomasId, compassPointsTo: leilaId };
    const after = await her.leave('halvorsen', [handOver]);
    expect(after).toMatchObject({ accounts: [], belongings: [], state: 'active' });

    const texts = { groupID, name: 'Anchors', longDesc: 'Looked after by Tomas' };
    await bodyOf(tomas('PUT', '/api/group/update/name', texts));
    expect(await detailOf(tomas, groupID)).toMatchObject({ createdByFirstName: 'Tomas', name: 'Anchors' });
    expect((await ownGroups(tomas)).map((group) => group.groupID)).toContain(others.groupID);
    expect(await ownersOfMarks(library)).toEqual([
      ['Left one', 'ليلى حداد', leilaId],
      ['Left two', 'ليلى حداد', leilaId],
    ]);
    const listed = await bodyOf<CompassPointPage>(
      leila('GET', '/api/v1/compasspoint/detail/page-view?size=100'),
    );
    expect(listed.content.map(({ name }) => name)).toContain('Left one');
    expect(await countOfMarks(library, inesId)).toBe(0);
    // Her notes stay her own: they come back with the next account of hers.
    expect((await ines('GET', `/api/user-notes/${note.contentId}`)).status).toBe(403);
    await her.join('halvorsen');
    expect(await (await ines('GET', `/api/user-notes/${note.contentId}`)).text()).toContain('Mine');

    const posted = await mailsOf(library);
    expect(posted).toHaveLength(2);
    expect(posted).toEqual(
      expect.arrayContaining([
        { person_id: tomasId, values: expect.objectContaining({ groups: counted.groups, compassPoints: 0 }) },
        {
          person_id: leilaId,
          values: expect.objectContaining({ groups: 0, compassPoints: counted.compassPoints }),
        },
      ]),
    );
    expect(await auditOfPeople(library)).toEqual([
      [
        'ownership-handed-over',
        `Of Ines Ravndal in Halvorsen Consulting: ${counted.groups} groups to colleague, ${counted.compassPoints} compass points to colleague-2`,
      ],
      ['person-left', 'individual: Halvorsen Consulting'],
      ['person-joined', 'individual: Halvorsen Consulting'],
    ]);
  });

  it('keeps everything where a receiver cannot look after it, and stays', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const ines = await library.as('individual');
    const { groupID } = await aGroup(library, ines);
    const her = await personId(library, 'individual');
    const tomas = await personId(library, 'colleague');
    const leaving = (handOver: object[]) =>
      refusal(operator('POST', `/api/admin/people/${her}/leaving`, { accountId: 'halvorsen', handOver }));
    const unfit = async (to: string) =>
      leaving([{ accountId: 'halvorsen', groupsTo: tomas, compassPointsTo: to }]);
    const refused = [409, 'receiver-unfit', 'body.handOver.0.compassPointsTo'];
    expect(await unfit(her)).toEqual(refused);
    expect(await unfit(await personId(library, 'admin'))).toEqual(refused);
    expect(await unfit(await personId(library, 'colleague', 'api'))).toEqual(refused);
    expect(await leaving([{ accountId: 'library', groupsTo: tomas }])).toEqual([
      409,
      'receiver-unfit',
      'body.handOver.0.accountId',
    ]);
    const wrong = { accountId: 'vardal-port', handOver: [] };
    expect(await refusal(operator('POST', `/api/admin/people/${her}/leaving`, wrong))).toEqual([
      409,
      'person-not-in-account',
      'body.accountId',
    ]);
    expect(await detailOf(ines, groupID)).toMatchObject({ createdByFirstName: 'Ines' });
    expect(await mailsOf(library)).toEqual([]);
    expect(await auditOfPeople(library)).toEqual([]);
  });
});

it('nothing can be handed over to a deactivated person', async () => {
  const library = await startLibrary();
  const operator = await library.as('operator');
  const [her, leila] = [await personId(library, 'individual'), await personId(library, 'colleague-2')];
  await lookAfter(operator, leila).activate(false);
  const handOver = [{ accountId: 'halvorsen', compassPointsTo: leila }];
  const leaving = operator('POST', `/api/admin/people/${her}/leaving`, { accountId: 'halvorsen', handOver });
  expect(await refusal(leaving)).toEqual([409, 'receiver-unfit', 'body.handOver.0.compassPointsTo']);
});

describe('who leaves the library', () => {
  it('is out at once, and what stays behind is handed over later', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const ines = await library.as('individual');
    const tomas = await library.as('colleague');
    const { groupID } = await aGroup(library, ines);
    const [inesId, tomasId] = [await personId(library, 'individual'), await personId(library, 'colleague')];
    const before = await orphanedContentOf(operator);
    expect(before.owners.map(({ owner }) => owner.id)).not.toContain(inesId);

    expect(await lookAfter(operator, inesId).leave(null)).toMatchObject({
      accounts: [],
      state: 'deactivated',
    });
    expect((await ines('GET', '/api/account')).status).toBe(401);
    expect(await detailOf(tomas, groupID)).toMatchObject({ createdByFirstName: 'Ines' });
    const { owners } = await orphanedContentOf(operator);
    const left = owners.find(({ owner }) => owner.id === inesId);
    expect(left).toMatchObject({
      owner: { name: 'Ines Ravndal', isKnown: true },
      account: { id: 'halvorsen' },
      groups: await countOfGroups(library, inesId),
    });

    const handOver = { accountId: 'halvorsen', from: inesId, groupsTo: tomasId, compassPointsTo: tomasId };
    expect(await bodyOf(operator('POST', '/api/admin/people/hand-over', handOver))).toEqual({
      groups: left?.groups,
      compassPoints: left?.compassPoints,
    });
    expect(await bodyOf(operator('POST', '/api/admin/people/hand-over', handOver))).toEqual({
      groups: 0,
      compassPoints: 0,
    });
    expect(await detailOf(tomas, groupID)).toMatchObject({ createdByFirstName: 'Tomas' });
    expect((await orphanedContentOf(operator)).owners.map(({ owner }) => owner.id)).not.toContain(inesId);
  });

  it('may be unknown by now: what they left is handed over all the same', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const { groupID } = await aGroup(library, await library.as('individual'));
    const [inesId, tomasId] = [await personId(library, 'individual'), await personId(library, 'colleague')];
    await library.database
      .forTenant<{ people: { id: string } }>('astm')
      .deleteFrom('people')
      .where('id', '=', inesId)
      .execute();
    const { owners } = await orphanedContentOf(operator);
    expect(owners.find(({ owner }) => owner.id === inesId)).toMatchObject({
      owner: { name: 'Ines Ravndal', isKnown: false },
    });
    const handOver = { accountId: 'halvorsen', from: inesId, groupsTo: tomasId };
    await bodyOf(operator('POST', '/api/admin/people/hand-over', handOver));
    expect(await detailOf(await library.as('colleague'), groupID)).toMatchObject({
      createdByFirstName: 'Tomas',
    });
  });
});

describe('anyone who gets something', () => {
  it('reads in their own language what it is', async () => {
    const library = await startLibrary({ doesJobs: true });
    const operator = await library.as('operator');
    const leila = await library.as('colleague-2');
    await bodyOf(leila('PUT', '/api/user-preferences', { language: 'AR' }));
    await aGroup(library, await library.as('individual'));
    const [inesId, leilaId] = [await personId(library, 'individual'), await personId(library, 'colleague-2')];
    const handOver = { accountId: 'halvorsen', groupsTo: leilaId };
    await lookAfter(operator, inesId).leave('halvorsen', [handOver]);
    await expect
      .poll(
        () =>
          outboxOf(library)
            .map(({ to }) => to)
            .join(),
        { timeout: 20_000 },
      )
      .toContain('leila.haddad@halvorsen.example');
    const mail = outboxOf(library).find(({ to }) => to.includes('leila.haddad'));
    expect(mail?.text).toContain('أصبحت مالك المحتوى الذي كان يملكه Ines Ravndal');
    expect(mail?.text).toContain('/groups');
  });
});

/** The number of a document that everyone of the account may open. */
async function contentIdOf(client: TestClient): Promise<number> {
  const path = '/api/documents/metadata?contentCode=NSB%7Cnsb-e-214-24';
  return (await bodyOf<Metadata>(client('GET', path))).contentId;
}

/** Puts a compass point on a passage. */
const mark = async (client: TestClient, name: string): Promise<CompassPoint> =>
  bodyOf<CompassPoint>(
    client('POST', '/api/v1/compasspoint', {
      contentID: await contentIdOf(client),
      name,
      selectionMetadata: { selectionText: 'The anchor is installed', pageNumber: 2 },
    }),
  );

async function countOfGroups({ database }: TestLibrary, id: string): Promise<number> {
  const rows = await database
    .forTenant<{ groups: { id: number; created_by: string } }>('astm')
    .selectFrom('groups')
    .select('id')
    .where('created_by', '=', id)
    .execute();
  return rows.length;
}

async function countOfMarks({ database }: TestLibrary, id: string): Promise<number> {
  const rows = await database
    .forTenant<CompassPointTables>('astm')
    .selectFrom('compass_points')
    .select('id')
    .where('created_by', '=', id)
    .execute();
  return rows.length;
}
