import { expect, it } from 'vitest';
import { csv } from './csv.ts';

async function* inPieces(rows: (string | number | null)[][]) {
  for (const row of rows) yield [row];
}

const written = async (...rows: (string | number | null)[][]): Promise<string> =>
  (await Array.fromAsync(csv(['a', 'b'], inPieces(rows)))).join('');

it('puts commas, quotes and line ends within quotes', async () => {
  expect(await written(['one, two', 'say "so"'], ['line\nbreak', null])).toBe(
    '\ufeffa,b\r\n"one, two","say ""so"""\r\n"line\nbreak",\r\n',
  );
});

it.each(['=SUM(A1)', '+1', '-1', '@now', '\t=1'])('keeps %j from being reckoned with', async (typed) => {
  expect(await written([typed, -5])).toBe(`\ufeffa,b\r\n'${typed},-5\r\n`);
});
