import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressRange, isWithin } from './addressRange.ts';

const holds = (range: string, address: string): boolean => {
  const read = addressRange(range);
  return read !== null && isWithin(address, read);
};

describe('a range of addresses', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.128/25', '203.0.113.127', false],
    ['203.0.113.10-203.0.113.40', '203.0.113.9', false],
    ['203.0.113.10 - 203.0.113.40', '203.0.113.40', true],
    ['203.0.113.10-203.0.113.40', '203.0.113.41', false],
    ['0.0.0.0/0', '198.51.100.1', true],
    ['2001:db8:7a::/48', '2001:db8:7a:ffff::1', true],
    ['2001:db8:7a::/48', '2001:DB8:7B::1', false],
    ['2001:db8::1-2001:db8::ff', '2001:db8::80', true],
    ['127.0.0.0/8', '::ffff:127.0.0.1', true],
    ['::1', '127.0.0.1', false],
    ['0.0.0.0/0', '2001:db8::1', false],
  ])('%s with %s in it: %s', (range, address, expected) => {
    expect(holds(range, address)).toBe(expected);
  });

  it.each([
    '',
    'library.example',
    '203.0.113',
    '0x7f000001',
    '203.0.113.0/33',
    '203.0.113.1/24',
    '203.0.113.0/',
    '203.0.113.0/24/8',
    '203.0.113.0/24-203.0.113.9',
    '203.0.113.9-203.0.113.1',
    '203.0.113.1-2001:db8::1',
    '1.1.1.1-2.2.2.2-3.3.3.3',
    'fe80::1%eth0',
    '203.0.113.0/-1',
    '２０３.0.113.7',
  ])('is not read from %j', (text) => {
    expect(addressRange(text)).toBeNull();
  });

  it('holds no address that is none', () => {
    for (const address of ['', 'unknown', 'localhost', '203.0.113.7:80'])
      expect(holds('0.0.0.0/0', address)).toBe(false);
  });

  it('of a prefix holds exactly the addresses that begin with its bits', () => {
    const dotted = (value: number): string =>
      [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
    const word = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 32 }), (network, address, bits) => {
        const mask = bits === 0 ? 0 : (0xffffffff << (32 - bits)) >>> 0;
        const base = (network & mask) >>> 0;
        expect(holds(`${dotted(base)}/${bits}`, dotted(address))).toBe((address & mask) >>> 0 === base);
      }),
    );
  });
});
