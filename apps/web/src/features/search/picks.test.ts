import { describe, expect, it } from 'vitest';
import { keysIn, picksWritten, readPicks, sections, type Pick } from './picks.ts';

const halden: Pick = { list: 'publisherList', key: 'HI', name: 'Halden Institute' };
const guide: Pick = { list: 'documentTypeList', key: 'Guide', name: 'Guide' };
const bonded: Pick = {
  list: 'categoryList',
  key: 'Structures/Anchors/Bonded',
  name: 'Bonded',
  within: { keys: ['Structures', 'Structures/Anchors'], name: 'Anchors' },
};

const written = (...picks: object[]): string => JSON.stringify(picks);
const topics = (count: number): string =>
  written(...Array.from({ length: count }, (_, place) => ({ k: `t${place}`, n: 'T', r: 'Topic', pk: [] })));

describe('the picks of an address', () => {
  it.each([
    [
      'with keys of their parents',
      written({ k: 'HI', n: 'Halden Institute', r: 'Publisher', pk: [] }),
      [halden],
    ],
    [
      'within others, with the name of the nearest',
      written({ k: bonded.key, n: 'Bonded', r: 'Category', pk: bonded.within?.keys, pn: 'Anchors' }),
      [bonded],
    ],
    [
      'with parents that are written as one text, or as lists of names',
      written(
        { k: 'a/b', n: 'b', r: 'Topic', pk: 'a', pn: 'A' },
        { k: 'a/c', n: 'c', r: 'Topic', pk: ['a'], pn: ['A'] },
      ),
      [
        { list: 'topicList', key: 'a/b', name: 'b', within: { keys: ['a'], name: 'A' } },
        { list: 'topicList', key: 'a/c', name: 'c', within: { keys: ['a'], name: 'A' } },
      ],
    ],
    [
      'with parents that are neither',
      written({ k: 'Guide', n: 'Guide', r: 'Document Type', pk: [7, null, ''], pn: {} }),
      [guide],
    ],
    ['with a root in another spelling', written({ k: 'Guide', n: 'Guide', r: 'document-type' }), [guide]],
    [
      'of the older product, whose publishers bear a prefix',
      written({ k: 'publisher-HI', n: 'Halden Institute', r: 'Other Content' }),
      [halden],
    ],
    [
      'of the ICS, whatever it is called',
      written({ k: '91', n: 'Construction', r: 'ICS Code(s)' }, { k: '21', n: 'Mechanics', r: 'ICS' }),
      [
        { list: 'icsCodeList', key: '91', name: 'Construction' },
        { list: 'icsCodeList', key: '21', name: 'Mechanics' },
      ],
    ],
    [
      'given twice',
      written({ k: 'Guide', n: 'Guide', r: 'Document Type' }, { k: 'Guide', n: 'Guide', r: 'documentType' }),
      [guide],
    ],
    ['of a section that is not here', written({ k: 'x', n: 'X', r: 'Colour' }), []],
    ['named like a part of an object', written({ k: '__proto__', n: 'x', r: 'constructor' }), []],
    ['that there are none of', '', []],
  ])('%s are read [search-015]', (_, categories, picks) => {
    expect(readPicks(categories)).toEqual({ picks, isBroken: false });
  });

  it.each(['not json', '{"k":"HI"}', '[{"k":1}]', '[{"k":"","n":"x","r":"Topic"}]', '[', 'null'])(
    '%s are broken, and none [search-016]',
    (categories) => {
      expect(readPicks(categories)).toEqual({ picks: [], isBroken: true });
    },
  );

  it('are as many as a search takes of one list, and none where there are more', () => {
    expect(readPicks(topics(1_000)).picks).toHaveLength(1_000);
    expect(readPicks(topics(1_001))).toEqual({ picks: [], isBroken: true });
    expect(readPicks(topics(10_000))).toEqual({ picks: [], isBroken: true });
  });

  it('are counted for each list by itself', () => {
    const industry = { k: 'i', n: 'I', r: 'Industry', pk: [] };
    const full = JSON.parse(topics(1_000)) as object[];
    expect(readPicks(written(...full, industry))).toMatchObject({ isBroken: false });
    expect(readPicks(written(...full, industry)).picks).toHaveLength(1_001);
  });

  it('come back as they were written, of every section, with key, name, root and parents', () => {
    const picks = [...sections.map(({ list }): Pick => ({ list, key: 'ك "%', name: 'اسم' })), bonded];
    expect(readPicks(picksWritten(picks)).picks).toEqual(picks);
    expect(JSON.parse(picksWritten([bonded]))).toEqual([
      { k: bonded.key, n: 'Bonded', r: 'Category', pk: ['Structures', 'Structures/Anchors'], pn: 'Anchors' },
    ]);
  });

  it('are told apart by their list', () => {
    const both = readPicks(written({ k: 'x', n: 'X', r: 'Topic' }, { k: 'x', n: 'X', r: 'Industry' })).picks;
    expect(keysIn(both, 'topicList')).toEqual(['x']);
    expect(keysIn(both, 'industryList')).toEqual(['x']);
  });
});
