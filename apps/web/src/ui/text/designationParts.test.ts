import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designationParts } from './designationParts.ts';

describe('the parts of a designation', () => {
  it.each([
    ['NSB E 214-24', 'NSB ', 'E 214', '-24'],
    ['NSB E 214-24a', 'NSB ', 'E 214', '-24a'],
    ['NSB E 214/E 214M-24', 'NSB ', 'E 214/E 214M', '-24'],
    ['NSB D 1186-20(2024)', 'NSB ', 'D 1186', '-20(2024)'],
    ['NSB RR E07-1012', 'NSB ', 'RR E07', '-1012'],
    ['HI 4410-2:2022', 'HI ', '4410-2', ':2022'],
    ['HI 4410-2', 'HI ', '4410-2', ''],
    ['PIC RP 1173', 'PIC ', 'RP 1173', ''],
    ['DIN EN ISO 13849-1:2008-12', 'DIN ', 'EN ISO 13849-1', ':2008-12'],
    ['JSON Schema Core 2019-09', 'JSON ', 'Schema Core', ' 2019-09'],
    ['OpenGL ES 3.2', '', 'OpenGL ES 3.2', ''],
    ['HI 1920-10', 'HI ', '1920', '-10'],
    ['PIC', '', 'PIC', ''],
    ['-24', '', '-24', ''],
  ])('are found in %s', (value, publisher, number, year) => {
    expect(designationParts(value)).toEqual({ publisher, number, year });
  });

  it('give the designation again, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { publisher, number, year } = designationParts(value);
        expect(publisher + number + year).toBe(value);
      }),
    );
  });
});
