import { describe, expect, it } from 'vitest';
import { anIndex, found } from '../testing/library.ts';

describe('A search by designation', () => {
  const index = anIndex(
    { id: 'e214', designation: 'NSB E 214-24', title: 'Bonded anchors' },
    { id: 'e214-old', designation: 'NSB E 214-19', title: 'Bonded anchors', isCurrent: false },
    { id: 'e2140', designation: 'NSB E 2140-21', title: 'Gaskets' },
    { id: 'f214', designation: 'NSB F 214:2022', title: 'Hydrants' },
    { id: 'g7', designation: 'NSB G 7-19', title: 'Ropes' },
    { id: 'g7-withdrawn', designation: 'NSB G 7-24', title: 'Ropes', isCurrent: false },
    { id: 'part', designation: 'KVL 47335-2:2020', title: 'Heaters', publisher: 'KVL' },
    { id: 'amended', designation: 'KVL 47335-2:2020/AMD1:2021', title: 'Heaters', publisher: 'KVL' },
    { id: 'cites', title: 'E 214 : 2024, E214:24', body: 'KVL 47335-2:2020, NSB E 214-24 '.repeat(20) },
  );

  it.each([
    'E214',
    'e 214',
    'E-214',
    'NSB E 214',
    'nsb e214',
    'nsbe214',
    'NSBE 214-24',
    'NSB E 214-24',
    'NSB E214-24',
    'E 214 : 2024',
    'e214:24',
  ])('finds NSB E 214-24 first by %j, before texts that cite it', (text) =>
    expect(found(index, { text })[0]).toBe('e214'),
  );

  it.each([
    [
      'the current edition, then older ones, then longer numbers',
      'E 214',
      ['e214', 'e214-old', 'e2140', 'cites'],
    ],
    ['a current edition before a newer one that was withdrawn', 'G 7', ['g7', 'g7-withdrawn']],
    ['an older edition when it is named', 'NSB E 214-19', ['e214-old']],
    ['every number that begins alike', 'e 21', ['e214', 'e2140', 'e214-old', 'cites']],
    ['every series with the number', '214', ['e214', 'f214', 'e214-old', 'e2140', 'cites']],
    ['a part before its amendment', 'KVL 47335-2', ['part', 'amended', 'cites']],
    ['the document named exactly before its amendment', '47335-2:2020', ['part', 'amended', 'cites']],
    ['a designation beside words', 'E214 anchors', ['e214', 'e214-old']],
  ])('finds %s', (_, text, expected) => {
    expect(found(index, { text })).toEqual(expected);
  });

  it.each([
    ['half a designation', 'e 21', ['e214', 'e2140', 'e214-old']],
    ['the end of a designation', '2:2020', ['part', 'amended']],
    ['a publisher', 'kv', ['amended', 'part']],
    ['pieces with a gap', 'nsb 214', ['e214', 'e214-old', 'f214', 'e2140']],
    ['no text', 'anchors', []],
  ])('in the field designation finds %s', (_, text, expected) => {
    expect(new Set(found(index, { text, field: 'designation' }))).toEqual(new Set(expected));
  });

  it.each([
    [
      'the document named before its amendment, in either width of the year',
      'H 5:2024',
      'NSB H 5-24',
      'NSB H 5:2024/AMD1:2025',
    ],
    ['the family before a longer number', 'H 5', 'NSB H 5-19', 'NSB H 5M-24'],
    ['whole pieces before beginnings', 'H 5', 'NSB H 5M-19', 'NSB H 52-24'],
    ['a number that is written twice', 'H 638', 'NSB H 638/H 638M-19', 'NSB H 6380-24'],
    ['a number before a year', '24', 'NSB 24-19', 'NSB H 5-24'],
  ])('ranks %s, even if that is current and newer', (_, text, first, second) => {
    const rivals = anIndex(
      { id: 'z', designation: first, isCurrent: false },
      { id: 'a', designation: second },
    );
    expect(found(rivals, { text })).toEqual(['z', 'a']);
  });

  it.each([
    ['a standard before its newer supplement', 'KVL 9', 'KVL 9:2020', 'KVL 9:2020/AMD1:2025', true],
    [
      'its supplement in force before an edition that is not',
      'KVL 9',
      'KVL 9:2020/AMD1:2021',
      'KVL 9:2011',
      false,
    ],
    [
      'the edition of the latest month before its amendments',
      'ITV-T D.140',
      'ITV-T D.140 (06/2002)',
      'ITV-T D.140 (2002) Amd. 3 (11/2003)',
      true,
    ],
    [
      'what is named from its beginning on before what ends so',
      'HI 5203',
      'HI 5203:2019',
      'KVL-HI 5203:2023',
      true,
    ],
  ])('without a year ranks %s', (_, text, first, second, isSecondCurrent) => {
    const rivals = anIndex(
      { id: 'z', designation: first },
      { id: 'a', designation: second, isCurrent: isSecondCurrent },
    );
    expect(found(rivals, { text })).toEqual(['z', 'a']);
  });

  it('finds what is named in full first, also before an adoption that is in force when it is not', () => {
    const adopted = anIndex(
      { id: 'z', designation: 'HI 5203:2011', isCurrent: false, date: '2011-03-01' },
      { id: 'a', designation: 'KVL-HI 5203:2011', date: '2011-09-01' },
    );
    expect(found(adopted, { text: 'HI 5203:2011' })).toEqual(['z', 'a']);
  });

  it('takes letters apart only where nobody is named so', () => {
    const series = anIndex(
      { id: 'compound', designation: 'NSBE 7-19' },
      { id: 'apart', designation: 'NSB E 7-24' },
    );
    expect(found(series, { text: 'nsbe 7' })).toEqual(['compound']);
    expect(found(series, { text: 'nsbqq 7' })).toEqual([]);
  });

  it.each(['NSBStdE37.117-24', 'nsbstde37.117', 'nsb stde 37.117:2024', 'NSB-STDE37-117'])(
    'takes letters apart wherever their spaces were left out: %s',
    (text) => {
      const series = anIndex(
        { id: 'named', designation: 'NSB Std E37.117-24' },
        { id: 'other', designation: 'STDE 4-24', title: '37.117' },
      );
      expect(found(series, { text })).toEqual(['named']);
    },
  );

  it.each([
    ['HI 27001', ['joint', 'report']],
    ['hi27001:2022', ['joint']],
    ['KVL 27001', []],
  ])('finds what has more letters before its number by %s', (text, expected) => {
    const joint = anIndex(
      { id: 'report', designation: 'NSB/HI TR 27001:2019', isCurrent: false },
      { id: 'joint', designation: 'HI/NSB Std 27001:2022', title: 'Kept secrets' },
      { id: 'cites', designation: 'KVL 5', title: 'HI 27001', body: 'hi 27001 NSB, '.repeat(20) },
    );
    expect(found(joint, { text, field: 'designation' })).toEqual(expected);
    expect(found(joint, { text }).slice(0, expected.length)).toEqual(expected);
  });

  it('ranks the original before its translation', () => {
    const languages = anIndex(
      { id: 'arabic', designation: 'NSB E 214-24', title: 'مراس', isTranslation: true },
      { id: 'english', designation: 'NSB E 214-24', title: 'A much longer title about bonded anchors' },
    );
    expect(found(languages, { text: 'E 214-24' })).toEqual(['english', 'arabic']);
  });

  it('in the field keyword finds texts alone', () => {
    expect(found(index, { text: 'E214', field: 'keyword' })).toEqual(['cites']);
  });
});
