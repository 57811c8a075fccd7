import { readdir, readFile } from 'node:fs/promises';
import type { TenantOverview } from '@norma/contracts';
import { standardsFolder, tenants, type TenantKey } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { TenantTables } from '../tenants/index.ts';
import { aZip } from './testing/aZip.ts';
import { aRecord } from './testing/anImporter.ts';

type Answered = { id: number; code?: string };
type Sent = { name: string; publisher: string; content: string | Uint8Array };

const upload = (client: TestClient, { name, publisher, content }: Sent) =>
  client('POST', `/api/admin/imports?name=${name}&publisher=${publisher}`, content, {
    'content-type': 'application/octet-stream',
  });

const codeOf = async (answer: Response): Promise<string | number> =>
  answer.status === 201 ? 201 : (((await answer.json()) as Answered).code ?? answer.status);

const finished = async (client: TestClient, answer: Response): Promise<unknown> => {
  const { id } = (await answer.json()) as Answered;
  const report = async () =>
    (await (await client('GET', `/api/admin/imports/${id}`)).json()) as { state: string; counts: object };
  await expect.poll(async () => (await report()).state, { timeout: 60_000, interval: 100 }).toBe('done');
  return (await report()).counts;
};

const record = (given: Record<string, unknown>): string => `${JSON.stringify(aRecord(given))}\n`;

const sts = (publisher: string, designation: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<standard xml:lang="en"><front><std-meta>
<std-ident><originator>${publisher}</originator></std-ident>
<std-ref type="undated">${designation}</std-ref>
</std-meta></front><body/></standard>`;

describe('who may write the documents of a publisher', () => {
  it('is an administrator whose tenant delivers for it, and of those who offer it no one else', async () => {
    const library = await startLibrary();
    const answered: [TenantKey, string, string | number][] = [];
    const expected: typeof answered = [];
    for (const { key, publishers, deliversFor = [] } of tenants) {
      const admin = await library.as('admin', key);
      for (const publisher of publishers) {
        const content = record({ designation: `${publisher} 9:2020`, publisher });
        const answer = await upload(admin, { name: 'one.ndjson', publisher, content });
        answered.push([key, publisher, await codeOf(answer)]);
        const isTheirs = (deliversFor as string[]).includes(publisher);
        expected.push([key, publisher, isTheirs ? 201 : 'publisher-not-yours']);
      }
    }
    expect(answered).toEqual(expected);
    expect(expected.filter(([, , code]) => code === 201)).toHaveLength(6);
  }, 120_000);

  it('is an operator at any tenant', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator', 'demowl');
    const answer = await upload(operator, { name: 'one.ndjson', publisher: 'NSB', content: record({}) });
    expect(answer.status).toBe(201);
  }, 60_000);

  it.each<[string, Sent]>([
    ['a record alone', { name: 'one.ndjson', publisher: 'HI', content: record({ publisher: 'HI' }) }],
    ['an STS text', { name: 'one.xml', publisher: 'NSB', content: sts('NSB', 'NSB C 7:24') }],
    [
      'an archive of a manifest and HTML',
      {
        name: 'one.zip',
        publisher: 'NSB',
        content: aZip([
          {
            name: 'manifest.json',
            content: JSON.stringify({
              documents: [
                {
                  contentCode: 'NSB|nsb-c-7-24',
                  designation: 'NSB C 7:24',
                  title: 'Title by another tenant',
                  publisher: 'NSB',
                  html: 'x.html',
                },
              ],
            }),
          },
          { name: 'x.html', content: '<p>Text by another tenant</p>' },
        ]),
      },
    ],
  ])(
    'is not another tenant that offers it: %s is refused and nothing is imported',
    async (_, sent) => {
      const library = await startLibrary();
      const admin = await library.as('admin', 'aenor');
      const before = await documentsOf(library);
      expect(await codeOf(await upload(admin, sent))).toBe('publisher-not-yours');
      expect(await documentsOf(library)).toEqual(before);
      const { count } = (await (await admin('GET', '/api/admin/imports')).json()) as { count: number };
      expect(count).toBe(0);
    },
    60_000,
  );
});

const documentsOf = ({ database }: TestLibrary) =>
  database
    .withoutTenant<DocumentTables>()
    .selectFrom('documents')
    .select(['content_code', 'source_hash', 'title_text', 'status'])
    .orderBy('content_code')
    .execute();

/** A text of PIC, without its drawings. */
async function aText(): Promise<string> {
  const folder = new URL('pic/', standardsFolder);
  const name = (await readdir(folder)).find((each) => each.endsWith('.xml')) ?? '';
  return (await readFile(new URL(name, folder), 'utf8')).replaceAll(/<graphic[\s\S]*?<\/graphic>/g, '');
}

const settingsOf = async ({ database }: TestLibrary) => {
  const rows = await database.withoutTenant<TenantTables>().selectFrom('tenants').selectAll().execute();
  return new Map(rows.map(({ key, settings }) => [key, settings]));
};

describe('an upload of an administrator', () => {
  it('never makes the tenant offer a publisher, not even by a text of it that the library has', async () => {
    const library = await startLibrary({ doesJobs: true });
    const content = await aText();
    const known = { name: 'pic.xml', publisher: 'PIC', content };
    const operator = await library.as('operator', 'api');
    await finished(operator, await upload(operator, known));
    const before = await settingsOf(library);
    const admin = await library.as('admin', 'awwa');
    const sent = { name: 'copy.xml', publisher: 'VWA', content };
    expect(await finished(admin, await upload(admin, sent))).toMatchObject({ passedOver: 1, unchanged: 0 });
    expect(await settingsOf(library)).toEqual(before);
  }, 90_000);
});

describe('for which publishers a tenant delivers', () => {
  it('is told to those who look after it, of which the screen offers no other', async () => {
    const library = await startLibrary();
    const deliversFor = async (tenant: TenantKey) => {
      const answer = await (await library.as('admin', tenant))('GET', '/api/admin/tenant');
      return ((await answer.json()) as TenantOverview).deliversFor;
    };
    expect(await deliversFor('astm')).toEqual(['NSB']);
    expect(await deliversFor('demowl')).toEqual([]);
  }, 60_000);
});
