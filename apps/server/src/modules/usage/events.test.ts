import { describe, expect, it } from 'vitest';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';

type Events = {
  usage_events: {
    id: number;
    type: string;
    content_code: string | null;
    format: string | null;
    session_id: string;
    title: string | null;
    designation: string | null;
    family: string | null;
    publisher_code: string | null;
    publisher: string | null;
    data_type: string | null;
    year_of_publication: number | null;
    video: string | null;
  };
  documents: { content_code: string };
  document_files: { content_id: number };
};

const eventsOf = ({ database }: TestLibrary, tenant = 'astm') =>
  database
    .forTenant<Events>(tenant)
    .selectFrom('usage_events')
    .select([
      'type',
      'content_code',
      'format',
      'title',
      'designation',
      'family',
      'publisher_code',
      'publisher',
      'data_type',
      'year_of_publication',
    ])
    .orderBy('id')
    .execute();

const e214 = encodeURIComponent('NSB|nsb-e-214-24');
const pdf = `/api/documents/pdf/contentCode?contentCode=${e214}`;

describe('what is counted of reading', () => {
  it('names the item as COUNTER reports it, for good', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await client('GET', `/api/documents/metadata?contentCode=${e214}`);
    expect(await eventsOf(library)).toEqual([
      {
        type: 'investigation',
        content_code: 'NSB|nsb-e-214-24',
        format: null,
        title: 'Test Method for Sustained-Load Creep of Bonded Anchors in Concrete',
        designation: 'NSB E 214-24',
        family: 'NSB E 214',
        publisher_code: 'NSB',
        publisher: 'Northern Standards Board',
        data_type: 'Standard',
        year_of_publication: 2024,
      },
    ]);
  });

  it('is one request for a PDF that comes in pieces, and one more when it is opened again', async () => {
    let now = Date.parse('2026-03-04T12:00:00Z');
    const library = await startLibrary({ accessTokenSeconds: 3 * 3600, now: () => new Date(now) });
    const client = await library.as('individual');
    const piece = async (range: string): Promise<number> =>
      (await client('GET', pdf, undefined, { range })).status;
    expect(await piece('bytes=0-65535')).toBe(206);
    expect(
      await Promise.all([piece('bytes=65536-70000'), piece('bytes=70001-'), piece('bytes=1-2')]),
    ).toEqual([206, 206, 206]);
    expect((await eventsOf(library)).map(({ type, format }) => [type, format])).toEqual([['request', 'pdf']]);
    // A double click, as COUNTER has it.
    now += 29_000;
    await client('GET', pdf);
    now += 3_600_000;
    await piece('bytes=65536-70000');
    expect(await eventsOf(library)).toHaveLength(1);
    await piece('bytes=0-65535');
    expect(await eventsOf(library)).toHaveLength(2);
    now += 31_000;
    await client('GET', pdf);
    expect(await eventsOf(library)).toHaveLength(3);
  });

  it.each([
    ['bytes=1-'],
    ['bytes=-1'],
    ['bytes=1-1,3-4'],
    ['bytes=0-0', 'bytes=1-'],
    ['bytes=1-', 'bytes=0-0'],
  ])('is one request for a PDF by whatever range: %s %s', async (...ranges) => {
    const library = await startLibrary();
    const client = await library.as('individual');
    for (const range of ranges) expect((await client('GET', pdf, undefined, { range })).ok).toBe(true);
    await Promise.all(ranges.map((range) => client('GET', pdf, undefined, { range })));
    expect((await eventsOf(library)).map(({ type, format }) => [type, format])).toEqual([['request', 'pdf']]);
  });

  it('is one request of each sign-in, however many pieces are asked for at once', async () => {
    const library = await startLibrary();
    const clients = [await library.as('individual'), await library.as('colleague')];
    const pieces = clients.flatMap((client) =>
      Array.from({ length: 10 }, () => client('GET', pdf, undefined, { range: 'bytes=1-' })),
    );
    expect((await Promise.all(pieces)).map(({ status }) => status)).toEqual(pieces.map(() => 206));
    expect(await eventsOf(library)).toHaveLength(2);
  });

  it('is nothing where only headers are asked for, or a range behind the end', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect((await client('HEAD', pdf)).status).toBe(200);
    expect((await client('GET', pdf, undefined, { range: 'bytes=999999999-' })).status).toBe(416);
    expect(await eventsOf(library)).toEqual([]);
  });

  it('is one request for the HTML, and a denial where the account does not subscribe', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const answer = await client('GET', `/api/documents/metadata?contentCode=${e214}`);
    const { contentId } = (await answer.json()) as { contentId: number };
    await client('GET', `/api/documents/html/${contentId}`);
    await (
      await library.as('nobody')
    )('GET', pdf);
    const events = await eventsOf(library);
    expect(events.slice(1).map(({ type, format, data_type }) => [type, format, data_type])).toEqual([
      ['request', 'html', 'Standard'],
      ['denial', null, 'Standard'],
    ]);
  });
});

describe('what is refused to be stored', () => {
  const denials = async (library: TestLibrary): Promise<string[]> => {
    const events = await library.database
      .forTenant<{ usage_events: { id: number; type: string; way: string; content_code: string } }>('astm')
      .selectFrom('usage_events')
      .select(['way', 'content_code'])
      .where('type', '=', 'denial')
      .orderBy('id')
      .execute();
    return events.map(({ way, content_code }) => `${content_code} ${way}`);
  };
  const redlineOf = async ({ database }: TestLibrary): Promise<string> => {
    const { content_id: id } = await database
      .withoutTenant<{ documents: { content_code: string; content_id: number } }>()
      .selectFrom('documents')
      .select('content_id')
      .where('content_code', '=', 'NSB|nsb-e-214-24')
      .executeTakeFirstOrThrow();
    return `/api/documents/download/redline/${id}`;
  };

  it('is a denial by the account under DRM, and by the publisher elsewhere', async () => {
    const library = await startLibrary();
    const drm = await library.as('drm');
    await drm('POST', '/api/downloads', { contentCode: 'NSB|nsb-e-214-24' });
    await drm('GET', `/api/documents/sts/contentCode?contentCode=${e214}`);
    await drm('GET', await redlineOf(library));
    await library.database
      .withoutTenant<{ documents: { content_code: string; is_downloadable: boolean } }>()
      .updateTable('documents')
      .set({ is_downloadable: false })
      .where('content_code', '=', 'NSB|nsb-e-214-24')
      .execute();
    const client = await library.as('individual');
    await client('POST', '/api/downloads', { contentCode: 'NSB|nsb-e-214-24' });
    await client('GET', `/api/documents/sts/contentCode?contentCode=${e214}`);
    await client('GET', await redlineOf(library));
    const [byAccount, byPublisher] = ['account-forbids-download', 'publisher-forbids-download'];
    expect(await denials(library)).toEqual(
      [byAccount, byAccount, byAccount, byPublisher, byPublisher, byPublisher].map(
        (way) => `NSB|nsb-e-214-24 ${way}`,
      ),
    );
  });
});

it('names the publishers that a search went through, and whether the reader chose them', async () => {
  const library = await startLibrary();
  const client = await library.as('individual');
  await client('POST', '/api/documents/unified-search', { keywords: 'anchors' });
  await client('POST', '/api/documents/unified-search', { keywords: 'anchors', publisherList: ['HI'] });
  await client('POST', '/api/documents/unified-search?page=1', { keywords: 'anchors' });
  const searches = await library.database
    .forTenant<{ usage_events: { id: number; searched: string[]; chose_publishers: boolean } }>('astm')
    .selectFrom('usage_events')
    .select(['searched', 'chose_publishers'])
    .orderBy('id')
    .execute();
  expect(searches).toEqual([
    { searched: ['NSB', 'HI', 'PIC', 'FLW'], chose_publishers: false },
    { searched: ['HI'], chose_publishers: true },
  ]);
});
