/** A text made easy to find in: without accents, marks and, unless they matter, capitals. */
export type Folded = {
  text: string;
  /** Where each of its characters comes from in the text as it was; one more entry for the end. */
  from: readonly number[];
};

/** Stands between two blocks of a text; nothing that can be typed matches it. */
export const blockEnd = '\0';

/**
 * Folds a text for comparison by Unicode's compatibility decomposition (NFKD): marks go, spaces count once, dashes,
 * quotes and digits of every script are one, and Arabic letters are read through their variants.
 */
export function folded(text: string, { matchCase }: { matchCase: boolean }): Folded {
  const units: number[] = [];
  const from: number[] = [];
  const write = (unit: number, at: number): void => {
    if (unit === space && units.at(-1) === space) return;
    units.push(unit);
    from.push(at);
  };
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      write(ascii(unit, matchCase), at);
      continue;
    }
    const letter = String.fromCodePoint(text.codePointAt(at) ?? unit);
    for (const part of foldedLetter(letter, matchCase)) write(part, at);
    at += letter.length - 1;
  }
  from.push(text.length);
  return { text: asText(units), from };
}

const space = 0x20;

function ascii(unit: number, matchCase: boolean): number {
  if (unit === 0x27 || unit === 0x22) return 0x27;
  if (unit >= 0x09 && unit <= 0x0d) return space;
  return !matchCase && unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit;
}

const known = { matched: new Map<string, number[]>(), ignored: new Map<string, number[]>() };

function foldedLetter(letter: string, matchCase: boolean): number[] {
  const cache = matchCase ? known.matched : known.ignored;
  const before = cache.get(letter);
  if (before) return before;
  const plain = withoutVariants(letter);
  const found = matchCase ? plain : withoutVariants(plain.toLowerCase());
  const units = Array.from({ length: found.length }, (_, at) => found.charCodeAt(at));
  cache.set(letter, units);
  return units;
}

// A voiced kana is another letter, and a part of a Hangul syllable is none that anyone looks for.
const keptWhole = /[\u3040-\u30ff\uac00-\ud7af]/;

const variants: readonly (readonly [RegExp, string])[] = [
  [/[\p{M}\p{Cf}\u0640]/gu, ''], // Marks; what is not seen, such as soft hyphens; the Arabic stretch.
  [/\s/gu, ' '],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/["\u2018-\u201f\u2032\u2033\u00ab\u00bb]/gu, "'"],
  [/[\u0671\u0672\u0673]/gu, '\u0627'], // alef
  [/[\u0649\u06cc]/gu, '\u064a'], // yeh
  [/\u0629/gu, '\u0647'], // teh marbuta, as it is often typed
  [/\u06a9/gu, '\u0643'], // kaf
];

function withoutVariants(letter: string): string {
  if (keptWhole.test(letter)) return letter;
  const plain = variants.reduce(
    (text, [what, instead]) => text.replace(what, instead),
    letter.normalize('NFKD'),
  );
  return plain.replace(/\p{Nd}/gu, western);
}

/** Digits of a script follow each other from a nought, ten in a row: the place of a digit is its value. */
function western(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (code - nought < 9 && /\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return String(code - nought);
}

/** Strings are made of so many characters at a time: a call takes no more arguments than the stack has room for. */
const atOnce = 8192;

function asText(units: number[]): string {
  const pieces: string[] = [];
  for (let at = 0; at < units.length; at += atOnce)
    pieces.push(String.fromCharCode(...units.slice(at, at + atOnce)));
  return pieces.join('');
}
