import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from './packing.ts';

const kinds = { whole: Uint32Array, fine: Float64Array, small: Int8Array };
const arrays = fc.record({
  whole: fc.array(fc.nat()).map((given) => Uint32Array.from(given)),
  fine: fc.array(fc.double()).map((given) => Float64Array.from(given)),
  small: fc.array(fc.integer({ min: -128, max: 127 })).map((given) => Int8Array.from(given)),
});

describe('Arrays packed into bytes', () => {
  it('come out as they went in, wherever the bytes lie', () => {
    fc.assert(
      fc.property(arrays, fc.integer({ min: 0, max: 7 }), (given, shift) => {
        const bytes = packed(given);
        const shifted = new Uint8Array(bytes.length + shift);
        shifted.set(bytes, shift);
        expect(unpacked(shifted.subarray(shift), kinds)).toEqual(given);
      }),
    );
  });

  it('are refused when they are cut off, wherever that is', () => {
    const bytes = packed({
      whole: Uint32Array.of(1, 2),
      fine: Float64Array.of(3),
      small: Int8Array.of(4, 5),
    });
    for (let end = 0; end < bytes.length; end += 1)
      expect(() => unpacked(bytes.subarray(0, end), kinds), String(end)).toThrow();
  });

  it('are refused when they are other ones', () => {
    const bytes = packed({ whole: Uint32Array.of(1) });
    expect(() => unpacked(bytes, kinds)).toThrow('"fine" is missing');
    expect(() => unpacked(bytes, { other: Uint32Array })).toThrow('nobody asks for "whole"');
    expect(() => unpacked(new Uint8Array(100), kinds)).toThrow('another beginning');
  });
});
