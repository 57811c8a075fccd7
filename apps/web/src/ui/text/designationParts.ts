/** A designation in its three voices: whose it is, which one, of when. Joined, they give the designation again. */
export type DesignationParts = { publisher: string; number: string; year: string };

/**
 * Splits a designation such as `NSB E 214-24`, `HI 4410-2:2022` or `DIN EN 61000:2008-12`; one of another make is all number.
 * A word with small letters, as in `OpenGL ES 3.2`, is a name and no publisher.
 */
export function designationParts(value: string): DesignationParts {
  const publisher = /^\p{Lu}[\p{Lu}\p{Lo}&/.]*\s+(?=\S)/u.exec(value)?.[0] ?? '';
  const rest = value.slice(publisher.length);
  const year = YEAR_AND_MONTH.exec(rest) ?? YEAR.exec(rest);
  if (!year || year.index === 0) return { publisher, number: rest, year: '' };
  return { publisher, number: rest.slice(0, year.index), year: year[0] };
}

const YEAR = /\s*[-‑–:]\s*\d{2}(?:\d{2})?(?:\s?[a-z]\d?)?(?:\s?\(.+\))?$/iu;
const YEAR_AND_MONTH = /(?:\s*[-‑–:]\s*|(?<=\p{Ll})\s+)(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/u;
