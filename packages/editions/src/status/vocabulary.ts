/** The one vocabulary of status: every word of every source means one of these, or is reported as unknown. */
export const editionStatuses = [
  'work-item',
  'draft',
  'current',
  'confirmed',
  'under-revision',
  'adopted',
  'superseded',
  'historical',
  'withdrawn',
  'withdrawn-replaced',
  'withdrawn-not-replaced',
] as const;
export type EditionStatus = (typeof editionStatuses)[number];
