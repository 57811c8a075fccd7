import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import {
  activate,
  aMark,
  anAnchor,
  auditOf,
  contentIdOf,
  create,
  current,
  deactivate,
  drawn,
  make,
  older,
  page,
  read,
  refusal,
  setCompassPoints,
  share,
  withoutFlag,
} from './testing/marks.ts';

describe('a compass point', () => {
  it('is made with what it says and marks, and carries every field [compass-points-063, compass-points-068, compass-points-070]', async () => {
    const client = await (await startLibrary()).as('individual');
    const contentID = await contentIdOf(client);
    const made = await make(client);
    expect(made).toMatchObject({
      ...aMark(contentID),
      compassPointID: expect.any(Number),
      compassPointUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      contentCode: current,
      contentStatus: 'Active',
      designation: 'NSB E 214-24',
      createdById: expect.any(String),
      createdUserName: 'Ines Ravndal',
      creatorEmail: 'ines.ravndal@halvorsen.example',
      author: 'Ravndal Ines',
      isDeleted: false,
      deletedByEmail: null,
      deletedDate: null,
      edit: true,
      isOwn: true,
      isShared: false,
      type: 'marked',
      status: 'active',
      newVersion: null,
      note: null,
    });
    expect(made.createdDate).toBe(made.modifiedDate);
    expect(made.pdfVersions.map(({ contentCode, status }) => [contentCode, status])).toEqual([
      [current, 'Active'],
      ['NSB|nsb-e-214-21', 'Previous'],
      [older, 'Historical'],
    ]);
    expect(await read(client, made.compassPointID)).toEqual(made);
  });

  it('keeps its anchor as it came: halves of letters, what no one knows yet, 100,000 characters of any script', async () => {
    const client = await (await startLibrary()).as('individual');
    const selectionMetadata = {
      selectionText: '標'.repeat(100_000),
      annotationID: 'highlight-\u{1f600}',
      pageNumber: null,
      sourceCompassPointId: 17,
      anchor: {
        format: 'html',
        quote: 'ع'.repeat(100_000),
        prefix: '\udc00 before',
        suffix: 'after \ud83d',
        start: 10,
        end: 100_010,
        confidence: { of: 'tomorrow', is: [0.123456789012345] },
      },
      more: { أ: ['z', 'a'] },
    };
    const selectionData = `<quote>${'x'.repeat(300_000)}</quote>\ud800`;
    const { compassPointID } = await make(client, { selectionMetadata, selectionData });
    const kept = await read(client, compassPointID);
    expect(kept.selectionMetadata).toEqual(selectionMetadata);
    expect(kept.selectionData).toBe(selectionData);
    // What no database keeps becomes the sign for what cannot be read, and all else stays in its place.
    const unreadable = await make(client, { selectionMetadata: { selectionText: 'a\0b' } });
    expect(unreadable.selectionMetadata.selectionText).toBe('a\ufffdb');
  });

  it('that arrives twice because an answer was lost is made once', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const body = aMark(await contentIdOf(client), {
      selectionMetadata: { selectionText: 'x', annotationID: 'a-1' },
    });
    const answers = await Promise.all([1, 2, 3].map(() => create(client, body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await drawn(client)).toHaveLength(1);
    expect(await auditOf(library)).toHaveLength(1);
    expect(await refusal(create(client, { ...body, name: 'Another' }))).toEqual([
      409,
      'compass-point-exists',
    ]);
    // Names of annotations are each person's own.
    expect((await create(await library.as('colleague'), body)).status).toBe(201);
  });

  it('is put on a document by people alone who sign in for themselves and may open it [compass-points-001]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const contentID = await contentIdOf(client);
    const refusalOfCreate = (who: TestClient, id = contentID) => refusal(create(who, aMark(id)));
    expect(await refusalOfCreate(await library.as('company'))).toEqual([403, 'compass-points-personal']);
    expect(await refusalOfCreate(await library.as('nobody'))).toEqual([403, 'document-not-entitled']);
    expect(await refusalOfCreate(client, 999_999)).toEqual([404, 'document-not-found']);
    expect((await create(library.anyone, aMark(contentID))).status).toBe(401);
    await withoutFlag(library);
    expect(await refusalOfCreate(client)).toEqual([403, 'compass-points-not-enabled']);
  });

  it('is read by its colleagues, not by other accounts, other tenants or companies [compass-points-054]', async () => {
    const library = await startLibrary();
    const { compassPointID } = await make(await library.as('individual'));
    const colleague = await library.as('colleague');
    expect(await read(colleague, compassPointID)).toMatchObject({
      edit: false,
      isOwn: false,
      name: 'Torque',
    });
    expect(await drawn(colleague)).toMatchObject([{ compassPointID, edit: false }]);
    for (const [signInName, tenant, status, code] of [
      ['operator', 'astm', 404, 'compass-point-not-found'],
      ['individual', 'ies', 404, 'compass-point-not-found'],
      ['cp-admin', 'api', 404, 'compass-point-not-found'],
      ['company', 'astm', 403, 'compass-points-personal'],
    ] as const) {
      const other = await library.as(signInName, tenant);
      const path = `/api/v1/compasspoint/${compassPointID}`;
      expect([signInName, await refusal(other('GET', path))]).toEqual([signInName, [status, code]]);
      for (const change of [
        other('PUT', path, { name: 'Mine' }, { 'if-match': '*' }),
        deactivate(other, compassPointID),
        activate(other, compassPointID),
        share(other, compassPointID),
        other('GET', `/api/v1/audits/compassPoint/${compassPointID}/all`),
      ])
        expect([signInName, await refusal(change)]).toEqual([signInName, [status, code]]);
    }
    expect(await drawn(await library.as('operator'))).toEqual([]);
  });

  it('stays with its account when its creator leaves it, under the name that they had', async () => {
    const library = await startLibrary();
    const { compassPointID } = await make(await library.as('individual'));
    type People = { people: { sign_in_name: string } };
    await library.database
      .forTenant<People>('astm')
      .deleteFrom('people')
      .where('sign_in_name', '=', 'individual')
      .execute();
    const colleague = await library.as('colleague');
    const left = { compassPointID, createdUserName: 'Ines Ravndal', edit: false };
    expect(await drawn(colleague)).toMatchObject([left]);
    await setCompassPoints(library, { manage: 'All' }, 'colleague');
    expect((await deactivate(colleague, compassPointID)).status).toBe(200);
  });

  it('stays when its document is withdrawn, renamed or gone, and says its status of now', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { compassPointID } = await make(client);
    const documents = library.database.withoutTenant<{
      documents: { content_code: string; status: string; designation: string };
    }>();
    const ofCurrent = ['content_code', '=', current] as const;
    await documents
      .updateTable('documents')
      .set({ status: 'Withdrawn', designation: 'NSB E 214-24 (R2026)' })
      .where(...ofCurrent)
      .execute();
    expect(await read(client, compassPointID)).toMatchObject({
      contentStatus: 'Withdrawn',
      designation: 'NSB E 214-24 (R2026)',
    });
    await documents
      .deleteFrom('documents')
      .where(...ofCurrent)
      .execute();
    expect(await read(client, compassPointID)).toMatchObject({
      contentCode: current,
      selectionMetadata: { anchor: anAnchor },
      pdfVersions: [],
    });
    const own = await page(client, 'detail/page-view');
    expect(own.content).toMatchObject([{ compassPointID }]);
  });

  it('has the reader’s own note of the same annotation beside it', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const contentId = await contentIdOf(client);
    const made = await make(client, { selectionMetadata: { selectionText: 'x', annotationID: 'a-7' } });
    const note = (who: TestClient, annotationId: string, text: string) =>
      who('POST', '/api/user-notes/save', { contentId, annotationId, note: text });
    await note(client, 'a-7', 'Ask the laboratory');
    const colleague = await library.as('colleague');
    await note(colleague, made.compassPointUUID, 'Mine');
    expect((await read(client, made.compassPointID)).note).toBe('Ask the laboratory');
    expect((await drawn(colleague))[0]?.note).toBe('Mine');
    expect((await read(await library.as('colleague-2'), made.compassPointID)).note).toBeNull();
  });
});
