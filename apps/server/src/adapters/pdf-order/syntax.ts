import { Name, NotOrdered, Ref, type Value } from './values.ts';

/** Nobody nests values deeper who means well. */
const deepest = 200;

const kinds = new Uint8Array(256); // 0 regular, 1 white space, 2 delimiter
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = 1;
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = 2;

const [lf, cr, percent, open, close, slash, less, greater, backslash] = [10, 13, 37, 40, 41, 47, 60, 62, 92];
const [openList, closeList] = [91, 93];

/** Reads the syntax of PDF (ISO 32000-1, 7.2 and 7.3) from a place in its bytes on. */
export class Syntax {
  readonly bytes: Uint8Array;
  at: number;
  /** Where the value of the last read `/Length` of an outermost dictionary begins and ends. */
  length: { readonly start: number; readonly end: number } | null = null;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Goes on behind white space and comments. */
  skipSpace(): void {
    const { bytes } = this;
    for (; this.at < bytes.length; this.at += 1) {
      const code = bytes[this.at] ?? 0;
      if (code === percent) while (this.at < bytes.length && !isEnd(bytes[this.at])) this.at += 1;
      else if (kinds[code] !== 1) return;
    }
  }

  /** A run of regular signs such as a number or `obj`; empty where a delimiter stands. */
  word(): string {
    this.skipSpace();
    const start = this.at;
    while (this.at < this.bytes.length && kinds[this.bytes[this.at] ?? 0] === 0) this.at += 1;
    return ascii(this.bytes, start, this.at);
  }

  /** Goes on behind this word, and answers whether it stood there. */
  takes(word: string): boolean {
    const before = this.at;
    if (this.word() === word) return true;
    this.at = before;
    return false;
  }

  /** A whole number from 0 up. */
  count(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw new NotOrdered(`"${word}" stands where a number is expected`);
    return Number(word);
  }

  value(depth = 0): Value {
    if (depth > deepest) throw new NotOrdered('Values are nested too deeply');
    this.skipSpace();
    const code = this.bytes[this.at];
    if (code === slash) return this.#name();
    if (code === openList) return this.#list(depth);
    if (code === open) return this.#string();
    if (code === less) return this.bytes[this.at + 1] === less ? this.#dict(depth) : this.#hexString();
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    const number = Number(word);
    if (word === '' || !/^[+-]*[\d.]+(-\d*)?$/.test(word))
      throw new NotOrdered(`"${word}" stands where a value is expected`);
    return /^\d{1,10}$/.test(word) ? this.#refOr(number) : Number.isNaN(number) ? 0 : number;
  }

  #refOr(number: number): Ref | number {
    const behind = this.at;
    this.skipSpace();
    const code = this.bytes[this.at] ?? 0;
    if (code >= 48 && code <= 57) {
      const generation = this.word();
      if (/^\d{1,5}$/.test(generation) && this.takes('R')) return new Ref(number, Number(generation));
    }
    this.at = behind;
    return number;
  }

  #name(): Name {
    const start = this.at + 1;
    this.at = start;
    while (this.at < this.bytes.length && kinds[this.bytes[this.at] ?? 0] === 0) this.at += 1;
    return new Name(ascii(this.bytes, start, this.at));
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

  #dict(depth: number): Map<string, Value> {
    this.at += 2;
    const entries = new Map<string, Value>();
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === greater && this.bytes[this.at + 1] === greater) break;
      if (this.bytes[this.at] !== slash) throw new NotOrdered('A dictionary has an entry without a name');
      const name = this.#name().text;
      this.skipSpace();
      const start = this.at;
      entries.set(name, this.value(depth + 1));
      if (depth === 0 && name === 'Length') this.length = { start, end: this.at };
    }
    this.at += 2;
    return entries;
  }

  #string(): 'string' {
    let nested = 0;
    for (; this.at < this.bytes.length; this.at += 1) {
      const code = this.bytes[this.at];
      if (code === backslash) this.at += 1;
      else if (code === open) nested += 1;
      else if (code === close) {
        nested -= 1;
        if (nested === 0) {
          this.at += 1;
          return 'string';
        }
      }
    }
    throw new NotOrdered('A string has no end');
  }

  #hexString(): 'string' {
    const end = this.bytes.indexOf(greater, this.at);
    if (end < 0) throw new NotOrdered('A string has no end');
    this.at = end + 1;
    return 'string';
  }
}

const isEnd = (code: number | undefined): boolean => code === lf || code === cr;

function ascii(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}
