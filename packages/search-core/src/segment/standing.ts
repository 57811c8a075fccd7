import type { SearchDocument } from '../document.ts';

/**
 * A document's place among others that match as well, the highest first: in force before not, then the newer
 * year of edition, then the original before its translation, then the later day. 32 bits:
 *
 *     in force 1 · year 12 · original 1 · days since 1850, in 18
 */
export const STANDINGS = 2 ** 32;

/** The part of a standing that says that a document is in force. */
export const IN_FORCE = 2 ** 31;
const YEAR = 2 ** 19;
const ORIGINAL = 2 ** 18;
const LAST_YEAR = 4095;
const FIRST_YEAR = 1850;
const DAY_MS = 86_400_000;

/** The standing of a document whose designation names a year, or none. */
export function standingOf(
  { isCurrent = true, isTranslation = false }: SearchDocument,
  yearOfEdition: number | undefined,
  day: number,
): number {
  const year = yearOfEdition ?? Math.floor(day / 10_000);
  return (
    (isCurrent ? IN_FORCE : 0) +
    Math.min(LAST_YEAR, year) * YEAR +
    (isTranslation ? 0 : ORIGINAL) +
    daysSince(day)
  );
}

/** Whether a standing is that of a document in force. */
export function isInForce(standing: number): boolean {
  return standing >= IN_FORCE;
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
