import type { Preferences } from '@norma/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from './settle.ts';

const none: Preferences = {
  language: null,
  appearance: null,
  density: null,
  shortcuts: null,
  reading: null,
};
const like = (some: Partial<Preferences>): Preferences => ({ ...none, ...some });
const arabic = like({ language: 'AR' });
const english = like({ language: 'EN' });

describe('a device and the library', () => {
  it.each([
    ['nothing was ever chosen', { device: none, agreed: none, saved: none }, { tell: {}, follow: {} }],
    [
      'something was chosen on a new device',
      { device: arabic, agreed: none, saved: english },
      { tell: { language: 'AR' }, follow: {} },
    ],
    [
      'a new device has chosen nothing',
      { device: none, agreed: none, saved: arabic },
      { tell: {}, follow: { language: 'AR' } },
    ],
    [
      'another device chose since',
      { device: english, agreed: english, saved: arabic },
      { tell: {}, follow: { language: 'AR' } },
    ],
    [
      'this device chose since',
      { device: english, agreed: arabic, saved: arabic },
      { tell: { language: 'EN' }, follow: {} },
    ],
    [
      'somebody else signs in here, of whom nothing is kept',
      { device: arabic, agreed: arabic, saved: none },
      { tell: {}, follow: {} },
    ],
    ['they agree', { device: arabic, agreed: none, saved: arabic }, { tell: {}, follow: {} }],
    [
      'one liking is newer here, another there',
      {
        device: like({ language: 'EN', density: 'compact' }),
        agreed: like({ language: 'EN' }),
        saved: like({ language: 'AR' }),
      },
      { tell: { density: 'compact' }, follow: { language: 'AR' } },
    ],
  ] as const)('settle when %s', (_, known, settlement) => {
    expect(settle(known)).toEqual(settlement);
  });

  it('never both tell and follow the same liking, and agree when that is done', () => {
    const preferences = fc.record({
      language: fc.constantFrom('EN', 'AR', null),
      appearance: fc.constantFrom('light', 'dark', null),
      density: fc.constantFrom('comfortable', 'compact', null),
      shortcuts: fc.constantFrom('on', 'off', null),
      reading: fc.constantFrom('large wide sans sepia long inverted', null),
    }) satisfies fc.Arbitrary<Preferences>;
    fc.assert(
      fc.property(preferences, preferences, preferences, (device, agreed, saved) => {
        const { tell, follow } = settle({ device, agreed, saved });
        expect(Object.keys(tell).filter((liking) => liking in follow)).toEqual([]);
        const then = { device: { ...device, ...follow }, saved: { ...saved, ...tell } };
        const again = settle({ ...then, agreed: then.device });
        expect(again).toEqual({ tell: {}, follow: {} });
      }),
    );
  });
});
