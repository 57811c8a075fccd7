import { parseDesignation } from '@norma/search-core';
import type { Citation } from './typedChange.ts';

const BODIES =
  'AASHTO|ACI|AFNOR|AISC|ANSI|API|AS|ASCE|ASME|ASTM|AWS|BS|CEN|CENELEC|CSA|DIN|ECMA|EN|ETSI|GB|GOST|IEC|IEEE|ISO|ITU|JIS|KS|NEN|NF|NFPA|NIST|OHSAS|RFC|SAE|SIS|SN|TS|UL|UNE|UNI|VDE|VDI|ГОСТ';
const DESIGNATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${BODIES})(?:[/ -](?:${BODIES}|TR|PAS|[A-Z]{1,3}))*[ -]?(?:[A-Z]{1,2} ?)?\d{1,6}(?:[.-]\d{1,5}){0,4}[a-z]?(?: ?: ?\d{4}(?:-\d{2})?)?(?:[+/]A\d{1,2}(?::\d{4})?)?)(?![\p{L}\p{N}])`,
  'gu',
);

/** A citation by its designation; a dated one names an edition. */
export const citationOf = (designation: string): Citation => ({
  designation,
  isDated: parseDesignation(designation).year !== undefined,
});

/** Where a text cites standards of well-known bodies by their designations. */
export function citationsIn(text: string): { designation: string; start: number; end: number }[] {
  if (!/\p{Lu}{2}.{0,40}\d/u.test(text)) return [];
  return [...text.matchAll(DESIGNATION)].map(({ 0: designation, index }) => ({
    designation,
    start: index,
    end: index + designation.length,
  }));
}
