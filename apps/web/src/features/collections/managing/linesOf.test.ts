import { expect, it } from 'vitest';
import { linesOf } from './AddDocuments.tsx';

it.each([
  ['', []],
  [' \n\t\r\n', []],
  ['NSB E 214-24\r\n  HI 4410-2:2022 \n\nNSB E 214-24', ['NSB E 214-24', 'HI 4410-2:2022']],
  ['NSB|nsb-e-214-24\u2028PIC RP 1173', ['NSB|nsb-e-214-24', 'PIC RP 1173']],
])('a list pasted as %j is %j', (list, lines) => {
  expect(linesOf(list)).toEqual(lines);
});
