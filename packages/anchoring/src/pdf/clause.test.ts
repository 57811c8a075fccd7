import { describe, expect, it } from 'vitest';
import { clauseOnPage, type OutlineEntry } from './clause.ts';

const outline: OutlineEntry[] = [
  { title: 'Foreword', level: 1, page: 1 },
  { title: '1 Scope', level: 1, page: 2 },
  { title: '7 Test members', level: 1, page: 2 },
  { title: '7.1 General', level: 2, page: 2 },
  { title: 'Precautions', level: 3, page: 2 },
  { title: '8 Procedure', level: 1, page: 4 },
  { title: 'Annex A1 Crack movement', level: 1, page: 5 },
  { title: 'A1.1 Scope of this annex', level: 2, page: 5 },
];

const text = [
  'NSB E 214-24',
  'the end of the foreword',
  '1  Scope',
  'this covers anchors; see 7 Test members',
  '7 Test mem-',
  'bers',
  '7.1 General',
  'a member of concrete',
  'Precautions',
  'wear gloves',
  '',
].join('\n');

const clauseOf = (words: string, given = outline): string | undefined =>
  clauseOnPage(given, { page: 2, text, start: text.indexOf(words) });

describe('the clause of a place on a page', () => {
  it.each([
    ['the end of the foreword', undefined],
    ['1  Scope', '1'],
    ['see 7 Test members', '1'],
    ['mem-\nbers', '7'],
    ['a member', '7.1'],
    ['wear gloves', '7.1'],
  ])('of %j is %j', (words, clause) => {
    expect(clauseOf(words)).toBe(clause);
  });

  it.each([
    [3, '7.1'],
    [4, undefined],
    [6, 'A1.1'],
  ])('is on page %i, where no heading is found, %j', (page, clause) => {
    expect(clauseOnPage(outline, { page, text: 'Some words', start: 5 })).toBe(clause);
  });

  it('is none where a number is given twice, an entry leads nowhere or back, or a heading could be either of two lines', () => {
    expect(clauseOf('a member', [...outline, { title: '7.1 General', level: 2, page: 9 }])).toBeUndefined();
    expect(clauseOf('a member', [...outline, { title: '9 Report', level: 1, page: null }])).toBeUndefined();
    expect(clauseOf('a member', [...outline, { title: 'Index', level: 1, page: 1 }])).toBeUndefined();
    const twice = `${text}7.1 General\n`;
    expect(clauseOnPage(outline, { page: 2, text: twice, start: twice.length - 1 })).toBeUndefined();
  });

  it('is that of the heading, not of the line of a list of contents that begins like it', () => {
    const contents = `1 Scope ...... 2\n7 Test members ...... 2\n7.1 General ...... 2\nPrecautions ...... 2\n${text.replace('-\n', '')}`;
    expect(clauseOnPage(outline, { page: 2, text: contents, start: contents.indexOf('a member') })).toBe(
      '7.1',
    );
    expect(clauseOnPage(outline, { page: 2, text: contents, start: 3 })).toBeUndefined();
  });

  it('is an annex whose heading has a remark between its name and its title', () => {
    const page = {
      page: 5,
      text: 'NSB\nAnnex A1 (normative)\nCrack movement\nA1.1 Scope of this annex\nWords',
    };
    expect(clauseOnPage(outline, { ...page, start: page.text.indexOf('Crack') })).toBe('A1');
    expect(clauseOnPage(outline, { ...page, start: page.text.indexOf('Words') })).toBe('A1.1');
  });

  it.each([
    ['A method for anchors', undefined],
    ['2024 edition', undefined],
    ['A.1 Data', 'A.1'],
    ['Annexe B (informative)', 'B'],
    ['الملحق A2 درجة الحرارة', 'A2'],
    ['12.3. Marks', '12.3'],
    ['', undefined],
  ])('is, under %j, %j', (title, clause) => {
    expect(clauseOnPage([{ title, level: 1, page: 1 }], { page: 2, text: '', start: 0 })).toBe(clause);
  });
});
