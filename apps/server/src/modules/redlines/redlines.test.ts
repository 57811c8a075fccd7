import type { Metadata, RedlineOffer } from '@norma/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { shownPages } from '../../adapters/pdf-stamper/testing/shownPages.ts';
import { pdfiumReader } from '../../adapters/pdf-reader/pdfiumReader.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

const reader = pdfiumReader();
afterAll(() => reader.close());

const current = 'NSB|nsb-e-214-24';

/** The ids of the editions that have a PDF, the newest first. */
const editionsOf = async (client: TestClient, contentCode: string): Promise<number[]> => {
  const path = `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`;
  const metadata = (await (await client('GET', path)).json()) as Metadata;
  return metadata.pdfVersions.map(({ id }) => id);
};

const pair = (left: number | undefined, right: number | undefined): string =>
  `leftContentId=${left}&rightContentId=${right}`;

const textOf = async (answer: Response): Promise<string> => {
  const content = await reader.read(Buffer.from(await answer.arrayBuffer()));
  return 'texts' in content ? content.texts.join('\n') : content.problem;
};

const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;

type StoredEvent = {
  usage_events: { id: number; type: string; content_code: string; format: string | null };
  audit_events: { id: number; type: string; message: string };
};

const eventsOf = async ({ database }: TestLibrary) => {
  const db = database.forTenant<StoredEvent>('astm');
  const audit = db.selectFrom('audit_events').select(['type', 'message']).where('type', 'like', 'document-%');
  const usage = db
    .selectFrom('usage_events')
    .select(['type', 'content_code', 'format'])
    .where('type', '=', 'request');
  return { usage: await usage.orderBy('id').execute(), audit: await audit.orderBy('id').execute() };
};

describe('the comparison of two PDFs', () => {
  it('is one PDF: a leaf in front, then the newer edition with what went beside its pages [comparison-014] [comparison-016]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const [target, base] = await editionsOf(client, current);
    const answer = await client('GET', `/api/documents/pdf/comparison?${pair(base, target)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const [front, first, , scope] = await shownPages(bytes);
    const textOn = (page: typeof front): string => page?.texts.map(({ text }) => text).join(' ') ?? '';
    expect(textOn(front)).toContain('Redline');
    expect(textOn(front)).toMatch(/NSB E 214-21.*NSB E 214-24/);
    expect(first?.width).toBeGreaterThan(700);
    expect(first?.height).toBeCloseTo(842, 0);
    expect(textOn(scope)).toContain('Scope');
    expect(textOn(scope)).toMatch(/Was · old p\. \d/);
    const { usage, audit } = await eventsOf(library);
    expect(usage).toEqual(
      ['NSB|nsb-e-214-21', current].map((content_code) => ({ type: 'request', content_code, format: 'pdf' })),
    );
    expect(audit).toEqual([]);
    const again = await client('GET', `/api/documents/pdf/comparison?${pair(base, target)}`);
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('speaks Arabic to anyone who reads Arabic', async () => {
    const client = await (await startLibrary()).as('individual');
    const [target, base] = await editionsOf(client, current);
    const path = `/api/documents/pdf/comparison?${pair(base, target)}`;
    const answer = await client('GET', path, undefined, { 'accept-language': 'ar' });
    expect(await textOf(answer)).toContain('محذوف');
  });

  it('is refused for a document with itself, for none, and to anyone who may not open both', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const [target, base] = await editionsOf(client, current);
    const compare = (by: TestClient, left?: number, right?: number) =>
      by('GET', `/api/documents/pdf/comparison?${pair(left, right)}`);
    expect(await codeOf(await compare(client, target, target))).toBe('comparison-same-document');
    expect(await codeOf(await compare(client, 999_999, target))).toBe('document-not-found');
    expect((await compare(client, undefined, target)).status).toBe(400);
    expect(await codeOf(await compare(await library.as('nobody'), base, target))).toBe(
      'document-not-entitled',
    );
    const { usage } = await eventsOf(library);
    expect(usage).toEqual([]);
  });
});

describe('a redline', () => {
  it('leads from an edition to the next, and says who has it on every page [comparison-019]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const [target, base, oldest] = await editionsOf(client, current);
    const answer = await client('GET', `/api/documents/download/redline/${target}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('NSB E 214-24 redline.pdf');
    const pages = await shownPages(Buffer.from(await answer.arrayBuffer()));
    for (const { texts } of pages) expect(texts.map(({ text }) => text).join(' ')).toContain('Licensed copy');
    const { audit } = await eventsOf(library);
    expect(audit).toEqual([
      {
        type: 'document-downloaded',
        message: expect.stringContaining('Redline of NSB E 214-24 from NSB E 214-21'),
      },
    ]);
    const further = await client('GET', `/api/documents/download/redline/${target}?oldContentId=${oldest}`);
    expect(await codeOf(further)).toBe('redline-not-offered');
    const first = await client('GET', `/api/documents/download/redline/${oldest}`);
    expect(await codeOf(first)).toBe('redline-not-offered');
    const offer = async (left?: number): Promise<RedlineOffer> =>
      (await (
        await client('GET', `/api/documents/pdf/comparison/redline?${pair(left, target)}`)
      ).json()) as RedlineOffer;
    expect(await offer(base)).toEqual({
      isOffered: true,
      address: `/api/documents/download/redline/${target}?oldContentId=${base}`,
    });
    expect(await offer(oldest)).toEqual({ isOffered: false, address: null });
  });

  it('leads between any two editions where the tenant allows it', async () => {
    const client = await (await startLibrary()).as('individual', 'demowl');
    const [target, , oldest] = await editionsOf(client, current);
    const answer = await client('GET', `/api/documents/download/redline/${target}?oldContentId=${oldest}`);
    expect(await textOf(answer)).toContain('NSB E 214-18');
  });

  it('is not for readers under DRM, who may compare all the same', async () => {
    const client = await (await startLibrary()).as('drm');
    const [target, base] = await editionsOf(client, current);
    expect(await codeOf(await client('GET', `/api/documents/download/redline/${target}`))).toBe(
      'download-forbidden',
    );
    expect((await client('GET', `/api/documents/pdf/comparison?${pair(base, target)}`)).status).toBe(200);
    const offer = await client('GET', `/api/documents/pdf/comparison/redline?${pair(base, target)}`);
    expect(await offer.json()).toEqual({ isOffered: false, address: null });
  });
});
