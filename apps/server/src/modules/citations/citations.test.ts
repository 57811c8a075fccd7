import type { Metadata } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { takeInDelivered } from '../../testing/delivered.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';

const article = 'NSB|nsb-jbp-12-3-45';
const manual = 'NSB|nsb-mnl-12-2nd';
const paper = 'NSB|nsb-stp-31-07';
const standard = 'NSB|nsb-e-214-24';

/** A library that has journals, manuals and symposia besides its standards. */
async function deliveredLibrary(): Promise<TestLibrary> {
  const library = await startLibrary();
  await takeInDelivered(library);
  return library;
}

const metadata = async (client: TestClient, contentCode: string): Promise<Metadata> =>
  (await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`)).json();

type CitationQuery = Partial<
  Record<'contentId' | 'contentType' | 'assetType' | 'citationStyle', string | number>
>;

/** Asks for a citation as the page of a document does, with some of it asked otherwise. */
async function citation(
  client: TestClient,
  call: string,
  contentCode: string,
  other: CitationQuery = {},
): Promise<Response> {
  const { contentId, contentType, assetType } = await metadata(client, contentCode);
  const request = { contentId, contentType, assetType, citationStyle: 'apa', ...other };
  const query = Object.entries(request).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return client('GET', `/api/${call}?${query.join('&')}`);
}

const textOf = async (client: TestClient, contentCode: string, citationStyle: string): Promise<string> => {
  const answer = await citation(client, 'getTextCitation', contentCode, { citationStyle });
  return ((await answer.json()) as { citationText: string }).citationText;
};

const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

describe('a citation', () => {
  it('comes in the types of the library [citations-008]', async () => {
    const client = await (await deliveredLibrary()).as('individual');
    expect(await (await client('GET', '/api/getCitationTypes')).json()).toEqual([
      { value: 'apa', text: 'APA' },
      { value: 'mla', text: 'MLA' },
      { value: 'chicago', text: 'Chicago' },
      { value: 'iso690', text: 'ISO 690' },
      { value: 'ieee', text: 'IEEE' },
      { value: 'vancouver', text: 'Vancouver' },
    ]);
  });

  it('is one line in the style that is asked for, with what the delivery said of its authors [citations-009]', async () => {
    const client = await (await deliveredLibrary()).as('individual');
    expect(await textOf(client, article, 'apa')).toBe(
      'Nygård, S., Okafor, C. E., & حداد, ليلى. (2023). How Sealing Tapes Age Under Northern Light. Journal of Building Practice, 12(3), 45–67. https://doi.org/10.5555/jbp.12.3.45',
    );
    expect(await textOf(client, manual, 'vancouver')).toMatch(
      /^Aubert JP, Lindqvist M, editors\. Manual of Laboratory Practice\. 2nd ed\. Vardal: Northern Standards Board; 2021\. NSB MNL 12-21\. Available from: http/,
    );
    expect(await textOf(client, paper, 'ieee')).toBe(
      'T. A. Brandt, “What Does a Second Coat Protect?” in Coatings in Marine Climates, M. Lindqvist, Ed., NSB STP 31-07. Vardal: Northern Standards Board, 2019, pp. 101–118, doi: 10.5555/stp31.07.',
    );
  });

  it('is a file for reference managers, as RIS, BibTeX and CSL-JSON [citations-010]', async () => {
    const client = await (await deliveredLibrary()).as('individual');
    const ris = await citation(client, 'getRisCitation', article);
    expect(ris.headers.get('content-type')).toContain('application/x-research-info-systems');
    expect(ris.headers.get('content-disposition')).toContain('NSB JBP 12-3-45.ris');
    expect(await ris.text()).toMatch(/^TY {2}- JOUR\r\n[\s\S]*AU {2}- Okafor, Chidi Emmanuel\r\n/);
    const bibtex = await (await citation(client, 'getBibtexCitation', manual)).text();
    expect(bibtex).toMatch(/^@book\{NSB-MNL-12-21,\n {2}title = \{\{Manual of Laboratory Practice\}\}/);
    const csl = await (await citation(client, 'getCslJsonCitation', paper)).json();
    expect(csl).toMatchObject([{ type: 'chapter', 'container-title': 'Coatings in Marine Climates' }]);
  });

  it('as RIS is the same file as the record of the document, of every type of the demo', async () => {
    const library = await deliveredLibrary();
    const rows = await library.database
      .withoutTenant<DocumentTables>()
      .selectFrom('documents')
      .distinctOn(['asset_type', 'content_type'])
      .select(['asset_type', 'content_type', 'content_code'])
      .where('publisher_code', '=', 'NSB')
      .orderBy('asset_type')
      .orderBy('content_type')
      .execute();
    expect(new Set(rows.map(({ asset_type }) => asset_type))).toEqual(
      new Set(['STANDARD', 'JOURNAL', 'MANUAL', 'STP_SYMPOSIUM']),
    );
    const types: Record<string, string> = {};
    for (const { asset_type, content_type, content_code } of rows) {
      const isStandard = asset_type === 'STANDARD';
      const client = await library.as('individual', isStandard ? 'demowl' : 'astm');
      const cited = await citation(client, 'getRisCitation', content_code);
      const path = `/api/documents/ris/contentCode?contentCode=${encodeURIComponent(content_code)}`;
      const record = await client('GET', path);
      expect([content_code, cited.status, record.status]).toEqual([content_code, 200, 200]);
      const text = await record.text();
      expect(text).toBe(await cited.text());
      types[`${asset_type} ${content_type ?? ''}`.trim()] = text.slice(6, 10).trim();
    }
    expect(types).toMatchObject({ JOURNAL: 'JOUR', STANDARD: 'STAN' });
  });

  it('takes each of the content types, and no other [citations-007]', async () => {
    const library = await deliveredLibrary();
    const client = await library.as('individual');
    const types = [
      'JOURNALS',
      'MANUAL_MONO_PAPERS',
      'MANUAL_MONO_BOOKS',
      'STP_BOOK',
      'STP_PAPER',
      'DATA_SERIES_BOOKS',
      'DATA_SERIES_PAPERS',
      'ASTM_STANDARDS',
    ] as const;
    for (const contentType of types) {
      await library.database
        .owner<DocumentTables>()
        .updateTable('documents')
        .set({ content_type: contentType })
        .where('content_code', '=', manual)
        .execute();
      const answer = await citation(client, 'getTextCitation', manual);
      expect([contentType, answer.status]).toEqual([contentType, 200]);
    }
    const refused = await citation(client, 'getTextCitation', manual, { contentType: 'POEMS' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: 'query.contentType' }] });
  });

  it('is offered for standards where the feature says so, and for a document as what it is alone', async () => {
    const library = await deliveredLibrary();
    const client = await library.as('individual');
    expect(await codeOf(await citation(client, 'getTextCitation', standard))).toEqual([
      403,
      'citation-not-offered',
    ]);
    const other = { contentType: 'JOURNALS', assetType: 'JOURNAL' };
    expect(await codeOf(await citation(client, 'getRisCitation', standard, other))).toEqual([
      403,
      'citation-not-offered',
    ]);
    const demo = await library.as('individual', 'demowl');
    expect(await textOf(demo, standard, 'iso690')).toMatch(
      /^NSB E 214-24\. Test Method for Sustained-Load Creep of Bonded Anchors in Concrete\. Northern Standards Board, 2024\. Available from: /,
    );
    expect(await codeOf(await citation(demo, 'getTextCitation', manual))).toEqual([
      403,
      'citation-not-offered',
    ]);
  });

  it('is refused for a document that is unknown, or excluded', async () => {
    const library = await deliveredLibrary();
    const client = await library.as('individual');
    expect(
      await codeOf(await citation(client, 'getTextCitation', manual, { contentId: 999_999_999 })),
    ).toEqual([404, 'document-not-found']);
    await library.database
      .owner<DocumentTables>()
      .updateTable('documents')
      .set({ cites_excluded: true })
      .where('content_code', '=', manual)
      .execute();
    expect(await codeOf(await citation(client, 'getTextCitation', manual))).toEqual([
      403,
      'citation-not-offered',
    ]);
  });

  it.each([
    ['contentId', 'x'],
    ['citationStyle', 'harvard'],
    ['assetType', ''],
  ])('asked for with %s "%s" is refused, naming the field', async (field, value) => {
    const client = await (await deliveredLibrary()).as('individual');
    const refused = await citation(client, 'getTextCitation', manual, { [field]: value });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: `query.${field}` }] });
  });
});
