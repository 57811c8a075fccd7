import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePlan, type Mergeable } from './mergePlan.ts';

const sized = (...sizes: number[]): Mergeable[] => sizes.map((size) => ({ live: size, built: size }));
const planned = (...sizes: number[]): number[] => mergePlan(sized(...sizes)).map(({ live }) => live);

/** Joins until nothing is due, and returns how many documents were written for it. */
function joinAll(segments: Mergeable[]): { left: Mergeable[]; written: number } {
  let left = segments;
  let written = 0;
  for (let plan = mergePlan(left); plan.length > 0; plan = mergePlan(left)) {
    const live = plan.reduce((sum, each) => sum + each.live, 0);
    left = [...left.filter((each) => !plan.includes(each)), { live, built: live }];
    written += live;
  }
  return { left, written };
}

describe('the plan of joining segments', () => {
  it.each([
    [[], []],
    [[5], []],
    [
      [1, 1],
      [1, 1],
    ],
    [[1_000_000, 1], []],
    [
      [1_000_000, 1, 1],
      [1, 1],
    ],
    [
      [100, 2, 60],
      [2, 60, 100],
    ],
    [[30, 10, 3], []],
  ])('of %j joins %j', (sizes, joined) => {
    expect(planned(...sizes)).toEqual(joined);
  });

  it('writes a segment again when much of it is removed', () => {
    const worn = { live: 60, built: 100 };
    expect(mergePlan([worn, { live: 1_000, built: 1_000 }])).toEqual([worn]);
    expect(mergePlan([{ live: 80, built: 100 }])).toEqual([]);
  });

  it('leaves few segments, each more than all smaller ones together', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 60 }), (sizes) => {
        const { left } = joinAll(sized(...sizes));
        const total = sizes.reduce((sum, size) => sum + size, 0);
        expect(left.reduce((sum, { live }) => sum + live, 0)).toBe(total);
        expect(left.length).toBeLessThanOrEqual(Math.ceil(Math.log(Math.max(total, 2)) / Math.log(3)) + 1);
      }),
    );
  });

  it('writes each document only some dozen times when changes come one by one', () => {
    let segments = sized(100_000);
    let written = 0;
    for (let at = 0; at < 5_000; at += 1) {
      const joined = joinAll([...segments, { live: 1, built: 1 }]);
      segments = joined.left;
      written += joined.written;
    }
    expect(written / 5_000).toBeLessThan(24);
  });
});
