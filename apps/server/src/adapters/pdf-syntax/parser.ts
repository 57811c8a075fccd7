import { Name, PdfSyntaxError, Ref, type Dict, type Value } from './values.ts';

/** Deeper values come from broken or hostile files. */
const maxDepth = 200;

const [regular, space, delimiter] = [0, 1, 2];
const kinds = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = space;
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = delimiter;

const [lf, cr, percent, open, close, slash, less, greater, backslash] = [10, 13, 37, 40, 41, 47, 60, 62, 92];
const [openList, closeList] = [91, 93];
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** The syntax of an indirect object. */
export type IndirectObject = {
  readonly number: number;
  readonly generation: number;
  /** The value, of a stream its dictionary. */
  readonly value: Value;
  /** The bytes between `obj` and `endobj`, of a stream only its dictionary. */
  readonly start: number;
  readonly end: number;
  /** Where the bytes of a stream begin; null for all other values. */
  readonly dataStart: number | null;
};

/** Reads PDF syntax (ISO 32000-1, 7.2 and 7.3) from an offset on. */
export class Parser {
  readonly bytes: Uint8Array;
  at: number;
  /** Where the value of `/Length` stands in the outermost dictionary that was read last. */
  length: { readonly start: number; readonly end: number } | null = null;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** The next value; a number that begins a reference is read as the whole reference. */
  value(depth = 0): Value {
    if (depth > maxDepth) throw new PdfSyntaxError('Values are nested too deeply');
    this.skipSpace();
    const code = this.bytes[this.at];
    if (code === slash) return new Name(this.#name());
    if (code === openList) return this.#list(depth);
    if (code === open) return this.#string();
    if (code === less) return this.bytes[this.at + 1] === less ? this.#dict(depth) : this.#hexString();
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (/^\d{1,10}$/.test(word)) return this.#numberOrRef(Number(word));
    if (!/^[+-]*[\d.]+(-\d*)?$/.test(word)) throw this.#unexpected(word, 'a value');
    // As viewers read what no number should look like: `--5` is -5, `5-3` is 5, and a lone dot is 0.
    return Number.parseFloat(word.replace(/^[+-]+(?=[+-])/, '')) || 0;
  }

  /** The object that begins here as `12 0 obj`. */
  object(): IndirectObject {
    const number = this.count();
    const generation = this.count();
    if (!this.takes('obj')) throw this.#unexpected(this.word(), '"obj"');
    this.skipSpace();
    const start = this.at;
    const value = this.value();
    const end = this.at;
    const isStream = value instanceof Map && this.takes('stream');
    if (isStream) {
      if (this.bytes[this.at] === cr) this.at += 1;
      if (this.bytes[this.at] === lf) this.at += 1;
    }
    return { number, generation, value, start, end, dataStart: isStream ? this.at : null };
  }

  /** The next run of regular characters, such as a number or `obj`; empty before a delimiter. */
  word(): string {
    this.skipSpace();
    const start = this.at;
    this.#skipRegular();
    return latin(this.bytes, start, this.at);
  }

  /** A whole number from 0 up. */
  count(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw this.#unexpected(word, 'a whole number');
    return Number(word);
  }

  /** Goes past a word if it comes next, and answers whether it did. */
  takes(word: string): boolean {
    const before = this.at;
    if (this.word() === word) return true;
    this.at = before;
    return false;
  }

  /** Goes past white space and comments. */
  skipSpace(): void {
    const { bytes } = this;
    for (; this.at < bytes.length; this.at += 1) {
      const code = bytes[this.at] ?? 0;
      if (code === percent) while (this.at < bytes.length && !isLineEnd(bytes[this.at])) this.at += 1;
      else if (kinds[code] !== space) return;
    }
  }

  #skipRegular(): void {
    while (this.at < this.bytes.length && kinds[this.bytes[this.at] ?? 0] === regular) this.at += 1;
  }

  #unexpected(word: string, expected: string): PdfSyntaxError {
    return new PdfSyntaxError(`"${word.slice(0, 20)}" before ${this.at} is not ${expected}`);
  }

  #numberOrRef(number: number): Ref | number {
    const after = this.at;
    this.skipSpace();
    const code = this.bytes[this.at] ?? 0;
    if (code >= 48 && code <= 57) {
      const generation = this.word();
      if (/^\d{1,5}$/.test(generation) && this.takes('R')) return new Ref(number, Number(generation));
    }
    this.at = after;
    return number;
  }

  #name(): string {
    const start = this.at + 1;
    this.at = start;
    this.#skipRegular();
    const written = latin(this.bytes, start, this.at);
    if (!written.includes('#')) return written;
    return written.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  #list(depth: number): Value[] {
    this.at += 1;
    const values: Value[] = [];
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === closeList) break;
      values.push(this.value(depth + 1));
    }
    this.at += 1;
    return values;
  }

  #dict(depth: number): Dict {
    this.at += 2;
    const dict: Dict = new Map();
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === greater && this.bytes[this.at + 1] === greater) break;
      if (this.bytes[this.at] !== slash) throw new PdfSyntaxError(`A key at ${this.at} is not a name`);
      const key = this.#name();
      this.skipSpace();
      const start = this.at;
      dict.set(key, this.value(depth + 1));
      if (depth === 0 && key === 'Length') this.length = { start, end: this.at };
    }
    this.at += 2;
    return dict;
  }

  #hexString(): string {
    const end = this.bytes.indexOf(greater, this.at);
    if (end < 0) throw new PdfSyntaxError('A string has no end');
    const digits = latin(this.bytes, this.at + 1, end).replaceAll(/[^0-9a-fA-F]/g, '');
    this.at = end + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }

  #string(): string {
    this.at += 1;
    let text = '';
    let start = this.at;
    for (let nested = 1; ; this.at += 1) {
      const code = this.bytes[this.at];
      if (code === undefined) throw new PdfSyntaxError('A string has no end');
      if (code === open) nested += 1;
      if (code === close) nested -= 1;
      if (nested === 0) break;
      if (code !== backslash) continue;
      text += latin(this.bytes, start, this.at) + this.#escaped();
      start = this.at + 1;
    }
    text += latin(this.bytes, start, this.at);
    this.at += 1;
    return text;
  }

  /** The character of an escape sequence, none for an escaped end of line; stops at the last byte of the sequence. */
  #escaped(): string {
    this.at += 1;
    const code = this.bytes[this.at] ?? 0;
    if (code === cr && this.bytes[this.at + 1] === lf) this.at += 1;
    if (isLineEnd(code)) return '';
    if (code < 48 || code > 55) {
      const sign = String.fromCharCode(code);
      return String.fromCharCode(escapes[sign] ?? code);
    }
    const octal = /^[0-7]{1,3}/.exec(latin(this.bytes, this.at, this.at + 3))?.[0] ?? '0';
    this.at += octal.length - 1;
    return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
  }
}

const isLineEnd = (code: number | undefined): boolean => code === lf || code === cr;

/** Short runs are faster byte by byte than through a Buffer. */
const shortRun = 16;

function latin(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > shortRun)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', start, end);
  let text = '';
  for (let at = start; at < end && at < bytes.length; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}
