import type { FamilySource, House } from '../source/family.ts';

// In use, the one before it, and those before that one: in each publisher's own words.
const STANDINGS: Readonly<Record<House, readonly [string, string, string]>> = {
  NSB: ['Active', 'Previous', 'Historical'],
  HI: ['Adopted', 'Withdrawn', 'Withdrawn'],
  PIC: ['Current', 'Historical', 'Historical'],
  VWA: ['Active', 'Replaced', 'Replaced'],
  SLP: ['Active', 'Previous', 'Historical'],
  GSA: ['Current', 'Withdrawn Replaced', 'Withdrawn Replaced'],
  CNI: ['Adopted', 'Replaced', 'Replaced'],
};

/** How an edition stands today (1 is the oldest in its file). */
export function standingOf({ house, status, editions }: FamilySource, edition: number): string {
  const [inUse, before, older] = STANDINGS[house];
  const isDraft = status === 'Work item';
  const current = editions.length - (isDraft ? 1 : 0);
  if (edition === editions.length && status) return status;
  if (edition === current) return inUse;
  return edition === current - 1 ? before : older;
}
