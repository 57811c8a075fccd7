import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holderOf, rangesIn, readLines, type Neighbor } from './ranges.ts';
import { holdersOf, holds, meeting, spanOf, type Span } from './spans.ts';

const neighbour = (accountId: string, range: string): Neighbor => {
  const span = spanOf(range);
  if (!span) throw new Error(`${range} is no range`);
  return { ...span, accountId, accountName: accountId.toUpperCase(), range };
};

const line = (text: string, neighbours: readonly Neighbor[] = []) => readLines([text], neighbours)[0];

describe('a line of ranges', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7', '198.51.100.7', 1],
    ['198.51.100.0/24', '198.51.100.0', '198.51.100.255', 256],
    ['198.51.100.10 - 198.51.100.40', '198.51.100.10', '198.51.100.40', 31],
    ['2001:DB8:7a::/48', '2001:db8:7a::', '2001:db8:7a:ffff:ffff:ffff:ffff:ffff', 2 ** 80],
  ])('says of %s its first and its last address, and their number', (text, first, last, addresses) => {
    expect(line(text)).toMatchObject({ mistake: null, first, last, addresses, remarks: [] });
  });

  it.each([
    ['library.example', 'unreadable'],
    ['198.51.100', 'unreadable'],
    ['198.51.100.0/33', 'unreadable'],
    ['<b>198.51.100.7</b>', 'unreadable'],
    ['9'.repeat(500), 'unreadable'],
    ['198.51.100.7/24', 'bits-behind-prefix'],
    ['198.51.100.9-198.51.100.1', 'backwards'],
    ['198.51.100.9-2001:db8::1', 'mixed'],
  ])('that reads %s is %s', (text, mistake) => {
    expect(line(text)).toMatchObject({ text, mistake, first: '', last: '', addresses: 0 });
  });

  it.each([
    ['10.1.0.0/16', ['private']],
    ['192.168.0.4', ['private']],
    ['100.64.0.0/10', ['private', 'wide']],
    ['127.0.0.1', ['private']],
    ['fd00::/48', ['private']],
    ['0.0.0.0/0', ['wide']],
    ['198.51.0.0/16', []],
    ['198.50.0.0/15', ['wide']],
    ['2001:db8::/32', []],
    ['2001:db0::/28', ['wide']],
  ])('that reads %s is warned of: %j', (text, remarks) => {
    expect(line(text)?.remarks).toEqual(remarks);
  });

  it('keeps its number where empty lines stand before it', () => {
    const lines = readLines(['', '198.51.100.7', '   ', 'nonsense'], []);
    expect(lines.map(({ line: at, mistake }) => [at, mistake])).toEqual([
      [2, null],
      [4, 'unreadable'],
    ]);
  });

  it('that another one makes needless says which', () => {
    const lines = ['198.51.100.7', '198.51.100.0/24', '198.51.100.0 - 198.51.100.255', '198.51.100.7/32'];
    expect(readLines(lines, []).map(({ remarks, sameAs }) => [remarks, sameAs])).toEqual([
      [['within'], 2],
      [[], null],
      [['repeated'], 2],
      [['within'], 2],
    ]);
    expect(rangesIn(lines)).toEqual(['198.51.100.7', '198.51.100.0/24']);
  });

  it('names the accounts with which it shares addresses', () => {
    const others = [
      neighbour('port', '198.51.100.0/25'),
      neighbour('mill', '198.51.101.0/24'),
      neighbour('six', '2001:db8::/32'),
    ];
    expect(line('198.51.100.100-198.51.100.200', others)?.sharedWith).toEqual([
      { accountId: 'port', accountName: 'PORT', range: '198.51.100.0/25' },
    ]);
    expect(line('198.51.102.0/24', others)?.sharedWith).toEqual([]);
  });
});

describe('an address', () => {
  const lines = ['', '198.51.100.0/24', '2001:db8::/48'];
  const others = [neighbour('port', '198.51.100.7')];

  it.each([
    ['198.51.100.7', { isAddress: true, line: 2, others: [{ id: 'port', name: 'PORT' }] }],
    ['::ffff:198.51.100.9', { isAddress: true, line: 2, others: [] }],
    ['2001:DB8::5', { isAddress: true, line: 3, others: [] }],
    ['198.51.101.1', { isAddress: true, line: null, others: [] }],
    ['198.51.100.0/24', { isAddress: false, line: null, others: [] }],
    ['my address', { isAddress: false, line: null, others: [] }],
  ])('%s belongs to %j', (address, expected) => {
    expect(holderOf(address, lines, others)).toEqual({ address, ...expected });
  });
});

describe('stretches', () => {
  const hex = (value: number): string => value.toString(16).padStart(8, '0');
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
    .map(([from, more]): Span => ({ first: hex(from), last: hex(from + more) }));
  const stretches = fc.array(stretch, { maxLength: 30 });

  it('that meet one are found as by looking at all of them', () => {
    fc.assert(
      fc.property(stretches, stretch, (all, one) => {
        const met = all.filter(({ first, last }) => first <= one.last && one.first <= last);
        expect(new Set(meeting(all)(one, Infinity))).toEqual(new Set(met));
      }),
    );
  });

  it('have a holder exactly where another one holds them', () => {
    fc.assert(
      fc.property(stretches, (all) => {
        const holders = holdersOf(all);
        for (const [at, one] of all.entries()) {
          const isHeld = all.some(
            (other, place) => place !== at && holds(other, one) && !(holds(one, other) && place > at),
          );
          expect(holders.has(one)).toBe(isHeld);
          const holder = holders.get(one);
          if (holder) expect(holds(holder, one)).toBe(true);
        }
      }),
    );
  });
});
