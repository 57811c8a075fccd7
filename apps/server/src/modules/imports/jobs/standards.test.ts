import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { anImporter, textsWithFoundPlaces, type Importer } from '../testing/anImporter.ts';
import { documentsIn, importsIn } from './db.ts';
import { kindsOfRejections, rejectionsOf } from './store.ts';

/** The smallest GIF that browsers show: one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A text as publishers deliver it: a month for a date, no status, ids in its references, and pictures of all kinds. */
const delivered = ({ meta = '', body = '' } = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE standard PUBLIC "-//NISO//DTD NISO STS 1.0//EN" "http://127.0.0.1:1/sts.dtd">
<standard xml:lang="en">
  <front><std-meta>
    <title-wrap xml:lang="en"><intro>Safety of presses</intro><main>Guards &mdash; design</main><full/></title-wrap>
    <std-ident><originator>NSB</originator><doc-type>st</doc-type><doc-number>1384</doc-number><edition/></std-ident>
    <content-language>en</content-language>
    <std-ref type="undated">NSB 1384-1</std-ref><std-ref type="dated">NSB 1384-1:2006-11</std-ref>
    <release-date>2006-11</release-date>${meta}
  </std-meta></front>
  <body><sec id="s1"><label>1</label><title>Scope</title>
    <p>As stated in <std><std-id-group><std-id>x1d167f5</std-id></std-id-group>NSB 1210-1</std>.</p>
    <fig><label>Figure 1</label><graphic xlink:href="p.001.gif"/></fig>
    <fig><label>Figure 2</label><graphic xlink:href="p.002"/></fig>
    <fig><label>Figure 3</label><graphic xlink:href="p.003.tif"/></fig>
    <fig><label>Figure 4</label><graphic xlink:href="p.004.gif"/></fig>
    <p>An <odd>odd</odd> word.</p>${body}
  </sec></body>
</standard>`;

async function aDelivery(xml: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'norma-sts-'));
  await mkdir(join(folder, 'graphics'));
  await writeFile(join(folder, 'p.001.gif'), gif);
  await writeFile(join(folder, 'graphics', 'P.002.GIF'), gif);
  await writeFile(join(folder, 'p.003.tif'), 'II*\0 and so on');
  await writeFile(join(folder, 'text.xml'), xml);
  return folder;
}

const documentIn = ({ db }: Importer) =>
  documentsIn(db)
    .selectFrom('documents')
    .select([
      'designation',
      'title_text',
      'edition_year',
      'published_on',
      'published',
      'updated_on',
      'updated',
      'document_type',
    ])
    .executeTakeFirstOrThrow();

it('a standard is imported as delivered, and one remark says what was lost', async () => {
  const importer = await anImporter();
  const meta = '<release-date date-type="updated">2008</release-date>';
  const job = await importer.take(await aDelivery(delivered({ meta })));
  expect(job).toMatchObject({ state: 'done', added: 1, rejected: 0, remarks: 1 });
  const [remark] = await rejectionsOf(importer.db, job.id, 0, 10);
  expect(remark).toMatchObject({
    is_remark: true,
    designation: 'NSB 1384-1:2006-11',
    reason:
      'imported with losses: 1 unknown element, text kept (<odd>); ' +
      '1 picture damaged (p.003.tif); 1 picture not in the delivery (p.004.gif)',
  });
  expect(await documentIn(importer)).toMatchObject({
    designation: 'NSB 1384-1:2006-11',
    title_text: 'Safety of presses — Guards — design',
    edition_year: 2006,
    published_on: '2006-11-01',
    published: '2006-11',
    updated_on: '2008-01-01',
    updated: '2008',
    document_type: 'Standard',
  });
});

it('a standard that arrives twice is unchanged the second time, and replaced when a picture comes', async () => {
  const importer = await anImporter();
  const folder = await aDelivery(delivered());
  await importer.take(folder);
  expect(await importer.take(folder)).toMatchObject({ unchanged: 1, replaced: 0 });
  await writeFile(join(folder, 'p.004.gif'), gif);
  expect(await importer.take(folder)).toMatchObject({ unchanged: 0, replaced: 1 });
});

it('a standard with empty metadata goes by its file and the publisher it is imported for', async () => {
  const importer = await anImporter();
  const empty =
    '<front><iso-meta><std-ident><originator/></std-ident><std-ref/><release-date/></iso-meta></front>';
  const folder = await aDelivery(delivered().replace(/<front>.*<\/front>/s, empty));
  expect(await importer.take(folder, { publisher: 'NSB' })).toMatchObject({
    added: 1,
    rejected: 0,
    remarks: 1,
  });
  expect(await documentIn(importer)).toMatchObject({
    designation: 'text',
    title_text: 'text',
    edition_year: null,
  });
});

it('pictures are found anywhere in the folder that was imported, and those outside it are told apart', async () => {
  const importer = await anImporter();
  const folder = await aDelivery('');
  const body =
    '<fig><graphic xlink:href="../art/p.005.gif"/></fig><fig><graphic xlink:href="../../p.006.gif"/></fig>';
  for (const name of ['xml', 'art']) await mkdir(join(folder, 'one', name), { recursive: true });
  await writeFile(join(folder, 'one', 'art', 'p.005.gif'), gif);
  await writeFile(join(folder, 'p.006.gif'), gif);
  await writeFile(join(folder, 'one', 'xml', 'text.xml'), delivered({ body }));
  const job = await importer.take(join(folder, 'one'));
  const [remark] = await rejectionsOf(importer.db, job.id, 0, 10);
  expect(remark?.reason).toContain('1 picture outside the folder that was imported (p.006.gif)');
  expect(remark?.reason).not.toContain('p.005.gif');
});

it('the clauses of a standard that an earlier release imported are found again', async () => {
  const importer = await anImporter();
  await importer.take(await aDelivery(delivered()));
  const { before, after } = await textsWithFoundPlaces(importer);
  expect(before[0]?.text_places).toMatchObject({ clauses: [{ number: '1', title: 'Scope' }] });
  expect(after).toEqual(before);
});

it('the summary of an import names the kinds of losses in words, without counts and names of files', async () => {
  const importer = await anImporter();
  const job = await importer.take(
    await aDelivery(delivered({ body: '<p><graphic xlink:href="q.001.gif"/></p>' })),
  );
  const [kind] = await kindsOfRejections(importsIn(importer.db), job.id);
  expect(kind?.kind).toMatch(/^imported with losses: [^\d…()]+$/);
});
