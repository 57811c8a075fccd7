import type { Metadata } from '@norma/contracts';
import { expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { documentsWithoutPdf } from './store.ts';
import type { DocumentTables } from './tables.ts';

const code = 'NSB|nsb-c-7-24';

const sts = `<standard xml:lang="en"><front><std-meta>
  <title-wrap xml:lang="en"><full>Storage of adhesives</full></title-wrap>
  <std-ident><originator>NSB</originator><doc-number>C 7</doc-number></std-ident>
  <content-language>en</content-language>
  <std-ref type="dated">NSB C 7-24</std-ref><std-ref type="undated">NSB C 7</std-ref>
  <release-date date-type="published" iso-8601-date="2024-05-04">2024-05-04</release-date>
</std-meta></front><body><sec id="sec_1"><label>1</label><title>Scope</title><p>Store it cool.</p></sec></body></standard>`;

it('PDFs of the demo and of an import are made by a job, before anyone opens them [reader-006]', async () => {
  const library = await startLibrary({ doesJobs: true, makesPdfs: true });
  const db = library.database.withoutTenant<DocumentTables>();
  const missing = async (): Promise<number> => (await documentsWithoutPdf(db)).length;
  expect(await missing()).toBeGreaterThan(0);
  await expect.poll(missing, { timeout: 90_000 }).toBe(0);

  const admin = await library.as('admin');
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = await admin('POST', '/api/admin/imports?name=c-7.xml&publisher=NSB', sts, headers);
  expect(sent.status).toBe(201);
  await expect.poll(() => isAwaited(admin), { timeout: 60_000 }).toBe(false);
  expect(await missing()).toBe(0);
}, 180_000);

it('one that is still to be made is told as such, with its HTML to read until then [reader-006]', async () => {
  const library = await startLibrary();
  const reader = await library.as('individual');
  const awaited = await metadata(reader, 'NSB|nsb-e-214-24');
  expect(awaited).toMatchObject({
    isPdfAwaited: true,
    tabs: expect.arrayContaining(['PDF', 'HTML']) as string[],
  });
  const pdf = await reader('GET', '/api/documents/pdf/contentCode?contentCode=NSB%7Cnsb-e-214-24');
  expect(pdf.status).toBe(200);
  expect(await metadata(reader, 'NSB|nsb-e-214-24')).toMatchObject({ isPdfAwaited: false });
}, 60_000);

async function metadata(client: TestClient, contentCode: string): Promise<Metadata | null> {
  const answer = await client(
    'GET',
    `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`,
  );
  return answer.ok ? ((await answer.json()) as Metadata) : null;
}

/** Whether the PDF of the import is waited for; undefined before the import has come so far. */
const isAwaited = async (client: TestClient): Promise<boolean | undefined> =>
  (await metadata(client, code))?.isPdfAwaited;
