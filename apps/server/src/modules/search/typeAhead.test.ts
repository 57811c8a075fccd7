import type { SuggestionGroup } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import { addDocuments } from './testing/aDocument.ts';
import { answerTo, designations, suggested } from './testing/answers.ts';

const publishers = (groups: readonly SuggestionGroup[]): string[] =>
  groups.map(({ publisherCode }) => publisherCode);

describe('type-ahead', () => {
  it('suggests families by publisher from half a designation, each by its best edition [typeahead-010, typeahead-006]', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(await suggested(client, { keywords: 'e 21' })).toEqual([
      {
        publisherName: 'Northern Standards Board',
        publisherCode: 'NSB',
        contentList: [
          {
            contentCode: 'NSB|nsb-e-214-24',
            designationNo: 'NSB E 214-24',
            documentTitle: expect.stringMatching(/^Test Method/),
            status: 'Active',
            isEntitled: true,
            designationNoList: [
              { designationNo: 'NSB E 214-24', contentCode: 'NSB|nsb-e-214-24' },
              { designationNo: 'NSB E 214-21', contentCode: 'NSB|nsb-e-214-21' },
              { designationNo: 'NSB E 214-18', contentCode: 'NSB|nsb-e-214-18' },
            ],
            showMore: false,
          },
        ],
        showMoreResults: false,
      },
    ]);
  });

  it('says of more than five editions that there are more than show at first', async () => {
    const library = await startLibrary();
    const editions = [2001, 2005, 2009, 2013, 2017, 2021].map((year) => ({
      designation: `NSB Q 77:${year}`,
      family: 'NSB Q 77',
      status: year === 2021 ? 'Active' : 'Historical',
      year,
    }));
    await addDocuments(library, ...editions);
    const [group] = await suggested(await library.as('individual'), { keywords: 'Q 77' });
    expect(group?.contentList.map(({ designationNo, showMore }) => [designationNo, showMore])).toEqual([
      ['NSB Q 77:2021', true],
    ]);
    expect(designations(group?.contentList[0]?.designationNoList ?? [])).toEqual(
      editions.toReversed().map(({ designation }) => designation),
    );
  });

  it('suggests five of a publisher, and more of it when asked [typeahead-012]', async () => {
    const library = await startLibrary();
    const standards = [1, 2, 3, 4, 5, 6, 7].map((part) => ({ designation: `NSB Q 9${part}:2020` }));
    await addDocuments(library, ...standards, { designation: 'HI Q 91:2020', publisher: 'HI' });
    const client = await library.as('individual');
    const atFirst = await suggested(client, { keywords: 'Q 9' });
    expect(
      atFirst.map(({ publisherCode, contentList, showMoreResults }) => [
        publisherCode,
        contentList.length,
        showMoreResults,
      ]),
    ).toEqual([
      ['NSB', 5, true],
      ['HI', 1, false],
    ]);
    const more = await answerTo<SuggestionGroup[]>(client, '/api/documents/search/type-ahead/publisher', {
      keywords: 'Q 9',
      publisher: 'NSB',
    });
    expect(publishers(more)).toEqual(['NSB']);
    expect([more[0]?.contentList.length, more[0]?.showMoreResults]).toEqual([7, false]);
  });

  it('suggests by the words of titles where no designation begins so', async () => {
    const library = await startLibrary();
    await addDocuments(library, { designation: 'NSB X 1-20', title: 'Quillback Gauges' });
    const groups = await suggested(await library.as('individual'), { keywords: 'quillback gau' });
    expect(groups.map(({ contentList }) => designations(contentList))).toEqual([['NSB X 1-20']]);
  });

  it('suggests everything that the tenant offers, or the entitled documents alone [typeahead-011]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const titled = (searchType: string) =>
      suggested(client, { keywords: 'anchor', 'search-type': searchType }).then(publishers);
    expect(await titled('all_search')).toEqual(['NSB', 'HI', 'PIC']);
    expect(await titled('subscription_search')).toEqual(['NSB', 'HI']);
    expect(
      publishers(await suggested(await library.as('individual', 'api'), { keywords: 'anchor' })),
    ).toEqual(['PIC', 'NSB']);
  });

  it('suggests nothing for nothing, and nothing of a publisher that the tenant does not offer', async () => {
    const client = await (await startLibrary()).as('individual');
    expect(await suggested(client, { keywords: '  ' })).toEqual([]);
    const ofPublisher = '/api/documents/search/type-ahead/publisher';
    expect(await answerTo(client, ofPublisher, { keywords: 'anchor', publisher: 'VWA' })).toEqual([]);
    expect(await answerTo(client, ofPublisher, { keywords: 'anchor', publisher: 'nobody' })).toEqual([]);
  });
});
