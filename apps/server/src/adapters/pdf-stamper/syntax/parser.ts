import { BrokenPdf, Name, Ref, Stream, type Dict, type Value } from './values.ts';

const deepest = 100;
const isSpace = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
const isDelimiter = (byte: number): boolean => '()<>[]{}/%'.includes(String.fromCharCode(byte));
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Reads the values of a PDF from its bytes, one after the other (ISO 32000-1, 7.2 and 7.3). */
export class Parser {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** The next value; a number that begins a reference is read as the whole of it. */
  value(depth = 0): Value {
    if (depth > deepest) throw new BrokenPdf('Values are nested too deep');
    this.skipSpace();
    const byte = this.bytes[this.at];
    if (byte === 0x2f) return this.name();
    if (byte === 0x28) return this.literal();
    if (byte === 0x5b) return this.list(depth);
    if (byte === 0x3c) return this.bytes[this.at + 1] === 0x3c ? this.dict(depth) : this.hex();
    const word = this.word();
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return this.numberOrRef(Number(word));
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    throw new BrokenPdf(`"${word.slice(0, 20)}" at ${this.at} is no value`);
  }

  /** The object that begins here as `12 0 obj`. */
  object(): { number: number; generation: number; value: Value } {
    const number = this.count();
    const generation = this.count();
    this.expect('obj');
    const value = this.value();
    if (!(value instanceof Map) || !this.takes('stream')) return { number, generation, value };
    // The bytes of a stream begin on the next line.
    if (this.bytes[this.at] === 13) this.at += 1;
    if (this.bytes[this.at] === 10) this.at += 1;
    return { number, generation, value: new Stream(value, this.at) };
  }

  /** The next word, up to a space or a delimiter. */
  word(): string {
    this.skipSpace();
    const start = this.at;
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[this.at]) {
      if (isSpace(byte) || isDelimiter(byte)) break;
      this.at += 1;
      if (this.at - start > 200) throw new BrokenPdf('A word has no end');
    }
    return latin(this.bytes.subarray(start, this.at));
  }

  /** The next word, which must be a whole number of zero or more. */
  count(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw new BrokenPdf(`"${word.slice(0, 20)}" is no whole number`);
    return Number(word);
  }

  /** Goes past a word if it is the next. */
  takes(expected: string): boolean {
    this.skipSpace();
    const end = this.at + expected.length;
    if (latin(this.bytes.subarray(this.at, end)) !== expected) return false;
    this.at = end;
    return true;
  }

  expect(expected: string): void {
    if (!this.takes(expected)) throw new BrokenPdf(`There is no "${expected}" at ${this.at}`);
  }

  skipSpace(): void {
    for (;;) {
      while (isSpace(this.bytes[this.at])) this.at += 1;
      if (this.bytes[this.at] !== 0x25) return;
      // A comment lasts to the end of its line.
      while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13)
        this.at += 1;
    }
  }

  private numberOrRef(first: number): number | Ref {
    const after = this.at;
    if (!Number.isInteger(first) || first < 0) return first;
    this.skipSpace();
    if (!isDigit(this.bytes[this.at])) {
      this.at = after;
      return first;
    }
    const second = this.word();
    this.skipSpace();
    const next = this.bytes[this.at + 1];
    const isRef =
      /^\d{1,5}$/.test(second) &&
      this.bytes[this.at] === 0x52 &&
      (next === undefined || isSpace(next) || isDelimiter(next));
    if (!isRef) {
      this.at = after;
      return first;
    }
    this.at += 1;
    return new Ref(first, Number(second));
  }

  private name(): Name {
    this.at += 1;
    const start = this.at;
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[this.at]) {
      if (isSpace(byte) || isDelimiter(byte)) break;
      this.at += 1;
    }
    const written = latin(this.bytes.subarray(start, this.at));
    return new Name(
      written.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    );
  }

  private list(depth: number): Value[] {
    this.at += 1;
    const values: Value[] = [];
    while (!this.takes(']')) values.push(this.value(depth + 1));
    return values;
  }

  private dict(depth: number): Dict {
    this.at += 2;
    const dict: Dict = new Map();
    while (!this.takes('>>')) {
      const key = this.value(depth + 1);
      if (!(key instanceof Name)) throw new BrokenPdf(`A key at ${this.at} is no name`);
      dict.set(key.name, this.value(depth + 1));
    }
    return dict;
  }

  private hex(): Uint8Array {
    const end = this.bytes.indexOf(0x3e, this.at);
    if (end < 0) throw new BrokenPdf('A string has no end');
    const digits = latin(this.bytes.subarray(this.at + 1, end)).replaceAll(/[^0-9a-fA-F]/g, '');
    this.at = end + 1;
    return Uint8Array.from(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
  }

  private literal(): Uint8Array {
    const given: number[] = [];
    this.at += 1;
    for (let open = 1; ; this.at += 1) {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw new BrokenPdf('A string has no end');
      if (byte === 0x5c) {
        const escaped = this.escaped();
        if (escaped !== null) given.push(escaped);
        continue;
      }
      if (byte === 0x28) open += 1;
      if (byte === 0x29) open -= 1;
      if (open === 0) break;
      given.push(byte);
    }
    this.at += 1;
    return Uint8Array.from(given);
  }

  /** The byte that a backslash and what follows it mean; null for an end of line that is not meant. */
  private escaped(): number | null {
    this.at += 1;
    const byte = this.bytes[this.at] ?? 0;
    if (byte === 13 && this.bytes[this.at + 1] === 10) this.at += 1;
    if (byte === 13 || byte === 10) return null;
    if (byte < 48 || byte > 55) return escapes[String.fromCharCode(byte)] ?? byte;
    const octal = /^[0-7]{1,3}/.exec(latin(this.bytes.subarray(this.at, this.at + 3)))?.[0] ?? '0';
    this.at += octal.length - 1;
    return Number.parseInt(octal, 8) & 0xff;
  }
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
