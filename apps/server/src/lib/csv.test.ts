import { expect, it } from 'vitest';
import { csvLines, csvTable } from './csv.ts';

it.each([
  [['plain', 12, '', null], 'plain,12,,\r\n'],
  [['a, b', 'say "yes"', 'two\nlines'], '"a, b","say ""yes""","two\nlines"\r\n'],
  [['معيار', '標準'], 'معيار,標準\r\n'],
  [['=1+1', '+44', '-5', '@SUM(A1)', '\tx', '  =1'], "'=1+1,'+44,'-5,'@SUM(A1),'\tx,'  =1\r\n"],
  [[-5, 0], '-5,0\r\n'],
  [['=cmd|" /C calc"!A0'], `"'=cmd|"" /C calc""!A0"\r\n`],
])('writes %j so that every program reads it is', (cells, line) => {
  expect(csvLines([cells])).toBe(line);
});

it('a table begins with the mark of UTF-8 and its heads, and sends nothing for a piece without lines', async () => {
  async function* rows() {
    yield [['ليلى حداد', 3]];
    yield [];
    yield [['Eide, Tomas', -1]];
  }
  expect(await Array.fromAsync(csvTable(['Name', 'Active'], rows()))).toEqual([
    '\uFEFFName,Active\r\n',
    'ليلى حداد,3\r\n',
    '"Eide, Tomas",-1\r\n',
  ]);
});
