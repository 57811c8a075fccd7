import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOf } from './keys.ts';
import { fetchEnds, fetchPart, fileRange, type FetchRange } from './source.ts';
import { larger, smaller } from './zoom.ts';

const press = (key: string, held: Partial<Parameters<typeof actOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys in a PDF', () => {
  it.each([
    ['ArrowRight', 'next-page'],
    ['ArrowLeft', 'previous-page'],
    ['Home', 'first-page'],
    ['End', 'last-page'],
    ['+', 'larger'],
    ['-', 'smaller'],
    ['0', 'fit-width'],
    ['PageDown', undefined],
    ['ArrowDown', undefined],
    ['a', undefined],
  ])('%s asks for %s', (key, act) => {
    expect(actOf(press(key), false)).toBe(act);
  });

  it('leaves the arrows to a page that is wider than its window', () => {
    expect(actOf(press('ArrowRight'), true)).toBeUndefined();
    expect(actOf(press('+'), true)).toBe('larger');
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves + with %s to the browser', (held) => {
    expect(actOf(press('+', { [held]: true }), false)).toBeUndefined();
  });
});

describe('zoom', () => {
  it('grows and shrinks by steps that a reader sees, within bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.26, max: 4.9, noNaN: true }), (scale) => {
        expect(larger(scale)).toBeGreaterThan(scale);
        expect(smaller(scale)).toBeLessThan(scale);
      }),
    );
    expect(larger(5)).toBe(5);
    expect(smaller(0.25)).toBe(0.25);
  });

  it('comes back to where it was after a step up and a step down from a step', () => {
    expect(smaller(larger(1))).toBe(1);
    expect(larger(smaller(1.25))).toBe(1.25);
  });
});

describe('the answer to a request for a range', () => {
  it('tells where it begins and the length of the whole file before its bytes are there', async () => {
    const answer = new Response('abc', { status: 206, headers: { 'content-range': 'bytes 7-9/1000' } });
    const range = fileRange(answer);
    expect(range).toMatchObject({ begin: 7, fileLength: 1000 });
    expect(await range.bytes).toEqual(new TextEncoder().encode('abc'));
  });

  it('is the whole file when the server heeds no ranges', () => {
    const answer = new Response('abc', { headers: { 'content-length': '3' } });
    expect(fileRange(answer)).toMatchObject({ begin: 0, fileLength: 3 });
  });
});

describe('a file that is opened', () => {
  /** A server with a file of so many bytes; `asked` says what was asked for. */
  const aServer = (fileLength: number) => {
    const asked: [number, number][] = [];
    const fetchRange: FetchRange = async (begin, end) => {
      asked.push([begin, end]);
      const bytes = new Uint8Array(Math.max(0, Math.min(end, fileLength) - begin)).fill(asked.length);
      return { begin, fileLength, bytes: Promise.resolve(bytes) };
    };
    return { asked, fetchRange, open: () => fetchEnds(fetchRange, new AbortController().signal) };
  };

  it('is fetched at its beginning and its end, and of the rest what is wanted', async () => {
    const { asked, fetchRange, open } = aServer(1_000_000);
    const ends = await open();
    expect(asked).toEqual([
      [0, 262_144],
      [851_968, 1_000_000],
    ]);
    expect(ends.head).toHaveLength(262_144);
    const part = (begin: number, end: number) =>
      fetchPart({ ends, begin, end }, fetchRange, new AbortController().signal);
    expect(await part(983_040, 1_000_000)).toEqual(new Uint8Array(16_960).fill(2));
    expect(asked).toHaveLength(2);
    expect(await part(786_432, 917_504)).toEqual(new Uint8Array(131_072).fill(3));
  });

  it('is given up when another one has taken its place', async () => {
    const ends = await aServer(1_000_000).open();
    const part = fetchPart(
      { ends, begin: 262_144, end: 327_680 },
      aServer(999_999).fetchRange,
      new AbortController().signal,
    );
    await expect(part).rejects.toThrow('changed');
  });

  it.each([0, 1, 65_536, 262_144])('of %i bytes comes whole, and once', async (length) => {
    const { asked, open } = aServer(length);
    expect((await open()).head).toHaveLength(length);
    expect(asked).toHaveLength(1);
  });

  it.each([262_145, 300_000, 460_000])('of %i bytes comes whole, and no byte twice', async (length) => {
    const { asked, open } = aServer(length);
    const { head, tail } = await open();
    expect(head.length + tail.bytes.length).toBe(length - Math.max(0, tail.begin - head.length));
    expect(asked).toHaveLength(2);
  });
});
