import { constants, deflateSync } from 'node:zlib';
import type { PdfObject } from './openPdf.ts';
import { Name, Ref, Stream, type Dict, type Value } from './values.ts';

type Entry = { readonly kind: 0 | 1 | 2; readonly first: number; readonly second: number };

/** Writes objects one after the other, and the cross-references to them. */
export class PdfWriter {
  readonly #parts: Uint8Array[] = [];
  readonly #entries = new Map<number, Entry>();
  #at: number;

  /** @param start the length of the file that this is appended to, or 0 for a new one */
  constructor(start = 0) {
    this.#at = start;
  }

  /** Writes text of one byte per character, and bytes. */
  write(...parts: readonly (string | Uint8Array)[]): void {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
      this.#parts.push(bytes);
      this.#at += bytes.length;
    }
  }

  has(number: number): boolean {
    return this.#entries.has(number);
  }

  /** Writes an object; a stream must have its bytes with it. */
  add({ number, generation }: Ref, value: Value): void {
    const data = value instanceof Stream && value.data instanceof Uint8Array ? value.data : null;
    const whole = value instanceof Stream && data ? new Map(value.dict).set('Length', data.length) : value;
    this.copy(number, { generation, source: Buffer.from(serialize(whole), 'latin1'), data });
  }

  /** Writes an object as it is written elsewhere, byte for byte. */
  copy(number: number, { generation, source, data }: Omit<PdfObject, 'value'>): void {
    this.#entries.set(number, { kind: 1, first: this.#at, second: generation });
    this.write(`${number} ${generation} obj\n`, source);
    if (data) this.write('\nstream\n', data, '\nendstream');
    this.write('\nendobj\n');
  }

  /** Writes objects packed together into an object stream of this number (ISO 32000-1, 7.5.7). */
  pack(within: number, objects: readonly (readonly [number: number, source: Uint8Array])[]): void {
    let offset = 0;
    const heads = objects.map(([number, source], index) => {
      this.#entries.set(number, { kind: 2, first: within, second: index });
      const head = `${number} ${offset} `;
      offset += source.length + 1;
      return head;
    });
    const head = Buffer.from(heads.join(''));
    const body = objects.flatMap(([, source]) => [source, spaceByte]);
    const dict = new Map<string, Value>([
      ['Type', new Name('ObjStm')],
      ['N', objects.length],
      ['First', head.length],
      ['Filter', new Name('FlateDecode')],
    ]);
    this.add(new Ref(within), new Stream(dict, deflateSync(Buffer.concat([head, ...body]))));
  }

  /** Ends with the cross-references as a stream of this number, the trailer in it (ISO 32000-1, 7.5.8). */
  endWithStream(number: number, trailer: Dict): Uint8Array {
    const start = this.#at;
    this.#entries.set(number, { kind: 1, first: start, second: 0 });
    // The only section of a file lists every number.
    if (!trailer.has('Prev'))
      for (let each = 0; each < number; each += 1) if (!this.has(each)) this.#entries.set(each, free);
    const dict = new Map<string, Value>([
      ...trailer,
      ['Type', new Name('XRef')],
      ['Size', number + 1],
      ['W', [1, 5, 2]],
      ['Index', runsOf(this.#sorted().map(([each]) => each)).flat()],
      ['Filter', new Name('FlateDecode')],
      ['DecodeParms', new Map([['Predictor', 12] as const, ['Columns', rowLength] as const])],
    ]);
    this.add(new Ref(number), new Stream(dict, this.#rows()));
    return this.#end(start);
  }

  /** Ends with the cross-references as a table, and the trailer behind it (ISO 32000-1, 7.5.4). */
  endWithTable(size: number, trailer: Dict): Uint8Array {
    const start = this.#at;
    this.write('xref\n');
    for (const [first, count] of runsOf(this.#sorted().map(([each]) => each))) {
      this.write(`${first} ${count}\n`);
      for (let number = first; number < first + count; number += 1) {
        const entry = this.#entries.get(number);
        const [offset, generation] = [String(entry?.first ?? 0), String(entry?.second ?? 0)];
        this.write(`${offset.padStart(10, '0')} ${generation.padStart(5, '0')} n\r\n`);
      }
    }
    this.write(`trailer\n${serialize(new Map<string, Value>([...trailer, ['Size', size]]))}\n`);
    return this.#end(start);
  }

  #end(start: number): Uint8Array {
    this.write(`startxref\n${start}\n%%EOF\n`);
    return Buffer.concat(this.#parts);
  }

  #sorted(): [number, Entry][] {
    return [...this.#entries].sort(([one], [other]) => one - other);
  }

  /** One row per object, each as the difference from the row above: neighbors differ little, and deflate well. */
  #rows(): Uint8Array {
    const sorted = this.#sorted();
    const plain = Buffer.alloc(sorted.length * rowLength);
    for (const [row, [, { kind, first, second }]] of sorted.entries()) {
      plain.writeUInt8(kind, row * rowLength);
      plain.writeUIntBE(first, row * rowLength + 1, 5);
      plain.writeUInt16BE(second, row * rowLength + 6);
    }
    const predicted = Buffer.alloc(sorted.length * (rowLength + 1));
    for (let row = 0; row < sorted.length; row += 1) {
      predicted[row * (rowLength + 1)] = 2;
      for (let at = row * rowLength; at < (row + 1) * rowLength; at += 1)
        predicted[at + row + 1] = (plain[at] ?? 0) - (plain[at - rowLength] ?? 0);
    }
    return deflateSync(predicted, { level: constants.Z_BEST_COMPRESSION });
  }
}

const rowLength = 8;
const free: Entry = { kind: 0, first: 0, second: 0 };
const spaceByte = Buffer.from(' ');

/** Numbers that follow each other, as the first and how many. */
function runsOf(numbers: readonly number[]): [first: number, count: number][] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === number) last[1] += 1;
    else runs.push([number, 1]);
  }
  return runs;
}

/** A value in PDF syntax, one byte per character; of a stream only its dictionary. */
export function serialize(value: Value): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return serializeNumber(value);
  if (typeof value === 'string') return `<${Buffer.from(value, 'latin1').toString('hex')}>`;
  if (value instanceof Name) return serializeName(value.name);
  if (value instanceof Ref) return `${value.number} ${value.generation} R`;
  if (value instanceof Stream) return serialize(value.dict);
  if (value instanceof Map)
    return `<<${[...value].map(([key, each]) => `${serializeName(key)} ${serialize(each)}`).join(' ')}>>`;
  return `[${value.map(serialize).join(' ')}]`;
}

/** PDF knows no exponents. */
const serializeNumber = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toFixed(5)));

const serializeName = (name: string): string =>
  `/${name.replaceAll(
    /[^!-~]|[#()<>[\]{}/%]/g,
    (sign) => `#${(sign.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`,
  )}`;
