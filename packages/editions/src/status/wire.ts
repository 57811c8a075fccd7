/** How far a document may be relied on, and the shape next to the word that says so. */
export type StatusDisplay = {
  readonly use: 'yes' | 'with-care' | 'no' | 'not-yet';
  readonly shape: 'disc' | 'half' | 'ring' | 'ring-with-slash' | 'diamond' | 'dashed-ring';
};

const displays = {
  Active: { use: 'yes', shape: 'disc' },
  Adopted: { use: 'yes', shape: 'disc' },
  Current: { use: 'yes', shape: 'disc' },
  Previous: { use: 'with-care', shape: 'half' },
  Historical: { use: 'no', shape: 'ring' },
  Withdrawn: { use: 'no', shape: 'ring-with-slash' },
  'Withdrawn Replaced': { use: 'no', shape: 'ring-with-slash' },
  'Withdrawn No replacement': { use: 'no', shape: 'ring-with-slash' },
  Replaced: { use: 'no', shape: 'diamond' },
  // Beyond the specification's nine: what is not published yet.
  Draft: { use: 'not-yet', shape: 'dashed-ring' },
  'Work item': { use: 'not-yet', shape: 'dashed-ring' },
} as const satisfies Record<string, StatusDisplay>;

/** The words in which the wire tells the standing of a document. */
export const wireStatuses = Object.keys(displays) as WireStatus[];
export type WireStatus = keyof typeof displays;

/** How a word of the wire is shown; a word that no one knows is shown as not to be used. */
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
