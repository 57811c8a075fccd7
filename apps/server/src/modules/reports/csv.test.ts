import { expect, it } from 'vitest';
import { csvOf, type Line } from './csv.ts';

async function* linesOf(...lines: Line[]): AsyncGenerator<readonly Line[]> {
  yield lines;
}

async function written(...lines: Line[]): Promise<string> {
  let text = '';
  for await (const piece of csvOf(['Name', 'Active'], linesOf(...lines))) text += piece;
  return text;
}

it('a table begins with the mark of UTF-8 and its heads, and ends each line as RFC 4180 says', async () => {
  expect(await written(['ليلى حداد', 3])).toBe('\uFEFFName,Active\r\nليلى حداد,3\r\n');
});

it.each([
  ['a comma', 'Eide, Tomas', '"Eide, Tomas"'],
  ['quotes', 'the "new" one', '"the ""new"" one"'],
  ['a line break', 'two\nlines', '"two\nlines"'],
])('%s in a cell is quoted', async (_, given, cell) => {
  expect(await written([given, 1])).toBe(`\uFEFFName,Active\r\n${cell},1\r\n`);
});

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)'])(
  '%s is no formula, and a negative number is one',
  async (given) => {
    const [, line] = (await written([given, -1])).split('\r\n');
    expect(line?.replace(/^"/, '')).toMatch(/^'/);
    expect(line).toMatch(/,-1$/);
  },
);
