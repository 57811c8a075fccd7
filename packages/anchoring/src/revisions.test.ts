import { describe, expect, it } from 'vitest';
import { placingIn } from './placing.ts';
import { demoStandards, demoStream } from './testing/demo.ts';
import { randomFrom } from './testing/revision.ts';
import { selections } from './testing/selections.ts';
import { tallyOf, together } from './testing/tally.ts';

describe('marks of the demo library', () => {
  it.each(demoStandards)('stand in %s where they were made', (path) => {
    const stream = demoStream(path);
    const place = placingIn(stream);
    for (const anchor of selections(stream, 300, randomFrom(1), 'html')) {
      expect(place(anchor)).toMatchObject({ status: 'placed', start: anchor.start, end: anchor.end });
    }
  });

  it('follow their text through small revisions, and never stand at a wrong one', () => {
    const given = { marks: 120, revisions: 2, extent: 'small' } as const;
    const tallies = demoStandards.map((path, seed) => tallyOf(demoStream(path), { ...given, seed }));
    const { right, wrong, unplaced } = together(tallies);
    expect(wrong).toBe(0);
    expect(right / (right + unplaced)).toBeGreaterThan(0.97);
  });
});
