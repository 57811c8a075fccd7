import { describe, expect, it } from 'vitest';
import { startLibrary, type Ask, type TestLibrary } from '../../testing/library.ts';
import {
  activate,
  aMark,
  anAnchor,
  contentIdOf,
  create,
  current,
  deactivate,
  drawn,
  make,
  older,
  page,
  put,
  read,
  refusal,
  setCompassPoints,
  share,
  withoutFlag,
} from './testing/marks.ts';

type Audited = { audit_events: { id: number; type: string; principal: string; message: string } };

const auditOf = ({ database }: TestLibrary) =>
  database
    .forTenant<Audited>('astm')
    .selectFrom('audit_events')
    .select(['type', 'principal', 'message'])
    .where('type', 'like', 'compass-point-%')
    .orderBy('id')
    .execute();

const byUuid = (ask: Ask, uuid: string): Promise<Response> =>
  ask('GET', `/api/v1/compasspoint?compassPointUUID=${uuid}`);

describe('a compass point', () => {
  it('is made with what it says and marks, and carries every field [compass-points-063, compass-points-068, compass-points-070]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const contentID = await contentIdOf(ask);
    const made = await make(ask);
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
    expect(await read(ask, made.compassPointID)).toEqual(made);
  });

  it('keeps its anchor as it came: halves of letters, what nobody knows yet, 100,000 characters of any script', async () => {
    const ask = await (await startLibrary()).as('individual');
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
    const { compassPointID } = await make(ask, { selectionMetadata, selectionData });
    const kept = await read(ask, compassPointID);
    expect(kept.selectionMetadata).toEqual(selectionMetadata);
    expect(kept.selectionData).toBe(selectionData);
    // What no database keeps becomes the sign for what cannot be read, and all else stays in its place.
    const unreadable = await make(ask, { selectionMetadata: { selectionText: 'a\0b' } });
    expect(unreadable.selectionMetadata.selectionText).toBe('a\ufffdb');
  });

  it('that arrives twice because an answer was lost is made once', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    const body = aMark(await contentIdOf(ask), {
      selectionMetadata: { selectionText: 'x', annotationID: 'a-1' },
    });
    const answers = await Promise.all([1, 2, 3].map(() => create(ask, body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await drawn(ask)).toHaveLength(1);
    expect(await auditOf(library)).toHaveLength(1);
    expect(await refusal(create(ask, { ...body, name: 'Another' }))).toEqual([409, 'compass-point-exists']);
    // Names of annotations are each person's own.
    expect((await create(await library.as('colleague'), body)).status).toBe(201);
  });

  it('is put on a document by people alone who sign in for themselves and may open it [compass-points-001]', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    const contentID = await contentIdOf(ask);
    const asked = (who: Ask, id = contentID) => refusal(create(who, aMark(id)));
    expect(await asked(await library.as('company'))).toEqual([403, 'compass-points-personal']);
    expect(await asked(await library.as('nobody'))).toEqual([403, 'document-not-entitled']);
    expect(await asked(ask, 999_999)).toEqual([404, 'document-not-found']);
    expect((await create(library.anyone, aMark(contentID))).status).toBe(401);
    await withoutFlag(library);
    expect(await asked(ask)).toEqual([403, 'compass-points-not-enabled']);
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
    const ask = await library.as('individual');
    const { compassPointID } = await make(ask);
    const documents = library.database.withoutTenant<{
      documents: { content_code: string; status: string; designation: string };
    }>();
    const ofCurrent = ['content_code', '=', current] as const;
    await documents
      .updateTable('documents')
      .set({ status: 'Withdrawn', designation: 'NSB E 214-24 (R2026)' })
      .where(...ofCurrent)
      .execute();
    expect(await read(ask, compassPointID)).toMatchObject({
      contentStatus: 'Withdrawn',
      designation: 'NSB E 214-24 (R2026)',
    });
    await documents
      .deleteFrom('documents')
      .where(...ofCurrent)
      .execute();
    expect(await read(ask, compassPointID)).toMatchObject({
      contentCode: current,
      selectionMetadata: { anchor: anAnchor },
      pdfVersions: [],
    });
    const own = await page(ask, 'detail/page-view');
    expect(own.content).toMatchObject([{ compassPointID }]);
  });

  it('has the reader’s own note of the same annotation beside it', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    const contentId = await contentIdOf(ask);
    const made = await make(ask, { selectionMetadata: { selectionText: 'x', annotationID: 'a-7' } });
    const note = (who: Ask, annotationId: string, text: string) =>
      who('POST', '/api/user-notes/save', { contentId, annotationId, note: text });
    await note(ask, 'a-7', 'Ask the laboratory');
    const colleague = await library.as('colleague');
    await note(colleague, made.compassPointUUID, 'Mine');
    expect((await read(ask, made.compassPointID)).note).toBe('Ask the laboratory');
    expect((await drawn(colleague))[0]?.note).toBe('Mine');
    expect((await read(await library.as('colleague-2'), made.compassPointID)).note).toBeNull();
  });
});

/** Fields, and what does not fit in them: too little, too much, of another kind, too deep. */
const unfit: readonly (readonly [field: string, value: unknown])[] = [
  ['name', ''],
  ['name', ' \n\t '],
  ['name', 7],
  ['description', 'x'.repeat(30_000)],
  ['contentID', 'many'],
  ['selectionData', []],
  ['selectionMetadata', undefined],
  ['selectionMetadata', 'x'],
  ['selectionMetadata.selectionText', { selectionText: 'x'.repeat(100_001) }],
  ['selectionMetadata.pageNumber', { pageNumber: 0 }],
  ['selectionMetadata.anchor.quote', { anchor: { ...anAnchor, quote: '' } }],
  ['selectionMetadata.anchor.end', { anchor: { ...anAnchor, end: 3 } }],
  ['selectionMetadata.anchor.format', { anchor: { ...anAnchor, format: 'doc' } }],
  ['selectionMetadata.anchor.prefix', { anchor: { ...anAnchor, prefix: 'x'.repeat(129) } }],
  [
    'selectionMetadata.anchor.pages.0.quads.0',
    { anchor: { ...anAnchor, pages: [{ page: 1, quads: [[1, 2, 3, 4, 5, 6, 7]] }] } },
  ],
  ['selectionMetadata', nested(1000)],
  ['selectionMetadata', { other: 'x'.repeat(900_000) }],
];

describe('what a compass point may hold', () => {
  it('is at most so many characters, counted as readers count them [compass-points-046, compass-points-047, compass-points-048]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const contentID = await contentIdOf(ask);
    for (const [field, most] of [
      ['name', 255],
      ['description', 1300],
      ['overlayDetails', 500],
    ] as const) {
      expect(await make(ask, { [field]: '😀'.repeat(most) })).toMatchObject({ [field]: '😀'.repeat(most) });
      const refused = await create(ask, aMark(contentID, { [field]: '😀'.repeat(most + 1) }));
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        fieldErrors: [{ field: `body.${field}`, message: `is longer than ${most} characters` }],
      });
    }
  });

  it('is not anything else: the field is named, and nothing is kept', async () => {
    const ask = await (await startLibrary()).as('individual');
    const contentID = await contentIdOf(ask);
    for (const [field, value] of unfit) {
      const refused = await create(ask, aMark(contentID, { [field.split('.')[0] ?? '']: value }));
      expect([field, refused.status]).toEqual([field, 400]);
      expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: `body.${field}` }] });
    }
    expect(await drawn(ask)).toEqual([]);
  });

  it('is rich text without scripts, handlers, styles and frames', async () => {
    const ask = await (await startLibrary()).as('individual');
    const hostile =
      '<p onclick="alert(1)">Check <b style="color:red">it</b><script>alert(2)</script><img src=x onerror=alert(3)>' +
      '<iframe src="//evil.example"></iframe> <a href="javascript:alert(4)">here</a> 5 &lt; 7</p>';
    const { description, name } = await make(ask, { description: hostile, name: '<b>5 < 7</b>' });
    expect(description).toBe('<p>Check <b>it</b> <a>here</a> 5 &lt; 7</p>');
    // What is plain text stays as it was written.
    expect(name).toBe('<b>5 < 7</b>');
  });
});

describe('a change', () => {
  it('is made of the state that its tag names, and kept with a new one [compass-points-071]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const made = await make(ask);
    const answer = await put(ask, made, { name: 'Torque of M12' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBe(made.etag);
    // What was not sent stayed.
    expect(await answer.json()).toMatchObject({ name: 'Torque of M12', description: made.description });
    expect((await drawn(ask)).map(({ name }) => name)).toEqual(['Torque of M12']);
  });

  it('of two people at once is made by one: the other is told, and nothing is overwritten', async () => {
    const library = await startLibrary();
    await setCompassPoints(library, { manage: 'All' });
    const [ask, colleague] = [await library.as('individual'), await library.as('colleague')];
    const made = await make(ask);
    const answers = await Promise.all([
      put(ask, made, { name: 'Hers' }),
      put(colleague, made, { name: 'His' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 412]));
    const won = answers[0]?.status === 200 ? 'Hers' : 'His';
    expect((await read(ask, made.compassPointID)).name).toBe(won);
    const late = answers.find(({ status }) => status === 412);
    expect(await late?.json()).toMatchObject({ code: 'compass-point-changed' });
  });

  it('without a tag is taken only if nothing changed since the date that it carries', async () => {
    const ask = await (await startLibrary()).as('individual');
    const { compassPointID: id, modifiedDate } = await make(ask);
    const path = `/api/v1/compasspoint/${id}`;
    expect(await refusal(ask('PUT', path, { name: 'Blind' }))).toEqual([412, 'compass-point-changed']);
    expect((await ask('PUT', path, { name: 'First', modifiedDate })).status).toBe(200);
    expect(await refusal(ask('PUT', path, { name: 'Second', modifiedDate }))).toEqual([
      412,
      'compass-point-changed',
    ]);
    expect((await read(ask, id)).name).toBe('First');
    expect((await ask('PUT', path, { name: 'Any' }, { 'if-match': '*' })).status).toBe(200);
  });

  it('that changes nothing leaves tag and history as they are', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    const made = await make(ask);
    const answer = await put(ask, made, aMark(made.contentID));
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, made.etag]);
    expect((await auditOf(library)).map(({ type }) => type)).toEqual(['compass-point-created']);
  });

  it('never moves a compass point to another document, nor empties what must be there', async () => {
    const ask = await (await startLibrary()).as('individual');
    const made = await make(ask);
    for (const [change, field] of [
      [{ contentID: await contentIdOf(ask, older) }, 'body.contentID'],
      [{ name: ' ' }, 'body.name'],
    ] as const) {
      const refused = await put(ask, made, change);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'compass-point-invalid', fieldErrors: [{ field }] });
    }
    expect(await read(ask, made.compassPointID)).toEqual(made);
  });
});

describe('deactivating and activating', () => {
  it('take a compass point out of the document and put it back [compass-points-072]', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    const { compassPointID: id } = await make(ask);
    const out = await deactivate(ask, id);
    expect(out.status).toBe(200);
    expect(await out.json()).toMatchObject({
      isDeleted: true,
      status: 'inactive',
      deletedByEmail: 'ines.ravndal@halvorsen.example',
      deletedDate: expect.any(String),
      hasActivatedCompassPoint: false,
      hasDeactivatedCompassPoint: true,
    });
    expect(await drawn(ask)).toEqual([]);
    const back = await activate(ask, id);
    expect(back.status).toBe(200);
    expect(await back.json()).toMatchObject({
      isDeleted: false,
      deletedByEmail: null,
      deletedDate: null,
      hasActivatedCompassPoint: true,
      hasDeactivatedCompassPoint: false,
    });
    expect((await drawn(ask)).map(({ compassPointID }) => compassPointID)).toEqual([id]);
  });

  it('once more change nothing, also when both arrive at once', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    const { compassPointID: id } = await make(ask);
    expect(await refusal(activate(ask, id))).toEqual([409, 'compass-point-active']);
    const both = await Promise.all([deactivate(ask, id), deactivate(ask, id)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const after = await read(ask, id);
    expect(await refusal(deactivate(ask, id))).toEqual([409, 'compass-point-deactivated']);
    expect(await refusal(put(ask, after, { name: 'x' }))).toEqual([409, 'compass-point-deactivated']);
    expect(await refusal(share(ask, id))).toEqual([409, 'compass-point-deactivated']);
    expect(await read(ask, id)).toEqual(after);
    expect((await auditOf(library)).map(({ type }) => type)).toEqual([
      'compass-point-created',
      'compass-point-deactivated',
    ]);
  });

  it('belong to the creator unless the settings say All [compass-points-057, compass-points-058]', async () => {
    const library = await startLibrary();
    const [ask, colleague] = [await library.as('individual'), await library.as('colleague')];
    const made = await make(ask);
    const { compassPointID: id } = made;
    for (const answer of [
      deactivate(colleague, id),
      put(colleague, made, { name: 'x' }),
      share(colleague, id),
    ])
      expect(await refusal(answer)).toEqual([403, 'compass-point-read-only']);
    expect(await refusal(deactivate(await library.as('cp-admin'), id))).toEqual([
      403,
      'compass-point-read-only',
    ]);
    await setCompassPoints(library, { manage: 'All' });
    expect(await read(colleague, id)).toMatchObject({ edit: true, isOwn: false });
    expect((await deactivate(colleague, id)).status).toBe(200);
    expect((await activate(await library.as('cp-admin'), id)).status).toBe(200);
  });
});

describe('the link of a compass point', () => {
  it('opens it to people of other accounts once it was given away [compass-points-069, compass-points-074]', async () => {
    const library = await startLibrary();
    const [ask, elsewhere] = [await library.as('individual'), await library.as('operator')];
    const { compassPointID: id, compassPointUUID: uuid, etag } = await make(ask);
    expect(await refusal(byUuid(elsewhere, uuid))).toEqual([404, 'compass-point-not-found']);
    expect((await byUuid(await library.as('colleague'), uuid)).status).toBe(200);
    for (let times = 0; times < 2; times += 1) expect((await share(ask, id)).status).toBe(200);
    expect(await read(ask, id)).toMatchObject({ isShared: true, status: 'active', etag });
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
    const ask = await library.as('individual');
    const { compassPointID: id, compassPointUUID: uuid } = await make(ask);
    await share(ask, id);
    await deactivate(ask, id);
    expect(await (await byUuid(ask, uuid)).json()).toMatchObject({
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
    const ask = await library.as('individual');
    const { compassPointID: id, compassPointUUID: uuid } = await make(ask);
    await share(ask, id);
    const company = await byUuid(await library.as('company'), uuid);
    expect(company.status).toBe(401);
    expect(await company.json()).toMatchObject({
      code: 'compass-points-not-eligible',
      message:
        'Compass Points feature is not eligible for user type. Compass Points are only viewable to logged in users.',
    });
    const nobody = await byUuid(await library.as('nobody'), uuid);
    expect(nobody.status).toBe(403);
    expect(await nobody.json()).toMatchObject({ title: 'User is not entitled for the Document' });
    expect((await byUuid(library.anyone, uuid)).status).toBe(401);
    await withoutFlag(library);
    const disabled = await byUuid(ask, uuid);
    expect(disabled.status).toBe(403);
    expect(await disabled.json()).toMatchObject({
      title: 'Compass points are not enabled at account level setting',
    });
  });

  it('that nobody knows leads nowhere', async () => {
    const ask = await (await startLibrary()).as('individual');
    for (const uuid of ['00000000-0000-4000-8000-000000000000', 'nonsense', "'%00--"])
      expect(await refusal(byUuid(ask, encodeURIComponent(uuid)))).toEqual([404, 'compass-point-not-found']);
  });
});

describe('a newer edition', () => {
  it('is told to the creator of a compass point on a historical one, and to nobody else', async () => {
    const library = await startLibrary();
    const [ask, colleague] = [await library.as('individual'), await library.as('colleague')];
    const { compassPointID: id, newVersion } = await make(ask, {}, older);
    const contentID = await contentIdOf(ask);
    expect(newVersion).toEqual({ contentID, contentCode: current, designation: 'NSB E 214-24' });
    expect((await read(colleague, id)).newVersion).toBeNull();
    await library.database
      .withoutTenant<{ documents: { content_code: string; status: string } }>()
      .updateTable('documents')
      .set({ status: 'Withdrawn' })
      .where('content_code', '=', current)
      .execute();
    expect((await read(ask, id)).newVersion).toBeNull();
  });
});

describe('the audit', () => {
  it('has a line for each change, with who made it and on what, and nothing of what was written', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    const made = await make(ask);
    const { compassPointID: id } = made;
    await put(ask, made, { name: 'Other' });
    const after = await read(ask, id);
    await put(ask, after, { selectionMetadata: { selectionText: 'moved' } });
    await share(ask, id);
    await deactivate(ask, id);
    await activate(ask, id);
    const audited = await auditOf(library);
    expect(audited.map(({ type }) => type)).toEqual([
      'compass-point-created',
      'compass-point-edited',
      'compass-point-moved',
      'compass-point-shared',
      'compass-point-deactivated',
      'compass-point-activated',
    ]);
    for (const { principal, message } of audited)
      expect([principal, message]).toEqual(['individual', `Compass point ${id} on NSB E 214-24`]);
  });
});

function nested(levels: number): object {
  let given: object = {};
  for (let level = 0; level < levels; level += 1) given = { within: given };
  return given;
}
