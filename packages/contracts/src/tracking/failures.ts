/** The reader tracks nothing with this id; also for ids of other users. */
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
