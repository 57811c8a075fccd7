import { expect, it } from 'vitest';
import { placingIn } from './placing.ts';
import { demoStandards, demoStream } from './testing/demo.ts';
import { randomFrom } from './testing/revision.ts';
import { selections } from './testing/selections.ts';
import { tallyOf, together } from './testing/tally.ts';

it('10,000 marks of the demo library stand where they were made', () => {
  let stand = 0;
  for (const [seed, path] of demoStandards.entries()) {
    const stream = demoStream(path);
    // As in another browser that does not know that the content is the same.
    const place = placingIn({ ...stream, content: undefined });
    const anchors = selections(stream, Math.ceil(10_000 / demoStandards.length), randomFrom(seed), 'html');
    for (const anchor of anchors) {
      const found = place(anchor);
      if (found.status === 'unplaced') expect(found.quote).toBe(anchor.quote);
      else expect({ start: found.start, end: found.end }).toEqual({ start: anchor.start, end: anchor.end });
      if (found.status === 'placed') stand += 1;
    }
  }
  console.log(`10,000 marks in the same text: ${stand} where they were made`);
  expect(stand).toBeGreaterThanOrEqual(9_990);
});

it('10,000 marks follow small revisions, and none stands at a wrong place', () => {
  const given = { marks: 250, revisions: 5, extent: 'small' } as const;
  const tally = together(
    demoStandards.map((path, seed) => tallyOf(demoStream(path), { ...given, seed: seed + 50 })),
  );
  console.log('10,000 marks after small revisions:', tally);
  expect(tally.wrong).toBe(0);
  expect(tally.right).toBeGreaterThan(tally.unplaced * 30);
});

it('10,000 marks are seldom placed wrongly in a rewritten text', () => {
  const given = { marks: 250, revisions: 5, extent: 'large' } as const;
  const tally = together(
    demoStandards.map((path, seed) => tallyOf(demoStream(path), { ...given, seed: seed + 90 })),
  );
  console.log('10,000 marks after large revisions:', tally);
  expect(tally.wrong).toBeLessThan(100);
});
