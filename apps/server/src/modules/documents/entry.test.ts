import type { DocumentInfo, Metadata, Translation } from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { takeInDelivered } from '../../testing/delivered.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { codesOfAssetQuery } from './store.ts';
import type { DocumentTables } from './tables.ts';

const current = 'NSB|nsb-e-214-24';
const historical = 'NSB|nsb-e-214-18';
const readElsewhere = 'FLW|flw-21-2023';
const unavailable = 'NSB|nsb-d-31-88';

const pathOf = (path: string, query: Record<string, string>): string =>
  `/api/documents/${path}?${new URLSearchParams(query)}`;

async function answer<T>(client: TestClient, path: string): Promise<T> {
  return (await (await client('GET', path)).json()) as T;
}

const metadataOf = (client: TestClient, contentCode: string): Promise<Metadata> =>
  answer(client, pathOf('metadata', { contentCode }));

async function deliveredLibrary(): Promise<TestLibrary> {
  const library = await startLibrary();
  await takeInDelivered(library);
  return library;
}

const change = (library: TestLibrary, contentCode: string, values: Partial<DocumentTables['documents']>) =>
  library.database
    .withoutTenant<{ documents: DocumentTables['documents'] }>()
    .updateTable('documents')
    .set(values as object)
    .where('content_code', '=', contentCode)
    .execute();

describe('what the demo has beside its STS files', () => {
  it('is imported whole, and is left alone the next time', async () => {
    const library = await startLibrary();
    expect(await takeInDelivered(library)).toBeGreaterThanOrEqual(6);
    expect(await takeInDelivered(library)).toBe(0);
  });
});

describe('the metadata of a document', () => {
  it('carry every field of the page, each with a value of its kind [document-033]', async () => {
    const client = await (await startLibrary()).as('individual');
    const metadata = await metadataOf(client, current);
    const [newest, , oldest] = metadata.pdfVersions;
    expect(metadata).toMatchObject({
      contentId: expect.any(Number),
      designation: 'NSB E 214',
      displayDesignation: 'NSB E 214-24',
      documentType: 'Test method',
      assetType: 'STANDARD',
      contentType: 'ASTM_STANDARDS',
      assetId: 'NSB-E-214-24',
      classification: 'Standard',
      organizationId: 'NSB',
      publisherTypeCode: 'SDO',
      replacedByContentCode: null,
      replacedByFamilyValue: null,
      allowToTrack: true,
      allowToFavorite: true,
      contentFavorite: null,
      contentAccessURL: null,
      video: expect.stringMatching(/^Y?$/),
      citationArticleTypeExclude: false,
      hasActivatedCompassPoint: false,
      hasDeactivatedCompassPoint: false,
    });
    expect(metadata.versions.map(({ contentCode }) => contentCode)).toEqual([
      current,
      'NSB|nsb-e-214-21',
      historical,
    ]);
    expect(metadata.htmlVersions.map(({ index }) => index)).toEqual([2, 1, 0]);
    expect(newest).toEqual({
      index: 2,
      id: metadata.contentId,
      contentCode: current,
      designationNo: 'NSB E 214-24',
      status: 'Active',
      assetId: 'NSB-E-214-24',
    });
    expect(oldest).toMatchObject({ index: 0, status: 'Historical', assetId: 'NSB-E-214-18' });
  });

  it('file it in the digital library as what it is [document-035]', async () => {
    const library = await deliveredLibrary();
    const client = await library.as('individual');
    const kindOf = async (code: string) => (await metadataOf(client, code)).classification;
    expect(await kindOf(current)).toBe('Standard');
    expect(await kindOf(`${current}-ar`)).toBe('Translated Standard');
    await change(library, historical, { asset_type: 'JOURNAL' });
    expect(await kindOf(historical)).toBe('ASTM');
    await change(library, historical, { asset_type: 'ADJUNCT' });
    expect(await kindOf(historical)).toBe('Related Materials');
  });

  it('say where a publisher shows it that hosts its documents elsewhere', async () => {
    const client = await (await deliveredLibrary()).as('individual');
    const metadata = await metadataOf(client, readElsewhere);
    expect(metadata).toMatchObject({
      publisherTypeCode: 'CPP',
      contentAccessURL: 'https://read.flw-standards.example/21/2023?lang=en',
      assetId: 'FLW-21-E3',
      allowToFavorite: false,
      tabs: [],
      downloadable: false,
    });
    expect(metadata.versions.map(({ designationNo }) => designationNo)).toEqual([
      'FLW 21:2023',
      'FLW 21:2016',
    ]);
    expect(metadata.translations.map(({ displayCode }) => displayCode)).toEqual(['EN', 'es']);
  });

  it('close its download where the publisher does, and still show its PDF', async () => {
    const client = await (await startLibrary()).as('individual');
    const { downloadable, tabs } = await metadataOf(client, 'HI|hi-4410-2-2016');
    expect([downloadable, tabs]).toEqual([false, expect.arrayContaining(['PDF', 'HTML'])]);
  });

  it('name the other family that takes its place, and its edition in force', async () => {
    const library = await deliveredLibrary();
    const client = await library.as('individual');
    expect(await metadataOf(client, 'NSB|nsb-d-96-09')).toMatchObject({
      replacedByFamilyValue: 'NSB E 214',
      replacedByContentCode: current,
    });
    expect(await metadataOf(client, 'FLW|flw-21-2016')).toMatchObject({
      replacedByFamilyValue: null,
      replacedByContentCode: readElsewhere,
    });
  });

  it('name the successor that no one delivered, without leading to it, and none that the tenant does not offer', async () => {
    const library = await deliveredLibrary();
    const db = library.database.withoutTenant<DocumentTables>();
    const replace = (designation: string) =>
      db
        .updateTable('document_relations')
        .set({ designation })
        .where('designation', '=', 'NSB E 214-24')
        .where('type', '=', 'replaced-by')
        .execute();
    const client = await library.as('individual');
    await replace('NSB E 999');
    expect(await metadataOf(client, 'NSB|nsb-d-96-09')).toMatchObject({
      replacedByFamilyValue: 'NSB E 999',
      replacedByContentCode: null,
    });
    await db
      .updateTable('document_relations')
      .set({ designation: 'HI 4410-2:2022' })
      .where('designation', '=', 'NSB E 999')
      .execute();
    const elsewhere = await library.as('individual', 'api');
    expect(await metadataOf(elsewhere, 'NSB|nsb-d-96-09')).toMatchObject({
      replacedByFamilyValue: 'HI 4410-2:2022',
      replacedByContentCode: null,
    });
  });
});

describe('the info of a document', () => {
  it('is what it is in short [document-037]', async () => {
    const client = await (await deliveredLibrary()).as('individual');
    const info = await answer<DocumentInfo>(client, pathOf('info', { contentCode: readElsewhere }));
    expect(info).toMatchObject({
      contentCode: readElsewhere,
      designationNo: 'FLW 21:2023',
      publisherName: 'Federation of Lifting Works',
      publishedDate: '2023-09-18',
      status: 'Active',
    });
    expect(info).not.toHaveProperty('versions');
    const missing = await client('GET', pathOf('info', { contentCode: 'NSB|none' }));
    expect([missing.status, await missing.json()]).toMatchObject([404, { detail: 'Can not find content' }]);
  });
});

describe('the translations of a document', () => {
  it('are told by its content id as by its code [document-039]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { contentId } = await metadataOf(client, `${current}-ar`);
    const byId = await answer<Translation[]>(
      client,
      pathOf('translations', { contentId: String(contentId) }),
    );
    expect(byId).toEqual(
      await answer(client, pathOf('translations/byContentCode/', { contentCode: current })),
    );
    expect(byId).toHaveLength(2);
    for (const [id, status] of Object.entries({ '999999': 404, '0': 400, none: 400, '': 400 }))
      expect([id, (await client('GET', pathOf('translations', { contentId: id }))).status]).toEqual([
        id,
        status,
      ]);
  });
});

describe('an older PDF', () => {
  it('comes by its content id, to anyone who may open it [pdf-009]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { pdfVersions } = await metadataOf(client, current);
    const oldest = pdfVersions.at(-1);
    expect(oldest?.contentCode).toBe(historical);
    const whole = await client('GET', `/api/documents/pdf/old/${oldest?.id}`);
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(
      Buffer.from(
        await (await client('GET', pathOf('pdf/contentCode', { contentCode: historical }))).arrayBuffer(),
      ),
    );
    const refused = await (await library.as('nobody'))('GET', `/api/documents/pdf/old/${oldest?.id}`);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'document-not-entitled' }]);
    for (const [id, status] of [
      ['999999', 404],
      ['-1', 400],
      ['1e3x', 400],
      ['..%2f..', 400],
    ])
      expect([id, (await client('GET', `/api/documents/pdf/old/${id}`)).status]).toEqual([id, status]);
  });

  it('of a publisher that the tenant does not offer does not exist there', async () => {
    const library = await startLibrary();
    const { contentId } = await metadataOf(await library.as('operator'), 'HI|hi-4410-2-2022');
    const client = await library.as('operator', 'api');
    expect((await client('GET', `/api/documents/pdf/old/${contentId}`)).status).toBe(404);
    expect((await client('GET', pathOf('translations', { contentId: String(contentId) }))).status).toBe(404);
  });
});

describe('an asset id', () => {
  it('is looked up by its index', async () => {
    const { database } = await startLibrary();
    const plan = await database
      .withoutTenant<DocumentTables>()
      .transaction()
      .execute(async (transaction) => {
        // With eight documents it would rather read them all.
        await sql`set local enable_seqscan = off`.execute(transaction);
        const { rows } = await sql<
          Record<string, string>
        >`explain ${codesOfAssetQuery(transaction, 'X', ['NSB'])}`.execute(transaction);
        return rows.map((row) => Object.values(row).join()).join('\n');
      });
    expect(plan).toContain('documents_by_asset');
  });
});

describe('a text that has left the library', () => {
  it('is told to be gone by every call that would give it, while its record stays [document-029]', async () => {
    const client = await (await deliveredLibrary()).as('individual');
    const { contentId, title, downloadable } = await metadataOf(client, unavailable);
    expect([title, downloadable]).toEqual(['Practice for Packing Lead Caulked Bolts', false]);
    for (const path of [
      pathOf('verification/contentCode', { contentCode: unavailable }),
      pathOf('pdf/contentCode', { contentCode: unavailable }),
      pathOf('sts/contentCode', { contentCode: unavailable }),
      `/api/documents/html/${contentId}`,
      `/api/documents/pdf/old/${contentId}`,
    ]) {
      const answered = await client('GET', path);
      expect([path, answered.status]).toEqual([path, 410]);
      expect(await answered.json()).toMatchObject({
        code: 'document-gone',
        detail: 'DL Content is no longer available',
      });
    }
    expect((await client('GET', pathOf('ris/contentCode', { contentCode: unavailable }))).status).toBe(200);
  });

  it('is told first that the reader is not entitled, where they are not', async () => {
    const client = await (await deliveredLibrary()).as('nobody');
    const verified = await client('GET', pathOf('verification/contentCode', { contentCode: unavailable }));
    expect([verified.status, verified.headers.get('entitlementaccess')]).toEqual([200, 'false']);
  });
});

describe('an entitlement', () => {
  it('that is revoked while the document is open refuses the next piece of PDF and the HTML', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { contentId } = await metadataOf(client, current);
    const piece = (from: number) =>
      client('GET', pathOf('pdf/contentCode', { contentCode: current }), undefined, {
        range: `bytes=${from}-${from + 99}`,
      });
    expect((await piece(0)).status).toBe(206);
    await library.database
      .forTenant<{ subscriptions: { publisher_code: string } }>('astm')
      .deleteFrom('subscriptions')
      .where('publisher_code', '=', 'NSB')
      .execute();
    for (const refused of [await piece(100), await client('GET', `/api/documents/html/${contentId}`)]) {
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ detail: 'User is not entitled for the Document' });
    }
  });
});

describe('a hostile address of a document', () => {
  it.each([
    '%00',
    "NSB|' or 1=1 --",
    'NSB|nsb-e-214-24\u202e',
    '../../etc/passwd',
    'NSB|'.padEnd(500, 'x'),
    '<script>alert(1)</script>',
  ])('such as %s finds nothing and tells nothing', async (contentCode) => {
    const client = await (await startLibrary()).as('individual');
    for (const path of ['metadata', 'info', 'verification/contentCode', 'pdf/contentCode']) {
      const answered = await client('GET', pathOf(path, { contentCode }));
      expect([path, answered.status]).toEqual([
        path,
        expect.toSatisfy((status) => [400, 404].includes(status)),
      ]);
    }
    expect((await client('GET', pathOf('metadata', { contentCode: '' }))).status).toBe(400);
    expect((await client('GET', pathOf('metadata', { contentCode: 'x'.repeat(501) }))).status).toBe(400);
  });
});
