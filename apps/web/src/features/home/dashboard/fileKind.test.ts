import { expect, it } from 'vitest';
import { fileKind } from './Tips.tsx';

it.each([
  ['https://www.nsb.example/tips/reading.pdf', 'PDF'],
  ['/help/Guide.PDF?version=2#page=3', 'PDF'],
  ['https://www.nsb.example/tables.xlsx', 'XLSX'],
  ['https://www.nsb.example/tips/designations', null],
  ['https://www.nsb.example', null],
  ['/page.html', null],
  ['', null],
])('the kind of file at %j is %s', (address, kind) => {
  expect(fileKind(address)).toBe(kind);
});
