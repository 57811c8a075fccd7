import type { Preferences } from '@norma/contracts';

const likings = ['language', 'appearance', 'density'] as const;

/** What a device has chosen, what it and the library agreed on last, and what the library keeps. */
type Known = { device: Preferences; agreed: Preferences; kept: Preferences };

/** What is sent to the library, and what is applied to this device. */
export type Settlement = { tell: Partial<Preferences>; follow: Partial<Preferences> };

/**
 * Brings a device and the library into agreement, each liking for itself: what was chosen here since they agreed is the
 * newest choice and is told; otherwise the device follows what another one has told.
 */
export function settle({ device, agreed, kept }: Known): Settlement {
  const isToldNow = (liking: (typeof likings)[number]): boolean =>
    device[liking] !== null && device[liking] !== agreed[liking];
  const differing = likings.filter((liking) => device[liking] !== kept[liking]);
  return {
    tell: pick(device, differing.filter(isToldNow)),
    follow: pick(
      kept,
      differing.filter((liking) => !isToldNow(liking) && kept[liking] !== null),
    ),
  };
}

const pick = (from: Preferences, which: readonly (keyof Preferences)[]): Partial<Preferences> =>
  Object.fromEntries(which.map((liking) => [liking, from[liking]]));
