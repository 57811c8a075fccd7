/** The words in which the wire tells the standing of a document. */
export const wireStatuses = [
  'Active',
  'Adopted',
  'Current',
  'Previous',
  'Historical',
  'Withdrawn',
  'Withdrawn Replaced',
  'Withdrawn No replacement',
  'Replaced',
  'Work item',
] as const;
export type WireStatus = (typeof wireStatuses)[number];
