import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('writes a table that spreadsheets open as it is, and run nothing of', () => {
  const rows = [
    ['E-mail', 'First name'],
    ['ines@x.example', '=HYPERLINK("x")'],
    ['ليلى', 'a, "b"'],
  ];
  expect(csvOf(rows)).toBe(
    '\uFEFFE-mail,First name\r\nines@x.example,"\'=HYPERLINK(""x"")"\r\nليلى,"a, ""b"""\r\n',
  );
});
