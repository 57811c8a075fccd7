/** Refuses what a reader does not track under this number, be it somebody else's. */
export const trackingNotFound = {
  status: 404,
  code: 'tracking-not-found',
  detail: 'Tracked item not found',
} as const;

/** Refuses a choice of publishers of which the tenant offers one or another not. */
export const publisherNotFound = {
  status: 404,
  code: 'publisher-not-found',
  detail: 'One of these publishers is not offered here',
} as const;
