import { randomUUID } from 'node:crypto';
import { tenants } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { TenantSettings } from '../../tenant/settings.ts';
import { startLibrary } from '../../testing/library.ts';
import { saveTenant, type TenantTables } from '../tenants/index.ts';
import {
  accountOf,
  aGroup,
  anchorage,
  auditOf,
  detailOf,
  documentsOf,
  idsOf,
  ownGroups,
  refusal,
  bodyOf,
} from '../../testing/aGroup.ts';

const isEnabled = { groupEnable: true };
const isNot = { groupEnable: false };

describe('groups', () => {
  it('are there for people, never for companies, and where the library has them [groups-002, groups-045]', async () => {
    const library = await startLibrary();
    const path = '/api/group/getGroupEnable';
    const client = await library.as('individual');
    expect(await bodyOf(client('GET', path))).toEqual(isEnabled);
    const company = await library.as('company');
    expect(await bodyOf(company('GET', path))).toEqual(isNot);
    expect(await refusal(company('GET', '/api/group/listByCurrentAccount'))).toEqual([
      403,
      'individuals-only',
    ]);

    const elsewhere = await library.as('individual', 'cga');
    expect(await bodyOf(elsewhere('GET', path))).toEqual(isNot);
    expect(await refusal(elsewhere('GET', '/api/group/listByCurrentAccount'))).toEqual([403, 'feature-off']);
  });

  it('are off for companies even of a library that switches them on [groups-002]', async () => {
    const library = await startLibrary();
    const settings = TenantSettings.parse({ ...tenants[0], features: [{ code: 'groups', enabled: true }] });
    await saveTenant(library.database.withoutTenant<TenantTables>(), settings, true);
    const company = await library.as('company');
    expect(await bodyOf(company('GET', '/api/group/getGroupEnable'))).toEqual(isNot);
  });

  it('carry who made them, how much is in them, and who and what [groups-044, groups-048, groups-049, groups-053]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { id } = await accountOf(client);
    const made = await aGroup(library, client);
    expect(made).toMatchObject({
      groupID: expect.any(Number),
      name: 'Anchorage',
      longDesc: 'What we fix into concrete by',
      accountID: 'halvorsen',
      memberCount: 2,
      contentCount: 2,
      createdById: id,
      createdByFirstName: 'Ines',
      createdByLastName: 'Ravndal',
      userInfo: { createFirstName: 'Ines', createLastName: 'Ravndal' },
    });
    const { rosters, ...group } = await detailOf(client, made.groupID);
    expect(group).toEqual(made);
    const [tomas] = await idsOf(library, 'colleague');
    expect(rosters).toHaveLength(2);
    expect(rosters[0]).toEqual({
      userId: tomas,
      firstName: 'Tomas',
      lastName: 'Eide',
      userName: 'colleague',
      user: { email: 'tomas.eide@halvorsen.example' },
      hasLeft: false,
    });
    const documents = await documentsOf(client, made.groupID);
    expect(documents.map(({ designationNo }) => designationNo)).toEqual(['HI 4410-2:2022', 'NSB E 214-24']);
    expect(documents[1]).toMatchObject({
      contentID: expect.any(Number),
      contentCode: 'NSB|nsb-e-214-24',
      assetId: 'NSB-E-214-24',
      documentTitle: expect.stringContaining('Creep of Bonded Anchors'),
      isRemoved: false,
      sharedByFirstName: 'Ines',
    });
    expect(await auditOf(library)).toEqual([['group-created', `Group ${made.groupID}: Anchorage`]]);
  });

  it('of an account are listed by name in any letter case, to those who are in them alone [groups-046, groups-047]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    for (const name of ['beams', 'Anchors', 'Zinc', 'adhesives'])
      await aGroup(library, client, ['colleague'], { name });
    const names = ['adhesives', 'Anchors', 'beams', 'Zinc'];
    const listed = await bodyOf<{ name: string }[]>(client('GET', '/api/group/list?accountId=halvorsen'));
    expect(listed.map(({ name }) => name)).toEqual(names);
    expect((await ownGroups(client)).map(({ name }) => name)).toEqual(names);
    expect((await ownGroups(await library.as('colleague'))).map(({ name }) => name)).toEqual(names);
    expect(await ownGroups(await library.as('colleague-2'))).toEqual([]);
    const other = client('GET', '/api/group/list?accountId=kitahara');
    expect(await refusal(other)).toEqual([403, 'account-not-selected']);
  });

  it('are as if they were not there for anyone who is not in them', async () => {
    const library = await startLibrary();
    const { groupID } = await aGroup(library, await library.as('individual'), ['colleague']);
    for (const name of ['colleague-2', 'drm'] as const) {
      const client = await library.as(name);
      const detail = client('GET', `/api/group/getGroupDetail?groupId=${groupID}`);
      expect(await refusal(detail)).toEqual([404, 'group-not-found']);
      const documents = client('GET', `/api/contentShare/shared/list?groupId=${groupID}`);
      expect(await refusal(documents)).toEqual([404, 'group-not-found']);
    }
  });

  it('that arrive twice are made once, also at the same moment', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const creationKey = randomUUID();
    const made = await Promise.all(
      [1, 2, 3].map(() => aGroup(library, client, ['colleague'], { creationKey })),
    );
    expect(new Set(made.map(({ groupID }) => groupID)).size).toBe(1);
    expect(await ownGroups(client)).toHaveLength(1);
    expect(await auditOf(library)).toHaveLength(1);
  });
});

describe('what a group is made of', () => {
  it('has a name and a description of 255 characters at most, as readers count [groups-029]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const memberIds = await idsOf(library, 'colleague');
    const save = (body: object) => client('POST', '/api/group/save', { ...anchorage, memberIds, ...body });
    const longest = '🔩'.repeat(255);
    const made = await bodyOf<{ name: string; longDesc: string }>(save({ name: longest, longDesc: longest }));
    expect([made.name, made.longDesc]).toEqual([longest, longest]);
    for (const field of ['name', 'longDesc']) {
      expect(await refusal(save({ [field]: 'x'.repeat(256) }))).toEqual([
        400,
        'invalid-request',
        `body.${field}`,
      ]);
      expect(await refusal(save({ [field]: ' \n\u0000 ' }))).toEqual([
        400,
        'invalid-request',
        `body.${field}`,
      ]);
    }
  });

  it('is people of the account and documents that it subscribes to, named where they are not', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const [colleague, company, stranger] = await idsOf(library, 'colleague', 'company', 'stranger');
    const save = (body: object) =>
      refusal(client('POST', '/api/group/save', { ...anchorage, memberIds: [colleague], ...body }));
    expect(await save({ memberIds: [colleague, stranger, company] })).toEqual([
      400,
      'group-members-unknown',
      'body.memberIds.1',
      'body.memberIds.2',
    ]);
    expect(await save({ contentCodes: ['NSB|nsb-e-214-24', 'NSB|none', 'VWA|anything'] })).toEqual([
      404,
      'document-not-found',
      'body.contentCodes.1',
      'body.contentCodes.2',
    ]);
    expect(await save({ contentCodes: ['PIC|pic-rp-1173-2015'] })).toEqual([
      403,
      'document-not-entitled',
      'body.contentCodes.0',
    ]);
    expect(await save({ memberIds: [] })).toEqual([400, 'invalid-request', 'body.memberIds']);
    expect(await save({ contentCodes: [] })).toEqual([400, 'invalid-request', 'body.contentCodes']);
    expect(await save({ accountID: 'kitahara' })).toEqual([403, 'account-not-selected']);
    expect(await ownGroups(client)).toEqual([]);
    expect(await auditOf(library)).toEqual([]);
  });
});
