import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { shelve } from './testing/shelf.ts';

const detailsOf = async (client: TestClient, form: string, contentCode: string): Promise<unknown> =>
  (
    await client('GET', `/api/documents/${form}?contentCode=${encodeURIComponent(contentCode)}`, undefined, {
      'accept-language': 'ar',
    })
  ).json();

describe('the details of a document', () => {
  it('of the standards body tell its history, committee, subjects and work [document-041]', async () => {
    const client = await (await startLibrary()).as('individual');
    const details = await detailsOf(client, 'additional-details', 'NSB|nsb-e-214-24');
    expect(details).toMatchObject({
      designation: 'NSB E 214-24',
      history: [
        {
          designation: 'NSB E 214-24',
          contentCode: 'NSB|nsb-e-214-24',
          status: 'Active',
          publishedDate: '2024-03-14',
        },
        { designation: 'NSB E 214-21', status: 'Previous' },
        { designation: 'NSB E 214-18', status: 'Historical' },
      ],
      replaces: [{ designation: 'NSB E 214-21', contentCode: 'NSB|nsb-e-214-21' }],
      committee: { code: 'E07.30' },
      ics: [{ code: '91.100.30', name: expect.any(String) }, { code: '21.060.99' }],
      keywords: expect.arrayContaining(['creep']),
      workItems: [{ workItemNumber: 'WK 9188' }, { workItemNumber: 'WK 9120' }],
    });
    expect(details).not.toHaveProperty('publisher');
  });

  it('of another publisher tell who that is, and in which languages it exists [document-042]', async () => {
    const client = await (await startLibrary()).as('individual');
    const details = await detailsOf(client, 'additional-details-by-publisher', 'HI|hi-4410-2-2016');
    expect(details).toMatchObject({
      publisher: { code: 'HI', name: 'Halden Institute', mark: expect.stringMatching(/^\/publishers\/HI\//) },
      languages: ['en'],
      replacedBy: [{ designation: 'HI 4410-2:2022', contentCode: 'HI|hi-4410-2-2022' }],
    });
    expect(details).not.toHaveProperty('workItems');
  });

  it('name industries and topics in the reader’s language', async () => {
    const client = await (await startLibrary()).as('individual');
    const { industries } = (await detailsOf(client, 'additional-details', 'NSB|nsb-e-214-24')) as {
      industries: string[];
    };
    expect(industries).toHaveLength(2);
    for (const path of industries) expect(path).toMatch(/^\p{Script=Arabic}[\p{Script=Arabic}\s/]+$/u);
  });

  it('name what libraries know it by, and leave out what no one has said', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const custom = [
      ['author', 'Aune, Liv'],
      ['isbn', '978-0-000-00041-5'],
      ['doi', '10.5555/nsb.x1'],
    ] as const;
    await shelve(
      library,
      { designation: 'NSB X 1-20', family: 'NSB X 1', custom },
      { designation: 'NSB X 2-20', family: 'NSB X 2' },
    );
    expect(await detailsOf(client, 'additional-details', 'NSB|nsb-x-1-20')).toMatchObject({
      isbn: '978-0-000-00041-5',
      doi: '10.5555/nsb.x1',
      authors: ['Liv Aune'],
    });
    expect(await detailsOf(client, 'additional-details', 'NSB|nsb-x-2-20')).toEqual({
      designation: 'NSB X 2-20',
      documentType: 'Standard',
      documentTypeName: { text: 'مواصفة', language: 'ar' },
      history: [expect.objectContaining({ designation: 'NSB X 2-20' })],
    });
  });

  it('claim no day where only a month is known, nor do rows, cards and citations', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await shelve(library, { designation: 'NSB X 1-20', family: 'NSB X 1', published: '2020-05' });
    const code = 'NSB|nsb-x-1-20';
    expect(await detailsOf(client, 'additional-details', code)).toMatchObject({
      history: [{ publishedDate: '2020-05-01', publishedPrecision: 'month' }],
    });
    const known = { publishedPrecision: 'month', lastUpdatePrecision: null };
    expect(await detailsOf(client, 'metadata', code)).toMatchObject({
      publishedDate: '2020-05-01',
      ...known,
    });
    const ris = await client('GET', `/api/documents/ris/contentCode?contentCode=${encodeURIComponent(code)}`);
    expect(await ris.text()).toContain('DA  - 2020/05//');
    const relaton = await detailsOf(client, 'relaton/contentCode', code);
    expect(relaton).toMatchObject({ date: [{ type: 'published', value: '2020-05' }] });
  });

  it('are not told of a document that no one has', async () => {
    const client = await (await startLibrary()).as('individual');
    for (const form of ['additional-details', 'additional-details-by-publisher'])
      expect(await detailsOf(client, form, 'NSB|no-such-thing')).toMatchObject({
        code: 'document-not-found',
      });
  });
});
