import type { Metadata } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

const current = 'NSB|nsb-e-214-24';
const historical = 'NSB|nsb-e-214-18';
const foreign = 'PIC|pic-rp-1173-2021';

const pathOf = (path: string, contentCode: string): string =>
  `/api/documents/${path}?contentCode=${encodeURIComponent(contentCode)}`;
const metadataOf = async (client: TestClient, code: string): Promise<Metadata> =>
  (await (await client('GET', pathOf('metadata', code))).json()) as Metadata;

const eventsOf = (library: TestLibrary) =>
  library.database
    .forTenant<{ usage_events: { id: number; type: string; content_code: string; format: string | null } }>(
      'astm',
    )
    .selectFrom('usage_events')
    .select(['type', 'content_code', 'format'])
    .orderBy('id')
    .execute();

describe('a document', () => {
  it('tells all that its page says [document-033, document-036]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(await metadataOf(client, current)).toMatchObject({
      contentCode: current,
      family: 'NSB E 214',
      designationNo: 'NSB E 214-24',
      publisherCode: 'NSB',
      publisherName: 'Northern Standards Board',
      status: 'Active',
      committee: 'E07.30',
      tabs: ['PDF', 'HTML', 'Work Items', 'Visual Content', 'Related Content', 'Compass Points'],
      downloadable: true,
      replacedByContentCode: null,
    });
  });

  it('that is not current names the edition that is', async () => {
    const client = await (await startLibrary()).as('individual');
    const metadata = await metadataOf(client, historical);
    expect(metadata.status).toBe('Historical');
    expect(metadata.replacedByContentCode).toBe(current);
  });

  it('tells its languages [document-040]', async () => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('GET', pathOf('translations/byContentCode/', current));
    expect(await answer.json()).toEqual([
      expect.objectContaining({ language: 'en', displayCode: 'EN', contentCode: current }),
      expect.objectContaining({ language: 'ar', displayCode: 'AR', contentCode: `${current}-ar` }),
    ]);
  });

  it('that no one has is not found, in the words of the specification', async () => {
    const client = await (await startLibrary()).as('individual');
    for (const path of ['metadata', 'verification/contentCode', 'pdf/contentCode']) {
      const answer = await client('GET', pathOf(path, 'NSB|no-such-thing'));
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        code: 'document-not-found',
        detail: 'Can not find content',
      });
    }
    expect((await client('GET', '/api/documents/html/999999')).status).toBe(404);
    expect((await client('GET', '/api/documents/html/nonsense')).status).toBe(400);
  });

  it('of a publisher that the tenant does not offer does not exist there', async () => {
    const library = await startLibrary();
    const client = await library.as('operator', 'api');
    expect((await client('GET', pathOf('metadata', 'HI|hi-4410-2-2022'))).status).toBe(404);
  });
});

describe('access', () => {
  it('is verified by a header that is true for an entitled reader alone [document-038]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(
      (await client('GET', pathOf('verification/contentCode', current))).headers.get('entitlementaccess'),
    ).toBe('true');
    const refused = await client('GET', pathOf('verification/contentCode', foreign));
    expect([refused.status, refused.headers.get('entitlementaccess')]).toEqual([200, 'false']);
  });

  it('to the text is refused without a subscription, whatever the format', async () => {
    const library = await startLibrary();
    const client = await library.as('nobody');
    const { contentId } = await metadataOf(client, current);
    for (const path of [pathOf('pdf/contentCode', current), `/api/documents/html/${contentId}`]) {
      const answer = await client('GET', path);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        code: 'document-not-entitled',
        detail: 'User is not entitled for the Document',
      });
    }
  });

  it('that was refused is stored as a denial and in the audit', async () => {
    const library = await startLibrary();
    const client = await library.as('nobody');
    await client('GET', pathOf('verification/contentCode', current));
    expect(await eventsOf(library)).toEqual([{ type: 'denial', content_code: current, format: null }]);
    const audits = await library.database
      .forTenant<{ audit_events: { type: string; principal: string; message: string } }>('astm')
      .selectFrom('audit_events')
      .select(['principal', 'message'])
      .where('type', '=', 'document-refused')
      .execute();
    expect(audits).toEqual([{ principal: 'nobody', message: expect.stringContaining('NSB E 214-24') }]);
  });
});

describe('the text', () => {
  it('comes as sanitised HTML, in the document’s own language and direction [html-005]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { contentId } = await metadataOf(client, `${current}-ar`);
    const answer = await client('GET', `/api/documents/html/${contentId}`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toMatch(/^<article[^>]* lang="ar"[^>]* dir="rtl"/);
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
  });

  it('comes as a PDF, whole or by range, and not again when it is known [pdf-008]', async () => {
    const client = await (await startLibrary()).as('individual');
    const whole = await client('GET', pathOf('pdf/contentCode', current));
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const part = await client('GET', pathOf('pdf/contentCode', current), undefined, {
      range: 'bytes=100-199',
    });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
    const beyond = await client('GET', pathOf('pdf/contentCode', current), undefined, {
      range: `bytes=${bytes.length}-`,
    });
    expect(beyond.status).toBe(416);
    const known = await client('GET', pathOf('pdf/contentCode', current), undefined, {
      'if-none-match': whole.headers.get('etag') ?? '',
    });
    expect(known.status).toBe(304);
  });

  it('that was opened is stored as a request, its page as an investigation', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { contentId } = await metadataOf(client, current);
    await (await client('GET', `/api/documents/html/${contentId}`)).text();
    expect(await eventsOf(library)).toEqual([
      { type: 'investigation', content_code: current, format: null },
      { type: 'request', content_code: current, format: 'html' },
    ]);
  });
});
