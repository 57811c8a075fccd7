import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { addDocuments } from './testing/aDocument.ts';
import { answerTo } from './testing/answers.ts';

const codeOf = (client: TestClient, query: Record<string, string>): Promise<unknown> =>
  answerTo(client, `/api/documents/contentCode/designation?${new URLSearchParams(query)}`);

const notFound = 'Not found Content';

describe('the content code of a designation', () => {
  it.each([
    [{ designation: 'NSB E 214' }, 'NSB|nsb-e-214-24'],
    [{ designation: 'e214' }, 'NSB|nsb-e-214-24'],
    [{ designation: 'NSB E214-21' }, 'NSB|nsb-e-214-21'],
    [{ designation: 'E 214', year: '2018' }, 'NSB|nsb-e-214-18'],
    [{ designation: 'E 214', year: '18' }, 'NSB|nsb-e-214-18'],
    [{ designation: 'E 214', status: 'active' }, 'NSB|nsb-e-214-24'],
    [{ designation: 'E 214', status: 'Previous', year: '2021' }, 'NSB|nsb-e-214-21'],
    [{ designation: 'HI 4410-2', year: '2016' }, 'HI|hi-4410-2-2016'],
    [{ designation: 'HI%204410-2', year: '', status: '' }, 'HI|hi-4410-2-2022'],
    [{ designation: 'PIC RP 1173' }, 'PIC|pic-rp-1173-2021'],
  ])('for %j is %s [document-043]', async (query, contentCode) => {
    const client = await (await startLibrary()).as('individual');
    expect(await codeOf(client, query)).toEqual({ contentCode });
  });

  it.each([
    { designation: 'NSB E 21' },
    { designation: 'NSB E 9999' },
    { designation: 'NSB' },
    { designation: 'creep' },
    { designation: '4410' },
    { designation: '*' },
    { designation: 'E 214', year: '1999' },
    { designation: 'E 214', year: 'now' },
    { designation: 'E 214', status: 'Act' },
  ])('is told not to be found for %j, as a text [document-043]', async (query) => {
    const client = await (await startLibrary()).as('individual');
    expect(await codeOf(client, query)).toBe(notFound);
  });

  it('is that of the edition in force, even where a newer one is withdrawn, and of no supplement', async () => {
    const library = await startLibrary();
    const family = 'NSB Q 77';
    await addDocuments(
      library,
      { designation: 'NSB Q 77:2009', family, year: 2009, status: 'Historical' },
      { designation: 'NSB Q 77:2013', family, year: 2013 },
      { designation: 'NSB Q 77:2013', family, year: 2013, language: 'fr' },
      { designation: 'NSB Q 77:2013/AMD1:2016', family, year: 2016 },
      { designation: 'NSB Q 77:2020', family, year: 2020, status: 'Withdrawn No replacement' },
    );
    const client = await library.as('individual');
    expect(await codeOf(client, { designation: 'Q 77' })).toEqual({ contentCode: 'NSB|NSB Q 77:2013|en' });
    expect(await codeOf(client, { designation: 'Q 77', status: 'Withdrawn' })).toEqual({
      contentCode: 'NSB|NSB Q 77:2020|en',
    });
  });

  it('is of one family alone, where a number without its publisher is of several', async () => {
    const library = await startLibrary();
    await addDocuments(
      library,
      { designation: 'NSB Q 77:2013', family: 'NSB Q 77', year: 2013 },
      { designation: 'NSB Q 77:2009', family: 'NSB Q 77', year: 2009, status: 'Historical' },
      { designation: 'HI Q 77:2001', family: 'HI Q 77', publisher: 'HI', year: 2001 },
    );
    const client = await library.as('individual');
    expect(await codeOf(client, { designation: 'HI Q 77' })).toEqual({ contentCode: 'HI|HI Q 77:2001|en' });
    expect(await codeOf(client, { designation: 'NSB Q 77' })).toEqual({
      contentCode: 'NSB|NSB Q 77:2013|en',
    });
    expect([{ contentCode: 'NSB|NSB Q 77:2013|en' }, { contentCode: 'HI|HI Q 77:2001|en' }]).toContainEqual(
      await codeOf(client, { designation: 'Q 77' }),
    );
  });

  it('is that of the edition of a month where the designation says one, and of the newest where it says none', async () => {
    const library = await startLibrary();
    const family = 'NSB D.140';
    const editions = ['03/1995', '09/1995', '06/2002'].map((month) => ({
      designation: `NSB D.140 (${month})`,
      family,
      year: Number(month.slice(3)),
      status: month === '06/2002' ? 'Active' : 'Historical',
    }));
    await addDocuments(library, ...editions, { designation: 'NSB D.140 (2002) Amd. 1 (12/2003)', family });
    const client = await library.as('individual');
    for (const [designation, code] of [
      ['NSB D.140', 'NSB D.140 (06/2002)'],
      ['d140', 'NSB D.140 (06/2002)'],
      ['NSB D.140 (03/1995)', 'NSB D.140 (03/1995)'],
      ['D.140 (09/1995)', 'NSB D.140 (09/1995)'],
    ] as const)
      expect([designation, await codeOf(client, { designation })]).toEqual([
        designation,
        { contentCode: `NSB|${code}|en` },
      ]);
  });

  it('is found by an asset id alone, in any letter case; an unknown one and one of others’ is told not to be', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    for (const assetId of ['NSB-E-214-18', 'nsb-e-214-18', ' nsb-e-214-18 '])
      expect(await codeOf(client, { assetId })).toEqual({ contentCode: 'NSB|nsb-e-214-18' });
    const atAnother = await library.as('individual', 'api');
    expect(await codeOf(atAnother, { assetId: 'HI-4410-2-2022' })).toBe(notFound);
    for (const assetId of ['NSB', '%', '_', "' or true --", 'x'.repeat(500), '‮E214'])
      expect(await codeOf(client, { assetId })).toBe(notFound);
  });

  it('is refused without a designation, or with two names of a document, naming the field', async () => {
    const client = await (await startLibrary()).as('individual');
    for (const query of [
      '',
      '?designation=',
      '?designation=%20&year=2020',
      '?assetId=',
      '?designation=E%20214&assetId=NSB-E-214-18',
    ]) {
      const refused = await client('GET', `/api/documents/contentCode/designation${query}`);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: 'query.designation' }] });
    }
  });
});
