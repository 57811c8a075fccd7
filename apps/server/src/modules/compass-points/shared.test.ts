import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import {
  anAnchor,
  auditOf,
  contentIdOf,
  current,
  deactivate,
  make,
  older,
  read,
  refusal,
  share,
  withoutFlag,
} from './testing/marks.ts';

const byUuid = (client: TestClient, uuid: string): Promise<Response> =>
  client('GET', `/api/v1/compasspoint?compassPointUUID=${uuid}`);

describe('the link of a compass point', () => {
  it('opens it to people of other accounts once it was given away [compass-points-069, compass-points-074]', async () => {
    const library = await startLibrary();
    const [client, elsewhere] = [await library.as('individual'), await library.as('operator')];
    const { compassPointID: id, compassPointUUID: uuid, etag } = await make(client);
    expect(await refusal(byUuid(elsewhere, uuid))).toEqual([404, 'compass-point-not-found']);
    expect((await byUuid(await library.as('colleague'), uuid)).status).toBe(200);
    for (let times = 0; times < 2; times += 1) expect((await share(client, id)).status).toBe(200);
    expect(await read(client, id)).toMatchObject({ isShared: true, status: 'active', etag });
    const opened = await byUuid(elsewhere, uuid.toUpperCase());
    expect(opened.status).toBe(200);
    expect(await opened.json()).toMatchObject({
      name: 'Torque',
      edit: false,
      selectionMetadata: { anchor: anAnchor },
    });
    expect((await auditOf(library)).map(({ type }) => type)).toEqual([
      'compass-point-created',
      'compass-point-shared',
    ]);
  });

  it('of a deactivated one says no more than that to those who have the link alone', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { compassPointID: id, compassPointUUID: uuid } = await make(client);
    await share(client, id);
    await deactivate(client, id);
    expect(await (await byUuid(client, uuid)).json()).toMatchObject({
      isDeleted: true,
      overlayDetails: 'Site B',
    });
    expect(await (await byUuid(await library.as('operator'), uuid)).json()).toMatchObject({
      isDeleted: true,
      description: '',
      overlayDetails: '',
      selectionData: '',
      selectionMetadata: { selectionText: '' },
    });
  });

  it('is refused to companies, without a subscription, and where the account has none, each in its words', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { compassPointID: id, compassPointUUID: uuid } = await make(client);
    await share(client, id);
    const company = await byUuid(await library.as('company'), uuid);
    expect(company.status).toBe(401);
    expect(await company.json()).toMatchObject({
      code: 'compass-points-not-eligible',
      message:
        'Compass Points feature is not eligible for user type. Compass Points are only viewable to logged in users.',
    });
    const nobody = await byUuid(await library.as('nobody'), uuid);
    expect(nobody.status).toBe(403);
    expect(await nobody.json()).toMatchObject({
      title: 'User is not entitled for the Document',
      params: { designation: 'NSB E 214-24' },
    });
    expect((await byUuid(library.anyone, uuid)).status).toBe(401);
    await withoutFlag(library);
    const disabled = await byUuid(client, uuid);
    expect(disabled.status).toBe(403);
    expect(await disabled.json()).toMatchObject({
      title: 'Compass points are not enabled at account level setting',
    });
  });

  it('that no one knows leads nowhere', async () => {
    const client = await (await startLibrary()).as('individual');
    for (const uuid of ['00000000-0000-4000-8000-000000000000', 'nonsense', "'%00--"])
      expect(await refusal(byUuid(client, encodeURIComponent(uuid)))).toEqual([
        404,
        'compass-point-not-found',
      ]);
  });
});

describe('a newer edition', () => {
  it('is told to the creator of a compass point on a historical one, and to no one else', async () => {
    const library = await startLibrary();
    const [client, colleague] = [await library.as('individual'), await library.as('colleague')];
    const { compassPointID: id, newVersion } = await make(client, {}, older);
    const contentID = await contentIdOf(client);
    expect(newVersion).toEqual({ contentID, contentCode: current, designation: 'NSB E 214-24' });
    expect((await read(colleague, id)).newVersion).toBeNull();
    await library.database
      .withoutTenant<{ documents: { content_code: string; status: string } }>()
      .updateTable('documents')
      .set({ status: 'Withdrawn' })
      .where('content_code', '=', current)
      .execute();
    expect((await read(client, id)).newVersion).toBeNull();
  });
});
