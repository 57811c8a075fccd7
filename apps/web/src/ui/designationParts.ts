/** A designation in its three voices: whose it is, which one, of when. Joined, they give the designation again. */
export type DesignationParts = { publisher: string; number: string; year: string };

/** Splits a designation such as `NSB E 214-24` or `HI 4410-2:2022`; one of another make is all number. */
export function designationParts(value: string): DesignationParts {
  const publisher = /^\p{Lu}[\p{L}&/.]*\s+(?=\S)/u.exec(value)?.[0] ?? '';
  const rest = value.slice(publisher.length);
  const year = /\s*[-‑–:]\s*\d{2}(?:\d{2})?(?:\s?[a-z]\d?)?(?:\s?\(.+\))?$/iu.exec(rest);
  if (!year || year.index === 0) return { publisher, number: rest, year: '' };
  return { publisher, number: rest.slice(0, year.index), year: year[0] };
}
