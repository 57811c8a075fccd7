import type { DataField } from './record.ts';

type Given = readonly (readonly [code: string, value: string | null])[];

/** Bytes of a longest value; with the bounds on how often a field stands, no record outgrows 99,999 bytes. */
const maxBytes = 600;

/** A field of those values that there are, as a list: empty where its first one is not. */
export function field(tag: string, indicators: string, given: Given, max = maxBytes): DataField[] {
  const subfields = given.flatMap(([code, value]) => {
    const text = cut(plainValue(value ?? ''), max);
    return text === '' ? [] : [[code, text] as const];
  });
  const isThere = subfields.length > 0 && subfields[0]?.[0] === given[0]?.[0];
  return isThere ? [{ tag, indicators, subfields }] : [];
}

/** A text that is on one line, and that every form of exchange can hold. */
export const plainValue = (text: string): string => (isPlain.test(text) ? text : made(text));

// Nearly all of them.
const isPlain = /^[!-~]+(?: [!-~]+)*$/;

const made = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]+/gu, ' ')
    .trim();

/** A text of no more bytes, cut between two letters. */
function cut(text: string, max: number): string {
  if (utf8Length(text) <= max) return text;
  let length = 0;
  let end = 0;
  for (const letter of text) {
    length += utf8Length(letter);
    if (length > max - 3) break;
    end += letter.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}

/** How many bytes a text is in UTF-8. */
export function utf8Length(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Two units of a pair are four bytes together.
    length += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
  }
  return length;
}
