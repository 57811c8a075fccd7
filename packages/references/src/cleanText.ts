/** A text in plain spelling, and where each of its characters stands in the text as it was written. */
export type CleanText = {
  readonly text: string;
  /** UTF-16 offset of a character of `text`; one more entry for its end. */
  readonly offsets: Uint32Array;
};

/** Invisible characters: soft hyphen, zero width, direction marks, byte order mark. */
const isInvisible = (code: number): boolean =>
  code === 0xad ||
  code === 0xfeff ||
  code === 0x61c ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069);

const isSpace = (code: number): boolean =>
  code === 0x20 ||
  (code >= 0x9 && code <= 0xd) ||
  code === 0xa0 ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000;

const isLineBreak = (code: number): boolean =>
  (code >= 0xa && code <= 0xd) || code === 0x2028 || code === 0x2029;

function plain(code: number): number {
  if (code < 0x80) return code;
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0xfe63) return 0x2d;
  if (code >= 0x660 && code <= 0x669) return code - 0x660 + 0x30;
  if (code >= 0x6f0 && code <= 0x6f9) return code - 0x6f0 + 0x30;
  // Full-width letters, digits and signs of East Asian typesetting.
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
  if (code === 0x2044 || code === 0x2215) return 0x2f;
  if (code === 0x2236) return 0x3a;
  return code;
}

/**
 * One spelling of hyphens, digits and spaces, without invisible characters; a line that breaks behind a hyphen, or at a
 * soft one, goes on without a space. One pass.
 */
export function cleanText(written: string): CleanText {
  const codes = new Uint16Array(written.length);
  const offsets = new Uint32Array(written.length + 1);
  let length = 0;
  for (let at = 0; at < written.length;) {
    const code = written.charCodeAt(at);
    if (!isSpace(code) && !isInvisible(code)) {
      codes[length] = plain(code);
      offsets[length] = at;
      length += 1;
      at += 1;
      continue;
    }
    const from = at;
    let hasSpace = false;
    let isBroken = false;
    for (; at < written.length; at += 1) {
      const next = written.charCodeAt(at);
      if (isSpace(next)) {
        hasSpace = true;
        isBroken ||= isLineBreak(next);
      } else if (!isInvisible(next)) break;
    }
    const isHyphenated =
      code === 0xad || (codes[length - 1] === 0x2d && length > 1 && codes[length - 2] !== 0x20);
    if (!hasSpace || (isBroken && isHyphenated)) continue;
    codes[length] = 0x20;
    offsets[length] = from;
    length += 1;
  }
  offsets[length] = written.length;
  return { text: textOf(codes.subarray(0, length)), offsets: offsets.subarray(0, length + 1) };
}

/** Characters in pieces: an argument list has a maximal length. */
function textOf(codes: Uint16Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < codes.length; at += 8192)
    pieces.push(String.fromCharCode(...codes.subarray(at, at + 8192)));
  return pieces.join('');
}
