import { expect, it } from 'vitest';
import { beginSearch, createScratch } from './scratch.ts';

it('After four thousand million steps no document seems to have passed a step to come', () => {
  const scratch = createScratch(2);
  scratch.step = 0xffff_0001;
  scratch.passed.fill(1);

  beginSearch(scratch);

  expect(scratch.step).toBe(0);
  expect([...scratch.passed]).toEqual([0, 0]);
});
