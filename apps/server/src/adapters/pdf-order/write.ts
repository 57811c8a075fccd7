import type { ObjectLookup, PdfObject } from '../pdf-syntax/openPdf.ts';
import { PdfSyntaxError, Ref, type Value } from '../pdf-syntax/values.ts';
import { PdfWriter } from '../pdf-syntax/writer.ts';
import type { Xref } from '../pdf-syntax/xref.ts';
import type { Group } from './order.ts';

/** A reader of one object unpacks all that are packed with it: enough of them to pack well, not more. */
const maxPacked = 200;
const maxPackedBytes = 64 * 1024;

type Options = { readonly objects: ObjectLookup; readonly xref: Xref; readonly groups: readonly Group[] };

/** Writes a PDF with its objects in this order; each keeps its number and every byte of its source. */
export function write(bytes: Uint8Array, { objects, xref, groups }: Options): Uint8Array {
  const writer = new PdfWriter();
  writer.write(`%PDF-${versionOf(bytes)}\n%\xe2\xe3\xcf\xd3\n`);
  let next = 1;
  for (const group of groups) for (const number of group) next = Math.max(next, number + 1);
  const pack = (packed: readonly (readonly [number, Uint8Array])[]): void => {
    const [only] = packed;
    if (only && packed.length === 1) writer.copy(only[0], { generation: 0, source: only[1], data: null });
    if (packed.length < 2) return;
    writer.pack(next, packed);
    next += 1;
  };
  for (const group of groups) writeGroup(writer, { group, objects, pack });
  const trailer = new Map<string, Value>();
  for (const key of ['Root', 'Info']) {
    const value = xref.trailer.get(key);
    if (value instanceof Ref) trailer.set(key, value);
  }
  return writer.endWithStream(next, trailer);
}

type GroupOptions = {
  readonly group: Group;
  readonly objects: ObjectLookup;
  readonly pack: (packed: readonly (readonly [number, Uint8Array])[]) => void;
};

/** Objects that can be packed come before the streams of their group, because they lead to those. */
function writeGroup(writer: PdfWriter, { group, objects, pack }: GroupOptions): void {
  let waiting: [number, Uint8Array][] = [];
  let size = 0;
  const plain: number[] = [];
  const seen = new Set<number>();
  for (const number of group) {
    if (writer.has(number) || seen.has(number)) continue; // A broken tree may name an object of another one.
    seen.add(number);
    const { data, generation, source } = existing(objects, number);
    if (data || generation > 0 || source.length > maxPackedBytes) {
      plain.push(number);
      continue;
    }
    if (waiting.length === maxPacked || size + source.length > maxPackedBytes) {
      pack(waiting);
      [waiting, size] = [[], 0];
    }
    waiting.push([number, source]);
    size += source.length;
  }
  pack(waiting);
  for (const number of plain) writer.copy(number, existing(objects, number));
}

function existing(objects: ObjectLookup, number: number): PdfObject {
  const found = objects(number);
  if (!found) throw new PdfSyntaxError(`Object ${number} does not exist`);
  return found;
}

/** Object streams came with PDF 1.5. */
function versionOf(bytes: Uint8Array): string {
  const given = /%PDF-(\d\.\d)/.exec(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))?.[1] ?? '1.5';
  return given > '1.5' ? given : '1.5';
}
