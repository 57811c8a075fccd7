import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { standardsFolder } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { usualEntry, type Entry } from '../../documents/index.ts';
import { aCatalogue, aFile, anImporter, aRecord } from '../testing/anImporter.ts';
import { entryOfCustomMeta } from './entry.ts';

type Importer = Awaited<ReturnType<typeof anImporter>>;

const entryOf = (importer: Importer): Promise<Partial<Entry>> =>
  importer.db
    .selectFrom('documents')
    .select([
      'asset_id',
      'asset_type',
      'content_type',
      'classification',
      'organization_id',
      'content_access_url',
      'is_downloadable',
      'is_available',
      'may_track',
      'may_favour',
      'cites_excluded',
    ])
    .executeTakeFirstOrThrow();

const parsed = {
  assetId: 'GEO20140001',
  assetType: 'JOURNAL',
  contentType: 'JOURNALS',
  classification: 'Related Materials',
  organizationId: '7731',
  contentAccessUrl: 'https://read.nsb.example/100?lang=en',
  downloadable: false,
  available: 'no',
  allowToTrack: 'false',
  allowToFavorite: false,
  excludeFromCitation: 'Y',
};
const expected = {
  asset_id: 'GEO20140001',
  asset_type: 'JOURNAL',
  content_type: 'JOURNALS',
  classification: 'Related Materials',
  organization_id: '7731',
  content_access_url: 'https://read.nsb.example/100?lang=en',
  is_downloadable: false,
  is_available: false,
  may_track: false,
  may_favour: false,
  cites_excluded: true,
};
const usual = {
  asset_id: null,
  asset_type: 'STANDARD',
  content_access_url: null,
  is_downloadable: true,
  is_available: true,
  may_track: true,
  may_favour: true,
  cites_excluded: false,
};

describe('how a document is entered', () => {
  it('is said by its record', async () => {
    const importer = await anImporter();
    expect(await importer.take(await aCatalogue([aRecord(parsed)]))).toMatchObject({ added: 1, remarks: 0 });
    expect(await entryOf(importer)).toEqual(expected);
  });

  it('is as usual where nothing is said, and follows what is said later', async () => {
    const importer = await anImporter();
    await importer.take(await aCatalogue([aRecord({ assetId: '', downloadable: null })]));
    expect(await entryOf(importer)).toMatchObject(usual);
    expect(await importer.take(await aCatalogue([aRecord({ downloadable: false })]))).toMatchObject({
      replaced: 1,
    });
    expect(await entryOf(importer)).toMatchObject({ ...usual, is_downloadable: false });
    // Closed by its publisher, a document is not opened by a record that says nothing of that.
    expect(await importer.take(await aCatalogue([aRecord()]))).toMatchObject({ unchanged: 1 });
    expect(await entryOf(importer)).toMatchObject({ ...usual, is_downloadable: false });
    await importer.take(await aCatalogue([aRecord({ downloadable: true })]));
    expect(await entryOf(importer)).toMatchObject(usual);
  });

  it('is said by an STS text in its custom metadata', async () => {
    const importer = await anImporter();
    const xml = await readFile(new URL('pic/rp-1173-2015.xml', standardsFolder), 'utf8');
    const custom = Object.entries({
      'asset-id': 'RP1173-E1',
      'asset-type': 'MANUAL',
      downloadable: 'false',
      'content-access-url': 'https://read.pic.example/1173',
    })
      .map(
        ([name, value]) =>
          `<custom-meta><meta-name>${name}</meta-name><meta-value>${value}</meta-value></custom-meta>`,
      )
      .join('');
    const changed = xml
      .replace('<custom-meta-group>', `<custom-meta-group>${custom}`)
      .replaceAll(/<fig [\s\S]*?<\/fig>/g, '');
    const job = await importer.take(await aFile('rp.xml', changed));
    expect([job.added, await importer.reasons(job)]).toEqual([1, []]);
    expect(await entryOf(importer)).toMatchObject({
      asset_id: 'RP1173-E1',
      asset_type: 'MANUAL',
      is_downloadable: false,
      content_access_url: 'https://read.pic.example/1173',
    });
  });

  it('of an STS text never rejects the text: what cannot be used is left out, and what may close it does', () => {
    const { entry, unspecified, remarks } = entryOfCustomMeta(
      {
        'asset-id': ['x'.repeat(201)],
        'content-access-url': ['javascript:alert(1)'],
        downloadable: ['perhaps'],
        'asset-type': ['manual'],
        doi: ['none'],
        'allow-to-track': ['no'],
        author: ['Ravndal, Ines'],
      },
      'NSB 100:2020',
    );
    expect(entry).toEqual({
      ...usualEntry,
      is_downloadable: false,
      may_track: false,
      credits: { authors: [{ family: 'Ravndal', given: 'Ines' }] },
    });
    expect(unspecified).toEqual(expect.arrayContaining(['asset_id', 'content_access_url', 'asset_type']));
    expect(remarks).toEqual([
      expect.stringMatching(
        /^asset-id in its custom-meta cannot be used \(.*201 characters.*\); it is ignored$/,
      ),
      expect.stringMatching(/^asset-type .* ignored$/),
      expect.stringMatching(/^content-access-url .* ignored$/),
      expect.stringMatching(/^downloadable .*true or false is expected\); it is treated as false$/),
      expect.stringMatching(/^doi .* ignored$/),
    ]);
  });

  it('is rejected by its field where it cannot be used, so that nothing closed stands open', async () => {
    const importer = await anImporter();
    const cases: [Record<string, unknown>, RegExp][] = [
      [{ downloadable: 'nope' }, /downloadable is "nope"; true or false is expected/],
      [{ available: 2 }, /available is 2; true or false is expected/],
      [{ allowToTrack: [] }, /allowToTrack is \[\]; true or false is expected/],
      [{ assetType: 'BOOK' }, /assetType is "BOOK"; STANDARD, JOURNAL/],
      [{ contentType: 7 }, /contentType is 7/],
      [{ classification: 'standard' }, /classification is "standard"; ASTM, Related Materials/],
      [
        { contentAccessUrl: 'javascript:alert(1)' },
        /contentAccessUrl is "javascript:alert\(1\)"; an address/,
      ],
      [{ contentAccessUrl: 'https://me:secret@nsb.example/' }, /contentAccessUrl is .*; an address/],
      [{ contentAccessUrl: 'read.nsb.example/100' }, /contentAccessUrl is .*; an address/],
      [{ assetId: 'x'.repeat(201) }, /assetId has 201 characters; at most 200/],
    ];
    const records = cases.map(([given], at) => aRecord({ designation: `NSB ${100 + at}:2020`, ...given }));
    const job = await importer.take(await aCatalogue([...records, aRecord({ designation: 'NSB 300:2020' })]));
    expect(job).toMatchObject({ added: 1, rejected: cases.length });
    const reasons = await importer.reasons(job);
    for (const [at, [, reason]] of cases.entries()) expect(reasons[at]).toMatch(reason);
  });

  it('is said of a publisher by a manifest: whether its documents are shown elsewhere', async () => {
    const importer = await anImporter();
    const manifest = (type: unknown) =>
      aFile('manifest.json', JSON.stringify({ publishers: [{ code: 'FLW', name: 'Lifting Works', type }] }));
    await importer.take(await manifest('CPP'));
    const publisher = await importer.db
      .selectFrom('publishers')
      .select('type_code')
      .where('code', '=', 'FLW')
      .executeTakeFirstOrThrow();
    expect(publisher.type_code).toBe('CPP');
    const job = await importer.take(await manifest('elsewhere'));
    expect((await importer.reasons(job))[0]).toMatch(/publishers: type is "elsewhere"/);
  });

  it('is in the manifest of files like in a record', async () => {
    const importer = await anImporter();
    const path = await aFile(
      'manifest.json',
      JSON.stringify({ documents: [{ ...aRecord(parsed), html: 'text.html' }] }),
    );
    await writeFile(join(path, '..', 'text.html'), '<h1>Scope</h1>');
    expect(await importer.take(path)).toMatchObject({ added: 1, rejected: 0 });
    expect(await entryOf(importer)).toEqual(expected);
  });
});
