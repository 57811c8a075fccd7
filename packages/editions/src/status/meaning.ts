import type { EditionStatus } from './vocabulary.ts';
import { type WireStatus, wireStatuses } from './wire.ts';

export { type EditionStatus, editionStatuses } from './vocabulary.ts';

/** The status that each word of the wire stands for. */
export const statusOfWire: Readonly<Record<WireStatus, EditionStatus>> = {
  Active: 'current',
  Adopted: 'adopted',
  Current: 'current',
  Previous: 'superseded',
  Historical: 'historical',
  Withdrawn: 'withdrawn',
  'Withdrawn Replaced': 'withdrawn-replaced',
  'Withdrawn No replacement': 'withdrawn-not-replaced',
  Replaced: 'superseded',
  Draft: 'draft',
  'Work item': 'work-item',
};

const usualWord: Readonly<Record<EditionStatus, WireStatus>> = {
  'work-item': 'Work item',
  draft: 'Draft',
  current: 'Active',
  confirmed: 'Active',
  'under-revision': 'Active',
  adopted: 'Adopted',
  superseded: 'Replaced',
  historical: 'Historical',
  withdrawn: 'Withdrawn',
  'withdrawn-replaced': 'Withdrawn Replaced',
  'withdrawn-not-replaced': 'Withdrawn No replacement',
};

/** The word of the wire for a status; where the source used one of the wire's own words, that word. */
export function wireStatusOf({
  status,
  word = null,
}: {
  status: EditionStatus;
  word?: string | null;
}): WireStatus {
  const wireStatus = wireStatuses.find((each) => each.toLowerCase() === word?.trim().toLowerCase());
  return wireStatus && statusOfWire[wireStatus] === status ? wireStatus : usualWord[status];
}
