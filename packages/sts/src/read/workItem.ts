import type { Ballot, WorkItem } from '../document.ts';

/**
 * What a document says of the work on it, in custom metadata: `work-item-initiated` (ISO 8601), `technical-contact`,
 * and a `ballot` for each, as `A03-2026-05; item 3; Closed, 2 negatives`.
 */
export function readWorkItem(custom: (name: string) => string[]): WorkItem {
  return {
    initiatedOn: custom('work-item-initiated').find((date) => /^\d{4}-\d{2}-\d{2}$/.test(date)) ?? null,
    technicalContact: custom('technical-contact')[0] ?? null,
    ballots: custom('ballot').map(readBallot),
  };
}

function readBallot(text: string): Ballot {
  const [number = '', item = '', ...status] = text.split(';').map((part) => part.trim());
  return { number, item: item.replace(/^item\s+/i, ''), status: status.join('; ') };
}
