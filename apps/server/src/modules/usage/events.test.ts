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
    const ask = await library.as('individual');
    await ask('GET', `/api/documents/metadata?contentCode=${e214}`);
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
    const library = await startLibrary();
    const ask = await library.as('individual');
    const piece = async (range: string): Promise<number> =>
      (await ask('GET', pdf, undefined, { range })).status;
    expect(await piece('bytes=0-65535')).toBe(206);
    expect(
      await Promise.all([piece('bytes=65536-70000'), piece('bytes=70001-'), piece('bytes=1-2')]),
    ).toEqual([206, 206, 206]);
    expect((await eventsOf(library)).map(({ type, format }) => [type, format])).toEqual([['request', 'pdf']]);
    await piece('bytes=0-65535');
    await ask('GET', pdf);
    expect(await eventsOf(library)).toHaveLength(3);
  });

  it('is one request for the HTML, and a denial where the account does not subscribe', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    const answer = await ask('GET', `/api/documents/metadata?contentCode=${e214}`);
    const { contentId } = (await answer.json()) as { contentId: number };
    await ask('GET', `/api/documents/html/${contentId}`);
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
