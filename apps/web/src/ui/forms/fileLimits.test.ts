import { describe, expect, it } from 'vitest';
import { fileFault, fileSize } from './fileLimits.ts';

const logo = { types: ['image/png', 'image/svg+xml'], maxBytes: 512_000 };
const file = (name: string, type: string, size: number) => ({ name, type, size });

describe('a field for a logo of at most 512 kB', () => {
  it.each([
    [file('logo.png', 'image/png', 512_000), undefined],
    [file('logo.svg', 'image/svg+xml', 1), undefined],
    [file('logo.png', 'image/png', 512_001), 'tooLarge'],
    [file('logo.png', 'image/png', 5_000_000), 'tooLarge'],
    [file('logo.png', 'image/png', 0), 'empty'],
    [file('logo.exe', 'application/x-msdownload', 100), 'wrongType'],
    [file('png', '', 100), 'wrongType'],
  ])('finds %o %s', (given, fault) => {
    expect(fileFault(given, logo)).toBe(fault);
  });
});

it.each([
  ['.xml', file('NSB-E-214.XML', 'text/xml', 9), undefined],
  ['.xml', file('xml', 'text/xml', 9), 'wrongType'],
  ['image/*', file('scan.webp', 'image/webp', 9), undefined],
  ['image/*', file('image', 'imagery/webp', 9), 'wrongType'],
])('a field for %s finds %o %s', (type, given, fault) => {
  expect(fileFault(given, { types: [type], maxBytes: 10 })).toBe(fault);
});

it.each([
  [0, 0, 'byte'],
  [999, 999, 'byte'],
  [1000, 1, 'kilobyte'],
  [999_499, 999, 'kilobyte'],
  [999_500, 1, 'megabyte'],
  [5_240_000, 5.2, 'megabyte'],
  [999_949_999, 999.9, 'megabyte'],
  [1_250_000_000, 1.3, 'gigabyte'],
])('%d bytes are %d %s', (bytes, value, unit) => {
  expect(fileSize(bytes)).toEqual({ value, unit });
});
