import type { Account } from '@norma/contracts';

/** A text above every page between two moments. */
export type Banner = NonNullable<Account['banner']>;

/** Whether the banner is shown now: from its start until its end. */
export const isBannerDue = (banner: Banner, now: Date): boolean =>
  now.getTime() >= Date.parse(banner['start-date']) && now.getTime() < Date.parse(banner['end-date']);

/** How long it takes until that changes, in ms; null when it never does. */
export function untilBannerChanges(banner: Banner, now: Date): number | null {
  const moments = [banner['start-date'], banner['end-date']].map(
    (moment) => Date.parse(moment) - now.getTime(),
  );
  return moments.find((ms) => ms > 0) ?? null;
}

/** Tells one banner from another: what was closed stays closed, what is new shows. */
export const bannerKey = (banner: Banner): string =>
  [banner['start-date'], banner['end-date'], banner.text].join(' ');
