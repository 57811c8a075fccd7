import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aCatalogue, aFile, anImporter, aRecord, documentsOf } from '../testing/anImporter.ts';

const counts = ({ added, replaced, unchanged, passed_over, rejected }: Record<string, unknown>) => ({
  added,
  replaced,
  unchanged,
  passed_over,
  rejected,
});

const eventsOf = async ({ db }: Awaited<ReturnType<typeof anImporter>>): Promise<string[]> =>
  (
    await db.selectFrom('document_events').select(['type', 'content_code', 'changed']).orderBy('id').execute()
  ).map(({ type, content_code, changed }) => [type, content_code, ...changed].join(' '));

describe('a catalog', () => {
  it('is imported with families, editions, statuses, committees and ICS codes', async () => {
    const importer = await anImporter();
    const records = [
      aRecord({ designation: 'NSB 100:2014', status: 'Superseded' }),
      aRecord({ designation: 'NSB 100:2020' }),
      aRecord({
        designation: 'NSB 200:2021',
        languages: ['fr', 'en'],
        titles: { fr: 'Boulons', en: 'Bolts' },
      }),
    ];
    const job = await importer.take(await aCatalogue(records));
    expect([job.state, counts(job)]).toEqual([
      'done',
      { added: 3, replaced: 0, unchanged: 0, passed_over: 0, rejected: 0 },
    ]);
    expect(await documentsOf(importer.db)).toMatchObject([
      { designation: 'NSB 100:2014', family: 'NSB 100', edition: '2014', status: 'Replaced' },
      { designation: 'NSB 100:2020', family: 'NSB 100', edition: '2020', status: 'Active' },
      { designation: 'NSB 200:2021', family: 'NSB 200', edition: '2021', language: 'en' },
    ]);
    const codes = await importer.db.selectFrom('ics_codes').selectAll().execute();
    expect(codes).toEqual([{ code: '91.100.30', name: 'Concrete and concrete products' }]);
  });

  it('names an edition by its whole year where the designation ends in two digits of it', async () => {
    const importer = await anImporter();
    const named = (designation: string, year: number) => aRecord({ designation, family: 'NSB D 96', year });
    await importer.take(await aCatalogue([named('NSB D 96-09', 2009), named('NSB D 96-09a', 2010)]));
    expect((await documentsOf(importer.db)).map(({ edition }) => edition)).toEqual(['2009', '09a']);
  });

  it('packed or not, in UTF-8 with or without a mark or in UTF-16, is the same', async () => {
    const plain = `${JSON.stringify(aRecord({ title: 'Ankerbolzen für Tübbinge 螺栓' }))}\n`;
    const utf16 = Buffer.from(`\ufeff${plain}`, 'utf16le');
    const ways = [
      ['a.ndjson', Buffer.from(plain)],
      ['b.ndjson', Buffer.from(`\ufeff${plain}`)],
      ['c.ndjson.gz', gzipSync(plain)],
      ['d.jsonl', utf16],
      ['e.jsonl', Buffer.from(utf16).swap16()],
      ['f.txt', Buffer.from(plain.trimEnd())],
      ['g', gzipSync(plain)],
    ] as const;
    const importer = await anImporter();
    for (const [at, [name, content]] of ways.entries()) {
      const job = await importer.take(await aFile(name, content));
      expect([name, counts(job)]).toMatchObject([name, at === 0 ? { added: 1 } : { unchanged: 1 }]);
    }
    expect(await documentsOf(importer.db)).toMatchObject([{ title_text: 'Ankerbolzen für Tübbinge 螺栓' }]);
  });

  it('that comes again changes nothing and doubles nothing', async () => {
    const importer = await anImporter();
    const path = await aCatalogue([aRecord(), aRecord({ designation: 'NSB 200:2021' })]);
    await importer.take(path);
    expect(counts(await importer.take(path))).toMatchObject({ added: 0, replaced: 0, unchanged: 2 });
    expect(await documentsOf(importer.db)).toHaveLength(2);
    expect(await eventsOf(importer)).toHaveLength(2);
  });

  it('with changes changes only what differs, keeps ids, and leaves one event for each', async () => {
    const importer = await anImporter();
    const first = ['NSB 100:2014', 'NSB 100:2020', 'NSB 200:2021', 'NSB 300:2019'];
    await importer.take(await aCatalogue(first.map((designation) => aRecord({ designation }))));
    const before = await documentsOf(importer.db);
    const job = await importer.take(
      await aCatalogue([
        aRecord({ designation: 'NSB 100:2014', status: 'Withdrawn' }),
        aRecord({ designation: 'NSB 100:2020', title: 'Anchors, corrected' }),
        aRecord({ designation: 'NSB 200:2021' }),
        aRecord({ designation: 'NSB 300:2019', status: 'Superseded' }),
        aRecord({ designation: 'NSB 300:2025' }),
        aRecord({ designation: 'NSB 300:2019/AMD1:2022', family: 'NSB 300' }),
        aRecord({ designation: 'NSB 400:2025' }),
      ]),
    );
    expect(counts(job)).toMatchObject({ added: 3, replaced: 3, unchanged: 1 });
    expect((await eventsOf(importer)).slice(first.length)).toEqual([
      'withdrawal NSB|nsb-100-2014 status stage',
      'metadata NSB|nsb-100-2020 title_text',
      'status NSB|nsb-300-2019 status stage',
      'new-edition NSB|nsb-300-2025',
      'amendment NSB|nsb-300-2019-amd1-2022',
      'new-document NSB|nsb-400-2025',
    ]);
    const after = await documentsOf(importer.db);
    for (const { content_id, content_code } of before)
      expect(after).toContainEqual(expect.objectContaining({ content_id, content_code }));
    expect(job.changes).toContain('replaced   NSB|nsb-100-2014: status Active → Withdrawn, stage');
  });

  it('of another body than the one asked for is passed over', async () => {
    const importer = await anImporter();
    const path = await aCatalogue([
      aRecord(),
      aRecord({ designation: 'HI 7:2020', publisher: 'HI', contentCode: 'HI|hi-7-2020' }),
      aRecord({ designation: 'HI 8:2020', publisher: null, contentCode: null, family: 'HI 8' }),
    ]);
    expect(counts(await importer.take(path, { publisher: 'HI' }))).toMatchObject({
      added: 2,
      passed_over: 1,
    });
    expect(await documentsOf(importer.db)).toMatchObject([
      { content_code: 'HI|hi-7-2020' },
      { content_code: 'HI|hi-8-2020' },
    ]);
  });

  it('of a document that another catalog tells better does not count, in whichever order they come', async () => {
    const own = aRecord({ title: 'Told by NSB', source: 'nsb' });
    const other = aRecord({ title: 'Told by HI', source: 'hi' });
    for (const order of [
      [own, other],
      [other, own],
    ]) {
      const importer = await anImporter();
      const path = await aCatalogue(order);
      await importer.take(path);
      expect(await documentsOf(importer.db)).toMatchObject([{ title_text: 'Told by NSB' }]);
      expect(counts(await importer.take(path))).toMatchObject({ replaced: 0, unchanged: 1, passed_over: 1 });
    }
  });

  it('tells each rejected record with its line and reason in a file, and takes the others in', async () => {
    const importer = await anImporter();
    const job = await importer.take(
      await aCatalogue([
        aRecord(),
        aRecord({ designation: undefined }),
        '',
        aRecord({ designation: 'N'.repeat(2_000) }),
        '{"designation": "NSB 1"',
        '[1, 2]',
        'null',
        aRecord({ designation: 'NSB 2', title: '' }),
        aRecord({ designation: 'NSB 3', publisher: null }),
        aRecord({ designation: ['NSB'] }),
        aRecord({ title: 'The same in other words' }),
        aRecord(),
      ]),
    );
    expect(counts(job)).toMatchObject({ added: 1, unchanged: 1, rejected: 9 });
    expect(await importer.reasons(job)).toEqual([
      '2: designation is missing',
      '4: designation has 2000 characters; at most 300 are allowed',
      expect.stringMatching(/^5: is not JSON: /),
      '6: is not a record: an object in braces is expected',
      '7: is not a record: an object in braces is expected',
      '8: title is missing',
      '9: publisher is missing',
      '10: designation is ["NSB"], which is not a valid value',
      '11: NSB|nsb-100-2020 was delivered before in this import with other content',
    ]);
    const table = await readFile(job.rejected_file ?? '', 'utf8');
    expect(table.split('\n')[0]).toBe('file\tline\tdesignation\tresult\treason');
    expect(table).toMatch(/^catalogue\.ndjson\t4\tN{300}\trejected\tdesignation has 2000/m);
  });

  it('with details that cannot be used is imported without them, and each is remarked on', async () => {
    const importer = await anImporter();
    const job = await importer.take(
      await aCatalogue([
        aRecord({
          year: 'soon',
          published: '2020-13-45',
          ics: [{ code: '91.100.30' }, { code: 'concrete' }],
          keywords: ['anchor', 'x'.repeat(500)],
          languages: 'en',
          status: 'Frobnicated',
        }),
      ]),
    );
    expect(counts(job)).toMatchObject({ added: 1, rejected: 0 });
    expect(await importer.reasons(job)).toEqual([
      '1: year is "soon", which is not a valid value; left out',
      '1: languages is "en", which is not a valid value; left out',
      '1: ics.1.code is "concrete", which is not a valid value; left out',
      '1: published is "2020-13-45", which is not a valid value; left out',
      '1: keywords.1 has 500 characters; at most 200 are allowed; left out',
      '1: the status "Frobnicated" is unknown; it is shown as delivered',
    ]);
    expect(await documentsOf(importer.db)).toMatchObject([{ status: 'Frobnicated' }]);
  });

  it('with industries and topics tells the paths that cannot be used, and takes the others', async () => {
    const importer = await anImporter();
    const industries = ['Construction / Fastening', 'Construction//Fastening', '/Energy', ' ', 7];
    const topics = [`${'x/'.repeat(10)}x`, 'السلامة/الحريق', 'Safety'.repeat(100)];
    const job = await importer.take(await aCatalogue([aRecord({ industries, topics })]));
    expect(counts(job)).toMatchObject({ added: 1, rejected: 0 });
    const expected =
      'a path such as Construction/Fastening is expected, of at most 10 levels and 500 characters';
    expect(await importer.reasons(job)).toEqual([
      expect.stringMatching(`^1: industries.1 is "Construction//Fastening"; ${expected}.*; left out$`),
      expect.stringMatching(`^1: topics.0 is "x/x/x/x/x/x/x/x/x/x/x"; ${expected}.*; left out$`),
    ]);
    expect(await importer.db.selectFrom('documents').select(['industries', 'topics']).execute()).toEqual([
      { industries: ['Construction/Fastening'], topics: ['السلامة/الحريق'] },
    ]);
  });

  it('that begins to tell industries changes the documents it tells them of, and no others', async () => {
    const importer = await anImporter();
    const records = ['NSB 100:2014', 'NSB 100:2020'].map((designation) => aRecord({ designation }));
    await importer.take(await aCatalogue(records));
    const [first, second] = records;
    const expected = [
      { ...first, industries: ['Energy'] },
      { ...second, industries: [], topics: [] },
    ];
    expect(counts(await importer.take(await aCatalogue(expected)))).toMatchObject({
      replaced: 1,
      unchanged: 1,
    });
    expect((await eventsOf(importer)).at(-1)).toBe('metadata NSB|nsb-100-2014 industries');
  });

  it('keeps what committees are called, in the words that were told last', async () => {
    const importer = await anImporter();
    const records = (designation: string, committeeName?: string) => aRecord({ designation, committeeName });
    await importer.take(
      await aCatalogue([
        records('NSB 1:2020', 'Anchors'),
        records('NSB 2:2020', 'Fixings'),
        records('NSB 3:2020'),
      ]),
    );
    const names = () =>
      importer.db.selectFrom('committees').select(['publisher_code', 'code', 'language', 'name']).execute();
    expect(await names()).toEqual([
      { publisher_code: 'NSB', code: 'NSB/TC 7', language: 'en', name: 'Fixings' },
    ]);
    await importer.take(await aCatalogue([records('NSB 4:2020')]));
    expect(await names()).toMatchObject([{ name: 'Fixings' }]);
  });

  it('cannot put markup, control characters or broken letters on a screen', async () => {
    const importer = await anImporter();
    const job = await importer.take(
      await aCatalogue([
        aRecord({
          title: '<script>alert(1)</script> & "\u0001\ud800',
          abstract: '<img src=x onerror=alert(1)>',
        }),
      ]),
    );
    expect(counts(job)).toMatchObject({ added: 1 });
    const [row] = await importer.db
      .selectFrom('documents')
      .select(['title_html', 'description_html'])
      .execute();
    expect(row).toEqual({
      title_html: '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;\ufffd',
      description_html: '&lt;img src=x onerror=alert(1)&gt;',
    });
  });
});

describe('a dry run', () => {
  it('tells what would change and changes nothing', async () => {
    const importer = await anImporter();
    await importer.take(await aCatalogue([aRecord()]));
    const path = await aCatalogue([
      aRecord({ status: 'Withdrawn' }),
      aRecord({ designation: 'NSB 100:2025' }),
    ]);
    const job = await importer.take(path, { isDryRun: true });
    expect([job.state, counts(job)]).toMatchObject(['done', { added: 1, replaced: 1 }]);
    expect(job.changes).toEqual([
      'replaced   NSB|nsb-100-2020: status Active → Withdrawn, stage',
      'added      NSB|nsb-100-2025, a new edition',
    ]);
    expect(await documentsOf(importer.db)).toMatchObject([{ designation: 'NSB 100:2020', status: 'Active' }]);
    expect(counts(await importer.take(path))).toMatchObject({ added: 1, replaced: 1 });
  });
});

describe('a delivery for a later time', () => {
  it('is read at once and seen by no one before its time', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const importer = await anImporter({ now: () => now });
    await importer.take(await aCatalogue([aRecord()]));
    const path = await aCatalogue([
      aRecord({ title: 'Later' }),
      aRecord({ designation: 'NSB 100:2025' }),
      'no record',
    ]);
    const id = await importer.request(path, { visibleAt: new Date('2026-12-01T06:00:00Z') });
    expect(await importer.run(id)).toMatchObject({ state: 'scheduled', added: 1, replaced: 1, rejected: 1 });
    expect(await documentsOf(importer.db)).toMatchObject([{ title_text: 'Anchors of NSB 100:2020' }]);
    now = new Date('2026-12-01T06:00:01Z');
    expect(await importer.run(id)).toMatchObject({ state: 'done', added: 1, replaced: 1, rejected: 1 });
    expect(await documentsOf(importer.db)).toMatchObject([
      { title_text: 'Later' },
      { designation: 'NSB 100:2025' },
    ]);
    expect(await importer.db.selectFrom('staged_documents').select('place').execute()).toEqual([]);
    const events = await importer.db.selectFrom('document_events').select('at').orderBy('id').execute();
    expect(events.at(-1)?.at).toEqual(now);
  });

  it('that was read before there were industries and topics is seen at its time all the same', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const importer = await anImporter({ now: () => now });
    const id = await importer.request(await aCatalogue([aRecord()]), {
      visibleAt: new Date('2026-12-01T06:00:00Z'),
    });
    await importer.run(id);
    await sql`update staged_documents set document = (document::jsonb - 'industries' - 'topics')::json`.execute(
      importer.db,
    );
    now = new Date('2026-12-01T06:00:01Z');
    expect(await importer.run(id)).toMatchObject({ state: 'done', added: 1, problem: null });
    expect(await documentsOf(importer.db)).toHaveLength(1);
  });
});
