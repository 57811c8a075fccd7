import { featureCodes, type SemanticPage, type SuggestionGroup } from '@norma/contracts';
import { tenants } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { TenantSettings } from '../../tenant/settings.ts';
import { startLibrary } from '../../testing/library.ts';
import { saveTenant, type TenantTables } from '../tenants/index.ts';
import { answerTo, designations, found, suggested } from './testing/answers.ts';

describe('The operators of a query', () => {
  it('narrow what is found, what is counted and what the subscription has [find-005]', async () => {
    const client = await (await startLibrary()).as('individual');
    const finds = async (keywords: string, more: object = {}) =>
      [...new Set(designations((await found(client, { keywords, ...more })).documents))].toSorted();
    const all = await finds('anchor');
    const ofNsb = all.filter((designation) => designation.startsWith('NSB'));
    expect(ofNsb.length).toBeGreaterThan(0);
    expect(ofNsb.length).toBeLessThan(all.length);
    expect(await finds('anchor publisher:nsb')).toEqual(ofNsb);
    expect(await finds('anchor publisher:"northern standards"')).toEqual(ofNsb);
    expect(await finds('anchor NOT publisher:NSB')).toEqual(all.filter((each) => !ofNsb.includes(each)));
    expect(await finds('anchor year:2016-2022')).toEqual(
      all.filter((each) => /\b(20)?(1[6-9]|2[0-2])$/.test(each)),
    );
    expect(await finds('designation:NSB E 214-24')).toEqual(['NSB E 214-24']);
    expect(await finds('title:creep status:active')).toEqual(['NSB E 214-24']);
    expect(await finds('"bonded anchors" -creep title:anchors')).not.toContain('NSB E 214-24');
    expect(await finds('designation:"HI 4410-2:2016" OR designation:"NSB E 214-24"')).toEqual([
      'HI 4410-2:2016',
      'NSB E 214-24',
    ]);
    const own = { filters: { 'subscribed-contents': true } };
    expect(await finds('anchor NOT publisher:NSB', own)).toEqual(
      (await finds('anchor', own)).filter((each) => !each.startsWith('NSB')),
    );
    const counts = await answerTo<Record<string, Record<string, number>>>(
      client,
      '/api/documents/search/count',
      { keywords: 'anchor publisher:nsb' },
    );
    const { count } = await found(client, { keywords: 'anchor publisher:nsb' });
    expect(counts['publisherList']).toEqual({ NSB: count });
  });

  it('say what was ignored, and which words documents were found by [find-005]', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { keywords: 'anchor author:smith year:soon publisher:nobody NOT' });
    expect(page).toMatchObject({
      words: 'anchor smith',
      ignored: [
        { part: 'author:', reason: 'unknown-field' },
        { part: 'year:soon', reason: 'no-year' },
        { part: 'NOT', reason: 'no-operand' },
        { part: 'publisher:nobody', reason: 'unknown-value' },
      ],
    });
    expect(await found(client, { keywords: 'anchor creep' })).toMatchObject({ words: null, ignored: [] });
  });

  it('never widen what a tenant offers', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const everywhere = await found(client, { keywords: '' });
    const without = await found(client, { keywords: 'NOT zzzz' });
    expect(without.count).toBe(everywhere.count);
    const foreign = await library.as('individual', 'api');
    for (const code of ['NSB', 'HI', 'PIC']) {
      const { count: offered } = await found(foreign, { keywords: '', publisherId: code });
      const { count, ignored } = await found(foreign, { keywords: `anchor OR a publisher:${code} -zzzz` });
      // A publisher that the tenant does not offer is none that it knows by name.
      if (offered === 0) expect(ignored).toEqual([{ part: `publisher:${code}`, reason: 'unknown-value' }]);
      else expect([ignored, count <= offered]).toEqual([[], true]);
    }
  });

  it('are no designations to suggest, but what designation: names [find-005]', async () => {
    const client = await (await startLibrary()).as('individual');
    const groups = (keywords: string): Promise<SuggestionGroup[]> =>
      suggested(client, { keywords, 'search-type': 'all_search' });
    expect(await groups('title:anchor')).toEqual([]);
    expect(await groups('designation:E 214')).toEqual(await groups('E 214'));
  });

  it.each([
    '"'.repeat(500),
    'OR '.repeat(160),
    'NOT '.repeat(120),
    'title:'.repeat(80),
    '-"a" OR '.repeat(60),
  ])('are answered however hostile they are: %#', async (keywords) => {
    const client = await (await startLibrary()).as('individual');
    expect((await found(client, { keywords })).ignored.length).toBeLessThan(200);
  });

  it('narrow the search by meaning too [find-005]', async () => {
    const library = await startLibrary({ findsMeaning: true });
    const client = await library.as('individual');
    const near = (keywords: string) =>
      answerTo<SemanticPage>(client, '/api/semantic-search/v1/query', { keywords });
    await expect
      .poll(async () => (await near('anchors in concrete')).count, { timeout: 100_000, interval: 250 })
      .toBeGreaterThan(0);
    const { documents } = await near('anchors in concrete publisher:HI');
    expect(new Set(documents.map(({ publisherCode }) => publisherCode))).toEqual(new Set(['HI']));
    expect((await near('anchors in concrete year:x')).ignored).toEqual([
      { part: 'year:x', reason: 'no-year' },
    ]);
  }, 240_000);
});

describe('A search that finds nothing but for a correction', () => {
  it('answers for the correction, tells the corrected query, and can be insisted on [find-001]', async () => {
    const client = await (await startLibrary()).as('individual');
    const page = await found(client, { keywords: 'bonded ankor creep' });
    expect(page).toMatchObject({ correctedText: 'bonded anchor creep', isPartial: false });
    expect(designations(page.documents)).toContain('NSB E 214-24');
    expect(await found(client, { keywords: 'bonded ankor creep', exact: true })).toMatchObject({
      count: 0,
      corrections: [],
      correctedText: null,
      isPartial: false,
    });
    const right = { keywords: 'bonded anchor creep' };
    expect((await found(client, { ...right, exact: true })).count).toBe((await found(client, right)).count);
  });

  it('finds nothing where the library corrects no spelling [search-040]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const [sample] = tenants;
    const features = featureCodes.map((code) => ({ code, enabled: true }));
    const settings = TenantSettings.parse({ ...sample, features });
    await saveTenant(library.database.withoutTenant<TenantTables>(), settings, true);
    const count = async () => (await found(client, { keywords: 'bonded ankor creep' })).count;
    await expect.poll(count, { timeout: 20_000 }).toBe(0);
  });
});
