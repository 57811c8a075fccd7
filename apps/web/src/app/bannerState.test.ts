import { describe, expect, it } from 'vitest';
import { bannerKey, isBannerDue, untilBannerChanges, type Banner } from './bannerState.ts';

const banner: Banner = {
  text: 'The library is closed for repairs',
  'start-date': '2026-03-29T01:30:00+01:00',
  'end-date': '2026-03-29T03:30:00+02:00', // An hour later: clocks went forward in between.
};
const at = (instant: string): Date => new Date(instant);

describe('the banner', () => {
  it.each([
    ['a millisecond before it starts', '2026-03-29T00:29:59.999Z', false],
    ['at its first moment', '2026-03-29T00:30:00.000Z', true],
    ['at its first moment, told in another zone', '2026-03-28T20:30:00.000-04:00', true],
    ['in the hour that clocks passed over', '2026-03-29T01:15:00.000Z', true],
    ['a millisecond before it ends', '2026-03-29T01:29:59.999Z', true],
    ['when it has ended', '2026-03-29T01:30:00.000Z', false],
  ])('%s is due: %s → %s [shell-033]', (_, instant, isDue) => {
    expect(isBannerDue(banner, at(instant))).toBe(isDue);
  });

  it('changes at its two edges and never again', () => {
    expect(untilBannerChanges(banner, at('2026-03-29T00:29:59Z'))).toBe(1_000);
    expect(untilBannerChanges(banner, at('2026-03-29T00:30:00Z'))).toBe(3_600_000);
    expect(untilBannerChanges(banner, at('2026-03-29T01:30:00Z'))).toBeNull();
  });

  it('that never begins before it ends is never due', () => {
    const inverted = { ...banner, 'start-date': banner['end-date'], 'end-date': banner['start-date'] };
    expect(isBannerDue(inverted, at('2026-03-29T01:00:00Z'))).toBe(false);
  });

  it('with other words is another one', () => {
    expect(bannerKey({ ...banner, text: 'Open again' })).not.toBe(bannerKey(banner));
  });
});
