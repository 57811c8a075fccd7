/** The numbers of all advisory locks that this code takes in the database: one list, so that no two are the same. */
export const advisoryLocks = {
  /** One import at a time. */
  imports: 7_262_019,
  /** One dispatch of notifications at a time, for each tenant. */
  notifications: 7_262_024,
  /** One count of usage at a time, for each tenant. */
  usageCounts: 7_262_030,
  /** Two nodes make no month of usage events twice. */
  usageMonths: 7_262_031,
  /** A reading is counted once in its sign-in. */
  usageEvents: 7_262_038,
  /** No meaning of a status is applied while documents are written by the meanings there are. */
  statusMeanings: 7_262_044,
} as const;
