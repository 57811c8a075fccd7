import type { Preferences } from '@norma/contracts';

const likings = ['language', 'appearance', 'density', 'shortcuts', 'reading'] as const;

/** The preferences of the device, those last agreed on, and those saved on the server. */
type Known = { device: Preferences; agreed: Preferences; saved: Preferences };

/** The preferences to upload, and those to apply to this device. */
export type Settlement = { tell: Partial<Preferences>; follow: Partial<Preferences> };

/**
 * Brings a device and the library into agreement, each liking for itself: what was chosen here since they agreed is the
 * newest choice and is told; otherwise the device follows what another one has told.
 */
export function settle({ device, agreed, saved }: Known): Settlement {
  const isUploaded = (liking: (typeof likings)[number]): boolean =>
    device[liking] !== null && device[liking] !== agreed[liking];
  const differing = likings.filter((liking) => device[liking] !== saved[liking]);
  return {
    tell: pick(device, differing.filter(isUploaded)),
    follow: pick(
      saved,
      differing.filter((liking) => !isUploaded(liking) && saved[liking] !== null),
    ),
  };
}

const pick = (from: Preferences, which: readonly (keyof Preferences)[]): Partial<Preferences> =>
  Object.fromEntries(which.map((liking) => [liking, from[liking]]));
