import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aCatalogue, aFile, anImporter, aRecord, type Importer } from '../testing/anImporter.ts';

const relationsIn = (importer: Importer) =>
  importer.db
    .selectFrom('document_relations')
    .select(['type', 'designation', 'title'])
    .orderBy('content_id')
    .orderBy('place')
    .execute();

const workIn = (importer: Importer) =>
  importer.db
    .selectFrom('work_items')
    .leftJoin('work_item_ballots', 'work_item_id', 'id')
    .select(['work_items.number', 'title', 'initiated_on', 'technical_contact', 'family_keys'])
    .select(['ballot_number', 'item_number', 'item_status'])
    .orderBy('work_items.number')
    .orderBy('place')
    .execute();

const aManifest = (manifest: unknown): Promise<string> => aFile('manifest.json', JSON.stringify(manifest));

describe('what a record says of other documents', () => {
  it('is stored by kind and with its title: what it cites, its SOPs and TMAs, and the book it is part of', async () => {
    const importer = await anImporter();
    const relations = [
      { type: 'cites', designation: 'NSB 9:2015', title: 'Bolts' },
      { type: 'sop', designation: 'NSB SOP 3' },
      { type: 'tma', designation: 'NSB TMA 4', title: 'Appraisal' },
      { type: 'partOf', designation: 'NSB STP 7' },
    ];
    const catalog = await aCatalogue([aRecord({ relations })]);
    expect(await importer.take(catalog)).toMatchObject({ added: 1, remarks: 0 });
    expect(await relationsIn(importer)).toEqual([
      { type: 'cites', designation: 'NSB 9:2015', title: 'Bolts' },
      { type: 'sop', designation: 'NSB SOP 3', title: '' },
      { type: 'tma', designation: 'NSB TMA 4', title: 'Appraisal' },
      { type: 'part-of', designation: 'NSB STP 7', title: '' },
    ]);
    expect(await importer.take(catalog)).toMatchObject({ added: 0, replaced: 0, unchanged: 1 });
  });

  it('takes nothing away that a text has said of itself', async () => {
    const importer = await anImporter();
    const relationRows = [
      { type: 'cites', designation: 'NSB 9:2015' },
      { type: 'obsoletes', designation: 'NSB 100:2010' },
    ];
    const text = await aFile('a.html', '<p>Bolts.</p>');
    const document = { ...aRecord({ relations: relationRows }), file: 'a.html' };
    await writeFile(join(dirname(text), 'manifest.json'), JSON.stringify({ documents: [document] }));
    await importer.take(dirname(text));
    const relations = [{ type: 'obsoletes', designation: 'NSB 100:2014' }];
    const record = aRecord({ relations });
    expect(await importer.take(await aCatalogue([record]))).toMatchObject({ replaced: 1 });
    expect(await relationsIn(importer)).toEqual([
      { type: 'cites', designation: 'NSB 9:2015', title: '' },
      { type: 'replaces', designation: 'NSB 100:2014', title: '' },
    ]);
  });

  it('is stored for the day on which it shows', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const importer = await anImporter({ now: () => now });
    const relations = [{ type: 'cites', designation: 'NSB 9:2015', title: 'Bolts' }];
    const visibleAt = new Date('2026-12-01T06:00:00Z');
    const job = await importer.take(await aCatalogue([aRecord({ relations })]), { visibleAt });
    expect([job.state, await relationsIn(importer)]).toEqual(['scheduled', []]);
    now = visibleAt;
    await importer.run(job.id);
    expect(await relationsIn(importer)).toEqual([
      { type: 'cites', designation: 'NSB 9:2015', title: 'Bolts' },
    ]);
  });
});

describe('work items', () => {
  const item = {
    publisher: 'NSB',
    number: 'WK 12',
    title: 'Revision of NSB 100',
    initiated: '2026-02-03',
    technicalContact: 'Liv Aune',
    revises: ['NSB 100:2020'],
    ballots: [
      { number: 'TC 7 (26-1)', item: 4, status: 'Closed' },
      { number: 'TC 7 (26-2)', item: '1', status: 'Open' },
    ],
  };

  it('come by manifest with their ballots, and as they were told last', async () => {
    const importer = await anImporter();
    const job = await importer.take(await aManifest({ workItems: [item] }));
    expect(job).toMatchObject({
      state: 'done',
      rejected: 0,
      changes: ['described  the work item NSB WK 12'],
    });
    const row = {
      number: 'WK 12',
      title: 'Revision of NSB 100',
      initiated_on: '2026-02-03',
      technical_contact: 'Liv Aune',
      family_keys: ['nsb:wk-12', 'nsb:100'],
    };
    expect(await workIn(importer)).toEqual([
      { ...row, ballot_number: 'TC 7 (26-1)', item_number: '4', item_status: 'Closed' },
      { ...row, ballot_number: 'TC 7 (26-2)', item_number: '1', item_status: 'Open' },
    ]);
    await importer.take(
      await aManifest({ workItems: [{ publisher: 'NSB', number: 'WK 12', title: 'Other' }] }),
    );
    expect(await workIn(importer)).toMatchObject([
      { title: 'Other', initiated_on: null, technical_contact: null, ballot_number: null },
    ]);
  });

  it('that cannot be used are rejected by their field, and nothing else is lost', async () => {
    const importer = await anImporter();
    const workItems = [
      { number: 'WK 1', title: 'x' },
      { ...item, initiated: '2026-02-30' },
      { ...item, ballots: [{ number: 'B', item: 1 }] },
      { ...item, revisess: [] },
      'no work item',
      { ...item, number: 'WK 99' },
    ];
    const job = await importer.take(await aManifest({ workItems }));
    expect(job).toMatchObject({ state: 'done', rejected: 5 });
    const reasons = await importer.reasons(job);
    for (const [at, reason] of [
      /workItems: publisher is missing/,
      /workItems: initiated is "2026-02-30"/,
      /workItems: ballots\.0\.status is missing/,
      /workItems: revisess is not a known field/,
      /workItems: the record is /,
    ].entries())
      expect(reasons[at]).toMatch(reason);
    expect((await workIn(importer)).map(({ number }) => number)).toEqual(['WK 99', 'WK 99']);
  });

  it('of another publisher are passed over, and in a trial they are only looked at', async () => {
    const importer = await anImporter();
    const manifest = await aManifest({ workItems: [item] });
    expect(await importer.take(manifest, { publisher: 'HI' })).toMatchObject({ passed_over: 1 });
    await importer.take(manifest, { isDryRun: true });
    expect(await workIn(importer)).toEqual([]);
  });
});
