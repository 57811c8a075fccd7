import { constants, deflateSync } from 'node:zlib';
import type { Found, Objects } from './objects.ts';
import type { Group } from './order.ts';
import { rootOf, type Places } from './places.ts';
import { NotOrdered, Ref } from './values.ts';

/** A reader of one object unpacks all that are packed with it: enough of them to pack well, not more. */
const maxPacked = 200;
const maxPackedBytes = 64 * 1024;

/** Writes a PDF with its objects in this order; each keeps its number and every byte of what it says. */
export function write(bytes: Uint8Array, { objects, places, groups }: Written): Uint8Array {
  const output = new Output(versionOf(bytes), numberBehind(groups));
  for (const group of groups) output.add(group, objects);
  return output.end(places);
}

type Written = { readonly objects: Objects; readonly places: Places; readonly groups: readonly Group[] };

/** The first number behind those that are in use. */
function numberBehind(groups: readonly Group[]): number {
  let highest = 0;
  for (const group of groups) for (const number of group) highest = Math.max(highest, number);
  return highest + 1;
}

/** Streams of objects came with PDF 1.5. */
function versionOf(bytes: Uint8Array): string {
  const given = /%PDF-(\d\.\d)/.exec(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))?.[1] ?? '1.5';
  return given > '1.5' ? given : '1.5';
}

type Entry = { readonly kind: 1 | 2; readonly first: number; readonly second: number };

class Output {
  readonly #parts: Uint8Array[] = [];
  readonly #entries = new Map<number, Entry>();
  #length = 0;
  #next: number;

  constructor(version: string, next: number) {
    this.#next = next;
    this.#write(Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1'));
  }

  /** Objects that can be packed come before the streams of their group, because they lead to those. */
  add(group: Group, objects: Objects): void {
    let waiting: [number, Uint8Array][] = [];
    let size = 0;
    const streams: number[] = [];
    for (const number of group) {
      if (this.#entries.has(number)) continue; // A broken tree may name an object of another one.
      const found = objects(number);
      if (!found) throw new NotOrdered(`Object ${number} is not there`);
      if (found.data || found.generation > 0 || found.said.length > maxPackedBytes) {
        streams.push(number);
        continue;
      }
      if (waiting.length === maxPacked || size + found.said.length > maxPackedBytes) {
        this.#pack(waiting);
        [waiting, size] = [[], 0];
      }
      waiting.push([number, found.said]);
      size += found.said.length;
    }
    this.#pack(waiting);
    for (const number of streams) this.#plain(number, objects(number));
  }

  /** Ends with the list of places (ISO 32000-1, 7.5.8), the trailer in it. */
  end({ trailer, ...rest }: Places): Uint8Array {
    const number = this.#next;
    const start = this.#length;
    this.#entries.set(number, { kind: 1, first: start, second: 0 });
    const size = number + 1;
    const data = deflateSync(this.#rows(size), { level: constants.Z_BEST_COMPRESSION });
    const root = rootOf({ trailer, ...rest });
    const info = trailer.get('Info');
    const entries = [
      `/Type/XRef/Size ${size}/W[1 4 2]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${rowLength}>>`,
      `/Root ${root.number} ${root.generation} R`,
      info instanceof Ref ? `/Info ${info.number} ${info.generation} R` : '',
    ];
    this.#stream(number, entries.join(''), data);
    this.#write(Buffer.from(`startxref\n${start}\n%%EOF\n`));
    return Buffer.concat(this.#parts, this.#length);
  }

  #pack(objects: readonly [number, Uint8Array][]): void {
    const [only, ...others] = objects;
    if (!only) return;
    if (others.length === 0) return this.#plain(only[0], { generation: 0, said: only[1], data: null });
    const within = this.#next;
    this.#next += 1;
    let offset = 0;
    const head = objects.map(([number, said], index) => {
      this.#entries.set(number, { kind: 2, first: within, second: index });
      const place = `${number} ${offset} `;
      offset += said.length + 1;
      return place;
    });
    const first = Buffer.from(head.join(''));
    const said = objects.flatMap(([, each]) => [each, space]);
    const data = deflateSync(Buffer.concat([first, ...said]));
    this.#entries.set(within, { kind: 1, first: this.#length, second: 0 });
    const entries = `/Type/ObjStm/N ${objects.length}/First ${first.length}/Filter/FlateDecode`;
    this.#stream(within, entries, data);
  }

  #plain(number: number, found: Omit<Found, 'value'> | null): void {
    if (!found) throw new NotOrdered(`Object ${number} is not there`);
    const { generation, said, data } = found;
    this.#entries.set(number, { kind: 1, first: this.#length, second: generation });
    this.#write(Buffer.from(`${number} ${generation} obj\n`), said);
    if (data) this.#write(Buffer.from('\nstream\n'), data, Buffer.from('\nendstream'));
    this.#write(Buffer.from('\nendobj\n'));
  }

  #stream(number: number, entries: string, data: Uint8Array): void {
    this.#write(Buffer.from(`${number} 0 obj\n<<${entries}/Length ${data.length}>>\nstream\n`), data);
    this.#write(Buffer.from('\nendstream\nendobj\n'));
  }

  /** One row for each number, each as its difference to the row above: neighbours differ little, and pack well. */
  #rows(size: number): Uint8Array {
    const rows = Buffer.alloc(size * rowLength);
    for (const [number, { kind, first, second }] of this.#entries) {
      rows.writeUInt8(kind, number * rowLength);
      rows.writeUInt32BE(first, number * rowLength + 1);
      rows.writeUInt16BE(second, number * rowLength + 5);
    }
    const packed = Buffer.alloc(size * (rowLength + 1));
    for (let row = 0; row < size; row += 1) {
      packed[row * (rowLength + 1)] = 2;
      for (let at = row * rowLength; at < (row + 1) * rowLength; at += 1)
        packed[at + row + 1] = (rows[at] ?? 0) - (rows[at - rowLength] ?? 0);
    }
    return packed;
  }

  #write(...parts: readonly Uint8Array[]): void {
    for (const part of parts) {
      this.#parts.push(part);
      this.#length += part.length;
    }
    if (this.#length > longest) throw new NotOrdered('The file is too long');
  }
}

const rowLength = 7;
const space = Buffer.from(' ');
/** What four bytes can say of a place. */
const longest = 2 ** 32 - 1;
