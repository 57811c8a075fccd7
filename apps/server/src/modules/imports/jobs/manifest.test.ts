import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockedPdf } from '../../../adapters/pdf-reader/testing/lockedPdf.ts';
import { aPdf } from '../../../testing/aPdf.ts';
import { aCatalogue, anImporter, documentsOf, textsWithFoundPlaces } from '../testing/anImporter.ts';

type Files = Record<string, string | Uint8Array>;

const entry = (given: Record<string, unknown>) => ({
  designation: 'NSB 500:2024',
  title: 'Bolts',
  publisher: 'NSB',
  language: 'en',
  year: 2024,
  status: 'Active',
  ...given,
});

async function aDelivery(documents: readonly unknown[], files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'norma-manifest-'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ documents }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

describe('PDF and HTML files with a manifest', () => {
  it('become documents that open and are found by their words', async () => {
    const importer = await anImporter();
    const folder = await aDelivery(
      [
        entry({ file: 'bolts.pdf' }),
        entry({ designation: 'NSB 501:2024', html: 'nuts.html', pdf: 'bolts.pdf' }),
        entry({ file: 'boulons.html', language: 'fr', title: 'Boulons' }),
      ],
      {
        'bolts.pdf': aPdf(3),
        'nuts.html': '<h1>Scope</h1><p>Nuts.</p><script>alert(1)</script>',
        'boulons.html': Buffer.from('<meta charset="iso-8859-1"><p>S\xe9curit\xe9</p>', 'latin1'),
      },
    );
    expect(await importer.take(folder)).toMatchObject({ state: 'done', added: 3, rejected: 0 });
    expect(await documentsOf(importer.db)).toMatchObject([
      { content_code: 'NSB|nsb-500-2024', family: 'NSB 500' },
      { content_code: 'NSB|nsb-500-2024-fr', language: 'fr' },
      { content_code: 'NSB|nsb-501-2024' },
    ]);
    const texts = await importer.db
      .selectFrom('documents')
      .select(['body_text', 'text_places'])
      .orderBy('content_code')
      .execute();
    expect(texts.map(({ body_text }) => body_text)).toEqual([
      expect.stringContaining('Torque of page 3'),
      expect.stringContaining('Sécurité'),
      expect.stringContaining('Nuts.'),
    ]);
    expect(texts.map(({ text_places }) => text_places)).toEqual([
      { kind: 'pages', labels: null },
      { kind: 'clauses', clauses: [null] },
      { kind: 'clauses', clauses: [{ name: 's-clause-1', number: '', title: 'Scope' }] },
    ]);
    // The text of the record stands before the first page.
    expect(texts[0]?.body_text.split('\f').slice(1)).toEqual([
      'Torque of page 1\n',
      'Torque of page 2\n',
      'Torque of page 3',
    ]);
    const kinds = await importer.db.selectFrom('document_files').select('kind').orderBy('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['html', 'html', 'pdf', 'pdf']);
    expect(await importer.take(folder)).toMatchObject({ added: 0, replaced: 0, unchanged: 3 });
  });

  it('have pages and clauses that hits lead to, also where an earlier release imported them', async () => {
    const importer = await anImporter();
    const folder = await aDelivery(
      [
        entry({ file: 'bolts.pdf', titles: { fr: 'Boulons' }, keywords: ['torque'] }),
        entry({ designation: 'NSB 501:2024', html: 'nuts.html', titles: { fr: 'Écrous' } }),
        entry({ designation: 'NSB 502:2024' }),
      ],
      {
        'bolts.pdf': aPdf(2),
        'nuts.html': '<h2>4.7 Scope</h2><p>Nuts.</p><h2>5 Tests</h2><p>Turn them.</p>',
      },
    );
    await importer.take(folder);
    const { before, after } = await textsWithFoundPlaces(importer);
    expect(before[1]?.text_places).toMatchObject({ kind: 'clauses', clauses: [{}, {}] });
    expect(after).toEqual(before);
    const files = await importer.db.selectFrom('document_files').select(['kind', 'is_scan']).execute();
    expect(files).toContainEqual({ kind: 'pdf', is_scan: false });
  });

  it('are rejected one by one when they are not what they should be', async () => {
    const importer = await anImporter();
    const cases: [string, Record<string, unknown>, RegExp][] = [
      ['no PDF', { file: 'fake.pdf' }, /fake\.pdf is not a PDF/],
      ['encrypted', { file: 'locked.pdf' }, /locked\.pdf is encrypted/],
      ['cut off', { file: 'cut.pdf' }, /cut\.pdf is damaged/],
      ['locked with another key', { file: 'locked.pdf', password: 'x' }, /locked\.pdf is encrypted/],
      [
        'opened by too long a key',
        { file: 'locked.pdf', password: 'x'.repeat(128) },
        /password has 128 characters; at most 127/,
      ],
      ['empty', { file: 'empty.pdf' }, /empty\.pdf is empty/],
      ['missing', { file: 'gone.pdf' }, /refers to gone\.pdf, which does not exist/],
      ['outside', { file: '../../etc/passwd.pdf' }, /is outside the delivery/],
      ['of another kind', { file: 'notes.docx' }, /not a PDF or HTML file/],
      ['not named', {}, /does not refer to a file/],
      ['without a designation', { file: 'good.pdf', designation: '' }, /designation is missing/],
    ];
    const folder = await aDelivery(
      [...cases.map(([, given]) => entry(given)), entry({ file: 'good.pdf' }), 'no entry'],
      {
        'fake.pdf': '<html>I am no PDF</html>',
        'locked.pdf': await lockedPdf(aPdf(1), { user: 'u', owner: 'o' }),
        'cut.pdf': aPdf(1).subarray(0, 300),
        'empty.pdf': '',
        'good.pdf': aPdf(1),
      },
    );
    const job = await importer.take(folder);
    expect(job).toMatchObject({ state: 'done', added: 1, rejected: cases.length + 1 });
    const reasons = await importer.reasons(job);
    for (const [at, [name, , reason]] of cases.entries())
      expect([name, reasons[at]]).toEqual([name, expect.stringMatching(reason)]);
    expect(await documentsOf(importer.db)).toHaveLength(1);
  });

  it('are opened by the password of the manifest, and the file that was delivered is stored [pdf-002]', async () => {
    const importer = await anImporter();
    const locked = await lockedPdf(aPdf(2), { user: 'u', owner: 'o' });
    const folder = await aDelivery([entry({ file: 'locked.pdf', password: 'u' })], { 'locked.pdf': locked });
    const job = await importer.take(folder);
    expect(job).toMatchObject({ added: 1, rejected: 0, remarks: 1 });
    expect(await importer.reasons(job)).toEqual([
      expect.stringContaining('locked.pdf was password-protected'),
    ]);
    const files = await importer.db
      .selectFrom('document_files')
      .select(['kind', 'bytes', 'pages'])
      .orderBy('kind')
      .execute();
    expect(files).toEqual([
      { kind: 'original', bytes: locked.length, pages: 2 },
      { kind: 'pdf', bytes: expect.any(Number), pages: 2 },
    ]);
    expect(await importer.take(folder)).toMatchObject({ unchanged: 1 });
  });

  it('without text are taken, and the import says that only their records are searched', async () => {
    const importer = await anImporter();
    const scan = Buffer.from(
      aPdf(1).toString('latin1').replace('Torque of page 1', ' '.repeat(16)),
      'latin1',
    );
    const job = await importer.take(await aDelivery([entry({ file: 'scan.pdf' })], { 'scan.pdf': scan }));
    expect(job).toMatchObject({ added: 1, rejected: 0 });
    expect(await importer.reasons(job)).toEqual([expect.stringContaining('scan.pdf has no text')]);
    const files = await importer.db.selectFrom('document_files').select(['is_scan', 'is_tagged']).execute();
    expect(files).toEqual([{ is_scan: true, is_tagged: false }]);
  });

  it('of three thousand pages are taken like any other', async () => {
    const importer = await anImporter();
    const folder = await aDelivery([entry({ file: 'long.pdf' })], { 'long.pdf': aPdf(3_000) });
    expect(await importer.take(folder)).toMatchObject({ added: 1, rejected: 0 });
    const { body_text } = await importer.db
      .selectFrom('documents')
      .select('body_text')
      .executeTakeFirstOrThrow();
    expect(body_text).toContain('Torque of page 3000');
  });

  it.each([
    ['is no JSON', '{', /is not JSON/],
    ['is something else', '[]', /is not a manifest/],
  ])('are left alone when the manifest %s', async (_, content, reason) => {
    const importer = await anImporter();
    const folder = await aDelivery([], { 'manifest.json': content });
    const job = await importer.take(folder);
    expect(job).toMatchObject({ state: 'done', rejected: 1 });
    expect((await importer.reasons(job))[0]).toMatch(reason);
  });
});

describe('what a manifest says beside its documents', () => {
  const mark = '<svg viewBox="0 0 10 10" onload="alert(1)"><path d="M0 0h10v10z"/></svg>';
  const plain = mark.replace(' onload="alert(1)"', '');

  async function delivered(manifest: object, files: Files = {}): Promise<string> {
    return aDelivery([], { 'manifest.json': JSON.stringify(manifest), ...files });
  }
  const publisherIn = ({ db }: Awaited<ReturnType<typeof anImporter>>, code: string) =>
    db
      .selectFrom('publishers')
      .select(['code', 'name', 'billboard_name', 'mark_svg', 'is_on_billboard', 'has_semantic_search'])
      .where('code', '=', code)
      .executeTakeFirst();

  it('of publishers is how they are shown; what it leaves out stays', async () => {
    const importer = await anImporter();
    const publishers = [
      { code: 'NSB', name: 'Northern Standards Board', billboardName: 'Building', mark: 'nsb.svg' },
      { code: 'HI', semanticSearch: true, onBillboard: false },
    ];
    const job = await importer.take(await delivered({ publishers }, { 'nsb.svg': plain }));
    expect(job).toMatchObject({ state: 'done', added: 0, rejected: 0 });
    expect(job.changes).toEqual(['described  the publisher NSB', 'described  the publisher HI']);
    expect(await publisherIn(importer, 'NSB')).toEqual({
      code: 'NSB',
      name: 'Northern Standards Board',
      billboard_name: 'Building',
      mark_svg: expect.stringMatching(/^<svg [^>]*><path d="M0 0h10v10z"><\/path><\/svg>$/),
      is_on_billboard: true,
      has_semantic_search: false,
    });
    await importer.take(await delivered({ publishers: [{ code: 'NSB', semanticSearch: true }] }));
    expect(await publisherIn(importer, 'NSB')).toMatchObject({
      billboard_name: 'Building',
      mark_svg: expect.stringContaining('<svg'),
      has_semantic_search: true,
    });
    expect(await publisherIn(importer, 'HI')).toMatchObject({ name: 'HI', is_on_billboard: false });
  });

  it('of values is what they are called, and comes with documents', async () => {
    const importer = await anImporter();
    const names = [{ taxonomy: 'industry', path: ' Construction / Fastening', names: { ar: 'التثبيت' } }];
    const documents = [entry({ file: 'a.html', industries: ['Construction/Fastening'], topics: ['Safety'] })];
    const folder = await delivered({ names, documents }, { 'a.html': '<p>Bolts.</p>' });
    expect(await importer.take(folder)).toMatchObject({ added: 1, rejected: 0 });
    const rows = await importer.db
      .selectFrom('taxonomy_names')
      .select(['taxonomy', 'path', 'language', 'name'])
      .execute();
    expect(rows).toEqual([
      { taxonomy: 'industry', path: 'Construction/Fastening', language: 'ar', name: 'التثبيت' },
    ]);
    const stored = await importer.db.selectFrom('documents').select(['industries', 'topics']).execute();
    expect(stored).toEqual([{ industries: ['Construction/Fastening'], topics: ['Safety'] }]);
  });

  it('of a text is corrects by a catalog that tells more', async () => {
    const importer = await anImporter();
    const text = entry({ file: 'a.html', topics: ['Safety'] });
    await importer.take(await delivered({ documents: [text] }, { 'a.html': '<p>Bolts.</p>' }));
    const industries = ['Construction/Fastening'];
    const record = entry({ contentCode: 'NSB|nsb-500-2024', industries });
    await importer.take(await aCatalogue([record]));
    const stored = importer.db.selectFrom('documents').select(['industries', 'topics', 'source']);
    expect(await stored.execute()).toEqual([{ industries, topics: ['Safety'], source: 'file' }]);
    const events = importer.db.selectFrom('document_events').select(['type', 'changed']).orderBy('id');
    expect((await events.execute()).at(-1)).toEqual({ type: 'metadata', changed: ['industries'] });
  });

  it('is rejected one by one where it cannot be used, and nothing else is lost', async () => {
    const importer = await anImporter();
    const publishers = [
      { name: 'Nobody' },
      { code: 'A', billbordName: 'x' },
      { code: 'B', mark: 'acting.svg' },
      { code: 'C', mark: '../mark.svg' },
      { code: 'D', onBillboard: 'yes' },
      'no publisher',
      { code: 'E' },
    ];
    const names = [
      { taxonomy: 'colour', path: 'Red', names: {} },
      { taxonomy: 'topic', path: 'Safety//Fire', names: { ar: 'الحريق' } },
    ];
    const job = await importer.take(await delivered({ publishers, names }, { 'acting.svg': mark }));
    expect(job).toMatchObject({ state: 'done', rejected: 8 });
    const reasons = await importer.reasons(job);
    for (const [at, reason] of [
      /publishers: code is missing/,
      /publishers: billbordName is not a known field/,
      /acting\.svg contains the event handler onload on <svg>, which is not allowed in a mark/,
      /is outside the delivery/,
      /publishers: onBillboard is "yes", which is not a valid value/,
      /publishers: the record is /,
      /names: taxonomy is "colour", which is not a valid value/,
      /names: path is "Safety\/\/Fire"; a path such as Construction\/Fastening is expected/,
    ].entries())
      expect(reasons[at]).toMatch(reason);
    const codes = await importer.db.selectFrom('publishers').select('code').execute();
    expect(codes).toEqual([{ code: 'E' }]);
  });

  it('is only looked at in a trial, and passed over where another publisher is asked for', async () => {
    const importer = await anImporter();
    const folder = await delivered({ publishers: [{ code: 'NSB' }] });
    expect(await importer.take(folder, { isDryRun: true })).toMatchObject({
      changes: ['described  the publisher NSB'],
    });
    expect(await importer.take(folder, { publisher: 'HI' })).toMatchObject({ passed_over: 1, changes: [] });
    expect(await publisherIn(importer, 'NSB')).toBeUndefined();
  });
});
