import type { Catalog } from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { takeInDelivered } from '../../testing/delivered.ts';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';

const records = (client: TestClient, title: string, format: string): Promise<Response> =>
  client('GET', `/api/documents/getMarcDocument?title=${title}&format=${format}`);

const catalogs = async (client: TestClient): Promise<Catalog[]> =>
  (await (await client('GET', '/api/documents/catalogues')).json()) as Catalog[];

const countIn = (xml: string): number => xml.split('<record>').length - 1;

describe('catalog records', () => {
  it('of what the account subscribes to are files of four forms [help-023, help-024]', async () => {
    const library = await startLibrary();
    await takeInDelivered(library);
    const client = await library.as('individual');
    const standards = (await catalogs(client)).find(({ title }) => title === 'standards');
    expect(standards?.records).toBeGreaterThan(5);
    const types = {
      mrc: 'application/marc',
      mrk: 'text/plain; charset=utf-8',
      txt: 'text/plain; charset=utf-8',
      xml: 'application/marcxml+xml',
    };
    for (const [format, type] of Object.entries(types)) {
      const answer = await records(client, 'standards', format);
      expect([format, answer.status, answer.headers.get('content-type')]).toEqual([format, 200, type]);
      expect(answer.headers.get('content-disposition')).toContain(`filename="astm-standards.${format}"`);
      const text = await answer.text();
      const counted = {
        mrc: text.split('\u001d').length - 1,
        mrk: text.split('=LDR').length - 1,
        txt: text.split('LDR   ').length - 1,
        xml: countIn(text),
      };
      expect([format, counted[format as keyof typeof counted]]).toEqual([format, standards?.records]);
      expect(text).toContain('NSB E 214-24');
    }
  });

  it('name the editions before and after, and the address in this tenant’s library', async () => {
    const library = await startLibrary();
    const client = await library.as('individual', 'demowl');
    const text = await (await records(client, 'standards', 'mrk')).text();
    const record = text.split('\r\n\r\n').find((each) => each.includes('=024  8\\$aNSB E 214-24')) ?? '';
    const host = new URL(library.originOf('demowl')).host;
    expect(record).toContain(`=003  ${host}`);
    expect(record).toContain(`${library.originOf('demowl')}/document/?contentCode=NSB%7Cnsb-e-214-24`);
    expect(record).toMatch(/=780 {2}00\$aNorthern Standards Board\$t.*\$oNSB E 214-21/);
    expect(record).not.toContain('=785');
    const before = text.split('\r\n\r\n').find((each) => each.includes('=024  8\\$aNSB E 214-21')) ?? '';
    expect(before).toMatch(/=785 {2}00.*\$oNSB E 214-24/);
  });

  it('hold nothing that the account does not subscribe to', async () => {
    const library = await startLibrary();
    const [all, some, none] = [
      await library.as('admin'),
      await library.as('individual'),
      await library.as('nobody'),
    ];
    const publishersOf = async (client: TestClient): Promise<Set<string>> => {
      const text = await (await records(client, 'standards', 'mrk')).text();
      return new Set([...text.matchAll(/=490 {2}0\\\$a(\w+) standards/g)].map(([, code = '']) => code));
    };
    expect(await publishersOf(some)).toEqual(new Set(['NSB', 'HI']));
    expect((await publishersOf(all)).size).toBeGreaterThan(2);
    const refused = await records(none, 'standards', 'mrc');
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ code: 'catalogue-empty' });
    expect((await catalogs(none)).map(({ records: count }) => count)).toEqual(Array(7).fill(0));
  });

  it('hold nothing of a publisher whom the tenant no longer offers, though the account subscribes to it', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const text = async (): Promise<string> =>
      (await (await records(client, 'standards', 'mrk')).text()) +
      (await (await client('GET', '/api/documents/getTitleList?title=standards')).text());
    expect(await text()).toContain('NSB E 214-24');
    const settings = sql`jsonb_set(settings - 'deliversFor', '{publishers}', (settings -> 'publishers') - 'NSB')`;
    await sql`update tenants set settings = ${settings} where key = 'astm'`.execute(
      library.database.withoutTenant(),
    );
    const mark = async (): Promise<number> =>
      (await library.anyone('GET', '/publishers/NSB/mark.svg')).status;
    await expect.poll(mark).toBe(404);
    const left = await text();
    expect(left).toContain('HI|');
    expect(left).not.toContain('NSB E 214-24');
  });

  it('are four of journals, one of them of all, beside manuals and standards', async () => {
    const library = await startLibrary();
    await takeInDelivered(library);
    const found = await catalogs(await library.as('individual'));
    expect(found.map(({ title, kind, records: count }) => [title, kind, count])).toEqual([
      ['jbp', 'journal', 1],
      ['jmt', 'journal', 1],
      ['nfr', 'journal', 1],
      ['journals', 'journal', 3],
      ['manuals', 'manuals', 1],
      ['standards', 'standards', expect.any(Number)],
      ['symposia', 'standards', 1],
    ]);
    const client = await library.as('individual');
    const inArabic = await client('GET', '/api/documents/catalogues', undefined, { 'accept-language': 'ar' });
    const names = ((await inArabic.json()) as Catalog[]).map(({ name }) => name);
    expect(names.slice(3, 5)).toEqual(['جميع المجلات في ملف واحد', 'الأدلة']);
    const text = await (await records(client, 'jbp', 'txt')).text();
    expect(text).toContain('‡tJournal of Building Practice‡gVolume 12, issue 3, pages 45-67');
  });

  it('of an unknown catalog or in an unknown form are clearly none', async () => {
    const client = await (await startLibrary()).as('individual');
    const unknown = await records(client, 'nothing', 'mrc');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'catalogue-not-found' });
    expect((await records(client, 'standards', 'doc')).status).toBe(400);
    expect((await client('GET', '/api/documents/getMarcDocument?format=mrc')).status).toBe(400);
  });

  it('wait for their turn when one reader asks for many at once, and all come', async () => {
    const client = await (await startLibrary()).as('individual');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => records(client, 'standards', 'xml')));
    const counts = await Promise.all(answers.map(async (answer) => countIn(await answer.text())));
    expect(new Set(counts).size).toBe(1);
  });
});

describe('the list of titles', () => {
  const rowsOf = async (client: TestClient, title: string): Promise<Record<string, string>[]> => {
    const text = await (await client('GET', `/api/documents/getTitleList?title=${title}`)).text();
    const [columns = [], ...rows] = text
      .split('\r\n')
      .slice(0, -1)
      .map((line) => line.split('\t'));
    return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])));
  };

  it('has one serial for each journal, from its first issue to its last, and no article', async () => {
    const library = await startLibrary();
    await takeInDelivered(library);
    const client = await library.as('individual');
    const db = library.database.owner<DocumentTables>();
    const credits = (volume: string, issue: string) =>
      JSON.stringify({ container: 'Journal of Building Practice', volume, issue, issn: '0000-0019' });
    // Two articles more in one journal: 9 comes before 12 although it is the larger word, within one day as well.
    const articles = [
      ['nsb-jmt-8-1-3', '2023-09-18', credits('9', '1')],
      ['nsb-nfr-21-4-210', '2019-03', credits('8', '10')],
    ] as const;
    for (const [code, published, value] of articles)
      await db
        .updateTable('documents')
        .set({ published, credits: value as never })
        .where('content_code', '=', `NSB|${code}`)
        .execute();
    const [journal, ...others] = await rowsOf(client, 'journals');
    expect(others).toEqual([]);
    expect(journal).toMatchObject({
      publication_title: 'Journal of Building Practice',
      online_identifier: '0000-0019',
      date_first_issue_online: '2019-03',
      num_first_vol_online: '8',
      num_first_issue_online: '10',
      date_last_issue_online: '2023-09-18',
      num_last_vol_online: '12',
      num_last_issue_online: '3',
      title_id: '0000-0019',
      coverage_depth: 'fulltext',
      publication_type: 'serial',
      date_monograph_published_online: '',
    });
    expect(journal?.['title_url']).toContain('contentCode=NSB%7Cnsb-jbp-12-3-45');
  });

  it('has a book as a monograph by its ISBN, and no paper of a symposium', async () => {
    const library = await startLibrary();
    await takeInDelivered(library);
    const client = await library.as('individual');
    expect(await rowsOf(client, 'manuals')).toMatchObject([
      {
        publication_title: 'Manual of Laboratory Practice',
        online_identifier: '978-0-00-000012-5',
        publication_type: 'monograph',
        monograph_edition: '2',
        first_editor: 'Aubert',
      },
    ]);
    expect(await rowsOf(client, 'symposia')).toEqual([]);
  });

  it('has the 25 columns of KBART and a line for each document, in the order of titles', async () => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('GET', '/api/documents/getTitleList?title=standards');
    expect(answer.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="astm_Halvorsen-Consulting_standards_\d{4}-\d\d-\d\d\.txt"/,
    );
    const lines = (await answer.text()).trimEnd().split('\r\n');
    const cells = lines.map((line) => line.split('\t'));
    expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([25]));
    expect(cells[0]?.[0]).toBe('publication_title');
    const standards = (await catalogs(client)).find(({ title }) => title === 'standards');
    expect(lines).toHaveLength(1 + (standards?.records ?? 0));
    const own = cells.find((line) => line[11] === 'NSB|nsb-e-214-24');
    expect(own?.slice(14, 17)).toEqual(['NSB E 214-24', 'Northern Standards Board', 'monograph']);
    expect(own?.[23]).toBe('NSB|nsb-e-214-21');
  });
});
