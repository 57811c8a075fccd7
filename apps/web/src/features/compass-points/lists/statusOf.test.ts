import { displayOf } from '@norma/editions/wire';
import { describe, expect, it } from 'vitest';

describe('the standing of a document in a list', () => {
  it.each([
    ['yes', ['Active', 'Adopted', 'Current']],
    ['with-care', ['Previous']],
    ['no', ['Historical', 'Withdrawn', 'Withdrawn Replaced', 'Withdrawn No replacement', 'Replaced']],
  ])('is drawn as %s for %j [compass-points-036]', (use, statuses) => {
    for (const status of statuses) expect([status, displayOf(status).use]).toEqual([status, use]);
  });
});
