/**
 * A segment as one block of shared memory, which is also its file (decision 13):
 *
 *     'NRMS' · format version · length of the directory · checksum    four 32-bit numbers
 *     length of the block                                             one 64-bit float
 *     directory                                                       JSON: name → [kind, start, length]
 *     the columns, each at a multiple of eight
 *
 * Threads read one block without copying it; views on its columns are all that opening makes.
 */
export type Column = Uint8Array | Uint16Array | Uint32Array;

/** Named columns. */
export type Columns = { readonly [name: string]: Column };

type Directory = { [name: string]: [kind: Kind, start: number, length: number] };

type Kind = 'uint8' | 'uint16' | 'uint32';
const MAGIC = 0x534d524e;
const FORMAT = 5;
const HEADER = 24;
const ALIGNMENT = 8;

/** Copies columns into one block. */
export function packBlock(columns: Columns): SharedArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(directoryOf(columns)));
  // Starts are counted from the end of the directory, so that its own length does not change them.
  const base = aligned(HEADER + text.length);
  const length = Object.values(columns).reduce((end, column) => aligned(end) + column.byteLength, base);
  const block = new SharedArrayBuffer(aligned(length));
  const header = new Uint32Array(block, 0, 4);
  header.set([MAGIC, FORMAT, text.length]);
  new Float64Array(block, 16, 1)[0] = block.byteLength;
  new Uint8Array(block, HEADER).set(text);
  const directory = directoryOf(columns);
  for (const [name, column] of Object.entries(columns)) viewOf(block, directory, base, name).set(column);
  header[3] = checksumOf(block);
  return block;
}

/** Views on a block's columns; refuses what is no block, of another format, or cut short. */
export function openBlock(block: SharedArrayBuffer): (name: string) => Column {
  if (block.byteLength < HEADER) throw new DamagedBlock('it is too short');
  const [magic, format, textLength] = new Uint32Array(block, 0, 4);
  if (magic !== MAGIC) throw new DamagedBlock('it is none');
  if (format !== FORMAT) throw new DamagedBlock(`its format is ${format}, not ${FORMAT}`);
  const length = new Float64Array(block, 16, 1)[0];
  if (length !== block.byteLength || textLength === undefined || HEADER + textLength > length) {
    throw new DamagedBlock(`it has ${block.byteLength} bytes of ${length}`);
  }
  const directory = readDirectory(block, textLength);
  const base = aligned(HEADER + textLength);
  return (name) => viewOf(block, directory, base, name);
}

/** Whether a block's contents are what was written: reads all of it, for blocks that come from a file. */
export function isIntact(block: SharedArrayBuffer): boolean {
  return block.byteLength >= HEADER && new Uint32Array(block, 0, 4)[3] === checksumOf(block);
}

/** Why a block cannot be opened. */
export class DamagedBlock extends Error {
  constructor(reason: string) {
    super(`This is not a segment of the search index: ${reason}`);
    this.name = 'DamagedBlock';
  }
}

function directoryOf(columns: Columns): Directory {
  let end = 0;
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const start = aligned(end);
      end = start + column.byteLength;
      return [name, [kindOf(column), start, column.length]];
    }),
  );
}

function readDirectory(block: SharedArrayBuffer, length: number): Directory {
  try {
    return JSON.parse(new TextDecoder().decode(new Uint8Array(block, HEADER, length))) as Directory;
  } catch (error) {
    throw new DamagedBlock(`its directory cannot be read (${String(error)})`);
  }
}

function viewOf(block: SharedArrayBuffer, directory: Directory, base: number, name: string): Column {
  const entry = directory[name];
  if (!entry) throw new DamagedBlock(`it has no ${name}`);
  const [kind, start, length] = entry;
  switch (kind) {
    case 'uint8':
      return new Uint8Array(block, base + start, length);
    case 'uint16':
      return new Uint16Array(block, base + start, length);
    case 'uint32':
      return new Uint32Array(block, base + start, length);
    default:
      throw new DamagedBlock(`its ${name} are of no known kind`);
  }
}

function kindOf(column: Column): Kind {
  if (column instanceof Uint8Array) return 'uint8';
  return column instanceof Uint16Array ? 'uint16' : 'uint32';
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

/** FNV-1a over 32-bit words (Fowler, Noll and Vo), of everything but the header's first four numbers. */
function checksumOf(block: SharedArrayBuffer): number {
  const words = new Uint32Array(block, 16, (block.byteLength - 16) >>> 2);
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ (words[at] as number), 0x01000193);
  return hash >>> 0;
}
