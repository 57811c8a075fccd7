/** A text in the form in which texts are compared. */
export type Folded = {
  text: string;
  /** Where each of its units comes from in the text as it was; one more entry for the end. */
  from: Int32Array;
};

/**
 * Folds a text so that two ways of writing down the same words become one: compatibility forms (NFKC: ligatures, presentation
 * forms, no-break and thin spaces), letters composed or not, soft hyphens and what else is not seen, words divided at the end
 * of a line, kinds of dashes and quotes. Case, accents and digits stay: they are what the text says.
 */
export function folded(text: string): Folded {
  const out = new Units(text.length);
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (isHyphen(unit)) at = writeHyphen(out, text, at, 1);
    else if (unit < 0x80 && !(text.charCodeAt(at + 1) >= firstMark)) at = writeAscii(out, unit, at);
    else at = writeEmail(out, text, at);
  }
  return out.done(text.length);
}

/** No mark, joiner or part of a Hangul syllable is below this. */
const firstMark = 0x300;
const space = 0x20;
const dash = 0x2d;
const quote = 0x27;

const isHyphen = (unit: number): boolean =>
  unit === dash || unit === 0xad || unit === 0x2010 || unit === 0x2011;

const lineEnd = /[^\S\n]*\n\s*/y;
const isLetter = /^\p{L}/u;
const maxUnseen = 20;

/**
 * Between two letters a dash of whatever kind counts for nothing: at the end of a line no one can tell which it is. What is
 * a letter is asked of the folded text, so that a text that is folded already stays as it is.
 */
function writeHyphen(out: Units, text: string, at: number, length: number): number {
  const next = at + length;
  const joined = out.endsInLetter() ? letterAfter(text, next) : null;
  if (joined !== null) return joined;
  if (text.charCodeAt(at) !== 0xad) out.write(dash, at);
  return next;
}

/** Where a letter comes next, at once or after the end of the line; null where none does. */
function letterAfter(text: string, next: number): number | null {
  lineEnd.lastIndex = next;
  let at = next + (lineEnd.exec(text)?.[0].length ?? 0);
  for (let unseen = 0; unseen < maxUnseen && at < text.length; unseen += 1) {
    const letter = letterAt(text, at);
    const plain = plainLetter(letter);
    if (plain !== '') return isLetter.test(plain) ? at : null;
    at += letter.length;
  }
  return null;
}

function writeAscii(out: Units, unit: number, at: number): number {
  if (unit === 0x22 || unit === 0x60) out.write(quote, at);
  else if (unit > space && unit < 0x7f) out.write(unit, at);
  else if (unit === space || (unit >= 0x09 && unit <= 0x0d)) out.write(space, at);
  return at + 1;
}

const letterWithMarks = /[^][\p{M}\u1160-\u11ff]{0,64}/uy;

function letterAt(text: string, at: number): string {
  letterWithMarks.lastIndex = at;
  return letterWithMarks.exec(text)?.[0] ?? text.charAt(at);
}

function writeEmail(out: Units, text: string, at: number): number {
  const letter = letterAt(text, at);
  const plain = plainLetter(letter);
  if (plain === '-') return writeHyphen(out, text, at, letter.length);
  for (let part = 0; part < plain.length; part += 1) out.write(plain.charCodeAt(part), at);
  return at + letter.length;
}

const known = new Map<string, string>();
const maxKnown = 20_000;

function plainLetter(letter: string): string {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const plain = variants.reduce(
    (text, [what, instead]) => text.replace(what, instead),
    letter.normalize('NFKC'),
  );
  if (known.size < maxKnown) known.set(letter, plain);
  return plain;
}

const variants: readonly (readonly [RegExp, string])[] = [
  [/\s+/gu, ' '],
  [/[\p{Cf}\p{Cc}\p{Cs}\p{Variation_Selector}\u0640]/gu, ''], // What is not seen; the Arabic stretch.
  [/[\p{Pd}\u2212]/gu, '-'],
  [/[\u2018-\u201f\u2032\u2033\u00ab\u00bb\u00b4"`]/gu, "'"],
];

const isIdeograph = (unit: number | undefined): boolean =>
  unit !== undefined &&
  ((unit >= 0x3040 && unit <= 0x30ff) ||
    (unit >= 0x3400 && unit <= 0x9fff) ||
    (unit >= 0xf900 && unit <= 0xfaff));

const endInLetter = /\p{L}$/u;

const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Units with their origins, space never twice, and none between two ideographs: there it is the end of a line. */
class Units {
  #units: Uint16Array;
  #from: Int32Array;
  #length = 0;

  constructor(expected: number) {
    this.#units = new Uint16Array(expected + 16);
    this.#from = new Int32Array(expected + 16);
  }

  write(unit: number, from: number): void {
    const isAfterSpace = this.#length > 0 && this.#units[this.#length - 1] === space;
    if (isAfterSpace && unit === space) return;
    if (isAfterSpace && isIdeograph(unit) && isIdeograph(this.#units[this.#length - 2])) this.#length -= 1;
    if (this.#length === this.#units.length) this.#grow();
    this.#units[this.#length] = unit;
    this.#from[this.#length] = from;
    this.#length += 1;
  }

  endsInLetter(): boolean {
    const last = this.#units.subarray(Math.max(0, this.#length - 2), this.#length);
    return endInLetter.test(String.fromCharCode(...last));
  }

  done(end: number): Folded {
    const from = new Int32Array(this.#length + 1);
    from.set(this.#from.subarray(0, this.#length));
    from[this.#length] = end;
    return { text: decoder.decode(this.#units.subarray(0, this.#length)), from };
  }

  /** One letter may be written as many: ﷺ as eighteen. */
  #grow(): void {
    const [units, from] = [this.#units, this.#from];
    this.#units = new Uint16Array(units.length * 2);
    this.#from = new Int32Array(units.length * 2);
    this.#units.set(units);
    this.#from.set(from);
  }
}
