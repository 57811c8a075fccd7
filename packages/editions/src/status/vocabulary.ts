/** The one vocabulary of status: every word of every source means one of these, or is reported as unknown. */
export type EditionStatus =
  | 'work-item'
  | 'draft'
  | 'current'
  | 'confirmed'
  | 'under-revision'
  | 'adopted'
  | 'superseded'
  | 'historical'
  | 'withdrawn'
  | 'withdrawn-replaced'
  | 'withdrawn-not-replaced';
