import { isSupplement, type Designation } from '../designation.ts';
import type { SearchDocument } from '../document.ts';

/**
 * Sort key for documents with equal scores, descending: in force first, then by year of edition, then edition before
 * supplements, then original before translation, then by date. 32 bits:
 *
 *     in force 1 · year 12 · no supplement 1 · original 1 · days since 1850, in 17
 */

/** The part of a status rank that says that a document is in force. */
export const IN_FORCE = 2 ** 31;
const YEAR = 2 ** 19;
const NO_SUPPLEMENT = 2 ** 18;
const ORIGINAL = 2 ** 17;
const LAST_YEAR = 4095;
const FIRST_YEAR = 1850;
const DAY_MS = 86_400_000;

/** The status rank of a document with its designation taken apart and its day of publication. */
export function statusRankOf(
  { isCurrent = true, isTranslation = false }: SearchDocument,
  designation: Designation,
  day: number,
): number {
  const year = designation.year ?? Math.floor(day / 10_000);
  return (
    (isCurrent ? IN_FORCE : 0) +
    Math.min(LAST_YEAR, year) * YEAR +
    (isSupplement(designation) ? 0 : NO_SUPPLEMENT) +
    (isTranslation ? 0 : ORIGINAL) +
    daysSince(day)
  );
}

/** Whether a status rank is that of a document in force. */
export function isInForce(statusRank: number): boolean {
  return statusRank >= IN_FORCE;
}

/** Whether a status rank is that of a supplement to an edition. */
export function isOfSupplement(statusRank: number): boolean {
  return Math.floor(statusRank / NO_SUPPLEMENT) % 2 === 0;
}

/** A date YYYY-MM-DD as the number YYYYMMDD; 0 when it is none. */
export function dayOf(date: string): number {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year && month && day ? Number(year + month + day) : 0;
}

function daysSince(day: number): number {
  if (day === 0) return 0;
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  const days = (Date.UTC(year, month - 1, date) - Date.UTC(FIRST_YEAR, 0)) / DAY_MS;
  return Math.min(ORIGINAL - 1, Math.max(0, days));
}
