import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heatStripMarks, type Mark, type MarkKind, type Stretch } from './rulerMarks.ts';

const place = fc.double({ min: -0.1, max: 1.1, noNaN: true });
const kinds: MarkKind[] = ['hit', 'compass-point', 'added', 'removed', 'moved'];
const someMark: fc.Arbitrary<Mark> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    start: place,
    span: fc.double({ min: 0, max: 0.2, noNaN: true }),
  })
  .map(({ kind, start, span }) => ({ kind, start, end: start + span }));
const someLength = fc.integer({ min: 20, max: 1200 });
const sizesOf = (stretches: Stretch[]): number[] => stretches.map(({ from, to }) => to - from);

describe('marks on a heat strip of 600 px', () => {
  it('are 2 px for a hit, 3 px for some in one place, 6 px for a compass point', () => {
    const drawn = heatStripMarks(
      [
        { kind: 'hit', start: 0.1 },
        { kind: 'hit', start: 0.5 },
        { kind: 'hit', start: 0.5001 },
        { kind: 'compass-point', start: 0.25 },
      ],
      600,
    );
    expect(sizesOf(drawn.hit)).toEqual([2, 3]);
    expect(drawn['compass-point']).toEqual([{ from: 150, to: 156 }]);
  });

  it('are as long as what was changed, and never less than 2 px', () => {
    const drawn = heatStripMarks(
      [
        { kind: 'added', start: 0.5, end: 0.6 },
        { kind: 'removed', start: 0.2, end: 0.2001 },
      ],
      600,
    );
    expect(drawn.added).toEqual([{ from: 300, to: 360 }]);
    expect(drawn.removed).toEqual([{ from: 120, to: 122 }]);
  });

  it('stay within it at its very end', () => {
    const drawn = heatStripMarks(
      [
        { kind: 'compass-point', start: 1 },
        { kind: 'hit', start: 1 },
      ],
      600,
    );
    expect(drawn['compass-point']).toEqual([{ from: 594, to: 600 }]);
    expect(drawn.hit[0]?.to).toBeLessThanOrEqual(600);
  });

  it('are one where they touch', () => {
    const drawn = heatStripMarks(
      [
        { kind: 'added', start: 0.5, end: 0.6 },
        { kind: 'added', start: 0.1, end: 0.2 },
        { kind: 'added', start: 0.55, end: 0.7 },
      ],
      600,
    );
    expect(drawn.added).toEqual([
      { from: 60, to: 120 },
      { from: 300, to: 420 },
    ]);
  });
});

describe('the marks on any heat strip', () => {
  it('lie within it, in order, and apart', () => {
    fc.assert(
      fc.property(fc.array(someMark, { maxLength: 300 }), someLength, (marks, length) => {
        for (const stretches of Object.values(heatStripMarks(marks, length))) {
          for (const [index, { from, to }] of stretches.entries()) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThanOrEqual(length);
            expect(to).toBeGreaterThan(from);
            expect(from).toBeGreaterThan(stretches[index - 1]?.to ?? -1);
          }
        }
      }),
    );
  });

  it('show every mark: none is further from a stretch of its kind than a hit row is high', () => {
    fc.assert(
      fc.property(fc.array(someMark, { maxLength: 100 }), someLength, (marks, length) => {
        const drawn = heatStripMarks(marks, length);
        for (const { kind, start } of marks) {
          const at = Math.min(1, Math.max(0, start)) * length;
          expect(drawn[kind].some(({ from, to }) => at >= from - 6 && at <= to + 6)).toBe(true);
        }
      }),
    );
  });

  it('are no more than it has room for, of ten thousand', () => {
    const marks = Array.from({ length: 10_000 }, (_, index): Mark => ({
      kind: kinds[index % kinds.length] ?? 'hit',
      start: (index * 0.618_034) % 1,
    }));
    const drawn = heatStripMarks(marks, 600);
    expect(drawn.hit.length).toBeLessThanOrEqual(150);
    for (const kind of kinds) expect(drawn[kind].length).toBeLessThanOrEqual(200);
  });
});
