import { describe, expect, it } from 'vitest';
import { headingNumbers, shortNumber } from './headingNumbers.ts';

const read = (...headings: string[]): string[] =>
  headingNumbers(headings).map((found, at) =>
    found ? `${found.number}|${found.annexType}|${headings[at]?.slice(found.length)}` : `-|${headings[at]}`,
  );

describe('The number of a heading', () => {
  it.each([
    [
      ['1 Scope', '2 Terms', '2.1 General'],
      ['1||Scope', '2||Terms', '2.1||General'],
    ],
    [
      ['1. Scope', '2. Terms', '2.1. General'],
      ['1||Scope', '2||Terms', '2.1||General'],
    ],
    [
      ['4.7.4 Server', '4.7.4.1 Fixed Fields'],
      ['4.7.4||Server', '4.7.4.1||Fixed Fields'],
    ],
    [
      ['0 Introduction', '0.1 General'],
      ['0||Introduction', '0.1||General'],
    ],
    [
      ['1) Scope', '2) Terms'],
      ['1||Scope', '2||Terms'],
    ],
    [
      ['1 – Scope', '2: Terms'],
      ['1||Scope', '2||Terms'],
    ],
    [['Annex B (informative) Examples'], ['Annex B|(informative)|Examples']],
    [['Annex B (informative)'], ['Annex B|(informative)|']],
    [
      ['Appendix A. Grammar', 'A.1. Tokens'],
      ['Appendix A||Grammar', 'A.1||Tokens'],
    ],
    [
      ['Annex A', 'A.1 General', 'A.2 Tests'],
      ['Annex A||', 'A.1||General', 'A.2||Tests'],
    ],
    [
      ['Article 5', 'Article 6 Duties'],
      ['Article 5||', 'Article 6||Duties'],
    ],
    [
      ['§ 3 Begriffe', '§ 3a Ausnahmen'],
      ['§ 3||Begriffe', '§ 3a||Ausnahmen'],
    ],
    [['Anhang C (normativ) Prüfung'], ['Anhang C|(normativ)|Prüfung']],
    [
      ['I. Scope', 'II. Terms', 'III. Rules'],
      ['I||Scope', 'II||Terms', 'III||Rules'],
    ],
    [
      ['A. Scope', 'B. Terms'],
      ['A||Scope', 'B||Terms'],
    ],
    [
      ['第1章 総則', '1 範囲', '2 用語'],
      ['第1章||総則', '1||範囲', '2||用語'],
    ],
    [
      ['1范围', '2术语'],
      ['1||范围', '2||术语'],
    ],
    [['제1조 목적'], ['제1조||목적']],
    [
      ['الملحق أ (معياري) الاختبار', '١ المجال', '٢ المصطلحات'],
      ['-|الملحق أ (معياري) الاختبار', '١||المجال', '٢||المصطلحات'],
    ],
    [['المادة 5 التعاريف'], ['المادة 5||التعاريف']],
    [['Приложение А Примеры'], ['Приложение А||Примеры']],
    [
      ['5 Tests', '5a Added tests'],
      ['-|5 Tests', '5a||Added tests'],
    ],
  ])('is read from %j', (headings, expected) => {
    expect(read(...headings)).toEqual(expected);
  });

  it.each([
    [['3 ways to fail']],
    [['1.5 V supply', 'Other supplies']],
    [['2019 revision', '2020 revision']],
    [['A better world', 'Introduction']],
    [['Section 5 applies', 'Part of it', 'Partial loads', 'Annexes']],
    [['I/O', 'C. elegans', '802.11 frames', '']],
    [['3D printing', '10BASE-T', '5G', 'MIX']],
  ])('is not seen in %j', (headings) => {
    expect(read(...headings)).toEqual(headings.map((heading) => `-|${heading}`));
  });

  it('is what the publisher has marked, in any context', () => {
    expect(headingNumbers(['7.3 Loads', '3 ways'], [4, 2]).map((found) => found?.number)).toEqual([
      '7.3',
      '3',
    ]);
  });

  it.each([
    ['Annex A1', 'A1'],
    ['4.', '4'],
    ['Article 5', '5'],
    ['§ 3', '3'],
    ['', ''],
  ])('%j stands as %j in a column', (number, short) => expect(shortNumber(number)).toBe(short));

  it('costs little in hostile headings', () => {
    const before = performance.now();
    headingNumbers(Array.from({ length: 50 }, () => `${'1.'.repeat(50_000)} ${'('.repeat(50_000)}`));
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
