import type { EditionStatus } from './vocabulary.ts';

export { type EditionStatus, editionStatuses } from './vocabulary.ts';

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
  // Beyond the specification's nine: what is not published yet.
  'Draft',
  'Work item',
] as const;
export type WireStatus = (typeof wireStatuses)[number];

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
  const said = wireStatuses.find((each) => each.toLowerCase() === word?.trim().toLowerCase());
  return said && statusOfWire[said] === status ? said : usualWord[status];
}

/** How far a document may be relied on, and the shape beside the word that says so. */
export type StatusDisplay = {
  readonly use: 'yes' | 'with-care' | 'no' | 'not-yet';
  readonly shape: 'disc' | 'half' | 'ring' | 'ring-with-slash' | 'diamond' | 'dashed-ring';
};

const displays: Readonly<Record<WireStatus, StatusDisplay>> = {
  Active: { use: 'yes', shape: 'disc' },
  Adopted: { use: 'yes', shape: 'disc' },
  Current: { use: 'yes', shape: 'disc' },
  Previous: { use: 'with-care', shape: 'half' },
  Historical: { use: 'no', shape: 'ring' },
  Withdrawn: { use: 'no', shape: 'ring-with-slash' },
  'Withdrawn Replaced': { use: 'no', shape: 'ring-with-slash' },
  'Withdrawn No replacement': { use: 'no', shape: 'ring-with-slash' },
  Replaced: { use: 'no', shape: 'diamond' },
  Draft: { use: 'not-yet', shape: 'dashed-ring' },
  'Work item': { use: 'not-yet', shape: 'dashed-ring' },
};

/** How a word of the wire is shown; a word that nobody knows is shown as not to be used. */
export function displayOf(word: string): StatusDisplay {
  return isWireStatus(word) ? displays[word] : { use: 'no', shape: 'ring' };
}

/** Whether a word of the wire says that a document is the one to use now. */
export function isInForce(word: string): boolean {
  return displayOf(word).use === 'yes';
}

function isWireStatus(word: string): word is WireStatus {
  return Object.hasOwn(displays, word);
}
