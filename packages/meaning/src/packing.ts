type Numbers = Float64Array | Float32Array | Uint32Array | Int8Array | Uint8Array;
type Kind<T extends Numbers = Numbers> = {
  new (buffer: ArrayBuffer, offset: number, length: number): T;
  readonly BYTES_PER_ELEMENT: number;
};

const mark = 'norma meaning 1\n';
const alignment = 8;
const aligned = (offset: number): number => Math.ceil(offset / alignment) * alignment;

/** Named arrays as one run of bytes: a mark, the length of a directory, the directory as JSON, the arrays. */
export function packed(arrays: Readonly<Record<string, Numbers>>): Uint8Array {
  const lengths = Object.entries(arrays).map(([name, { length }]) => [name, length]);
  const directory = new TextEncoder().encode(JSON.stringify(lengths));
  const start = aligned(mark.length + 4 + directory.length);
  const size = Object.values(arrays).reduce((end, { byteLength }) => aligned(end) + byteLength, start);
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode(mark));
  new DataView(bytes.buffer).setUint32(mark.length, directory.length, true);
  bytes.set(directory, mark.length + 4);
  let offset = start;
  for (const { buffer, byteOffset, byteLength } of Object.values(arrays)) {
    offset = aligned(offset);
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
    offset += byteLength;
  }
  return bytes;
}

/** The arrays in bytes that `packed` made, each of the kind asked for; throws when the bytes are something else. */
export function unpacked<const Kinds extends Readonly<Record<string, Kind>>>(
  given: Uint8Array,
  kinds: Kinds,
): { [Name in keyof Kinds]: InstanceType<Kinds[Name]> } {
  const bytes = given.slice(); // its own buffer, so that the arrays stand where their kinds want them
  if (new TextDecoder().decode(bytes.subarray(0, mark.length)) !== mark) throw damaged('another beginning');
  const size = new DataView(bytes.buffer).getUint32(mark.length, true);
  const lengths = directoryOf(bytes.subarray(mark.length + 4, mark.length + 4 + size));
  let offset = aligned(mark.length + 4 + size);
  const found: Record<string, Numbers> = {};
  for (const [name, length] of lengths) {
    const kind = kinds[name];
    if (!kind) throw damaged(`nobody asks for "${name}"`);
    offset = aligned(offset);
    const byteLength = length * kind.BYTES_PER_ELEMENT;
    if (offset + byteLength > bytes.length) throw damaged('they end too early');
    found[name] = new kind(bytes.buffer, offset, length);
    offset += byteLength;
  }
  for (const name of Object.keys(kinds)) if (!found[name]) throw damaged(`"${name}" is missing`);
  return found as { [Name in keyof Kinds]: InstanceType<Kinds[Name]> };
}

function directoryOf(bytes: Uint8Array): [string, number][] {
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw damaged('the directory cannot be read', cause);
  }
  if (!Array.isArray(read)) throw damaged('the directory cannot be read');
  return read.map((entry: unknown) => {
    const [name, length]: unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof name !== 'string' || !Number.isSafeInteger(length) || Number(length) < 0)
      throw damaged('the directory cannot be read');
    return [name, Number(length)];
  });
}

const damaged = (why: string, cause?: unknown): Error =>
  new Error(`These bytes are not arrays of meaning: ${why}`, { cause });
