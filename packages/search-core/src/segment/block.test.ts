import { describe, expect, it } from 'vitest';
import { aDocument } from '../testing/library.ts';
import { isIntact, packBlock } from './block.ts';
import { buildSegment } from './build.ts';
import { documentOf, openSegment } from './segment.ts';

describe('A segment’s block', () => {
  const block = buildSegment([aDocument({ id: 'b', title: 'Bonded anchors' }), aDocument({ id: 'a' })]);
  const copyOf = (length = block.byteLength): SharedArrayBuffer => {
    const copy = new SharedArrayBuffer(length);
    new Uint8Array(copy).set(new Uint8Array(block).subarray(0, length));
    return copy;
  };
  const changed = (at: number): SharedArrayBuffer => {
    const copy = copyOf();
    const bytes = new Uint8Array(copy);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return copy;
  };

  it('opens wherever its bytes have been', () => {
    const segment = openSegment(copyOf());
    expect(segment.size).toBe(2);
    expect(documentOf(segment, 'b')).toBe(1);
    expect(documentOf(segment, 'c')).toBeUndefined();
    expect(isIntact(copyOf())).toBe(true);
  });

  it('is the same whatever the order in which documents came', () => {
    const other = buildSegment([aDocument({ id: 'a' }), aDocument({ id: 'b', title: 'Bonded anchors' })]);
    expect(new Uint8Array(other)).toEqual(new Uint8Array(block));
  });

  it('has nothing of a document that came again', () => {
    const again = buildSegment([
      aDocument({ id: 'a', title: 'Withdrawn ladders', family: 'A', facets: { planet: ['Mars'] } }),
      aDocument({ id: 'b', title: 'Bonded anchors' }),
      aDocument({ id: 'a' }),
    ]);
    expect(new Uint8Array(again)).toEqual(new Uint8Array(block));
  });

  it.each([
    ['is empty', new SharedArrayBuffer(0)],
    ['is something else', new SharedArrayBuffer(4_096)],
    ['is cut short', copyOf(block.byteLength - 8)],
    ['has another format', changed(4)],
    ['has a directory that cannot be read', changed(24)],
    ['lacks a column', packBlock({ statusRank: new Uint32Array(1) })],
  ])('is refused when it %s', (_, damaged) => {
    expect(() => openSegment(damaged)).toThrow(/^This is not a segment of the search index/);
  });

  it('tells that a byte of it has changed, wherever', () => {
    for (let at = 12; at < block.byteLength; at += 7) expect(isIntact(changed(at)), String(at)).toBe(false);
  });
});
