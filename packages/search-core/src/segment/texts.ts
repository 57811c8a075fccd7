/** Texts packed as UTF-8: text i is the bytes from `offsets[i]` up to, without, `offsets[i + 1]`. */
export type Texts = { bytes: Uint8Array; offsets: Uint32Array };

/** Places `first` up to, without, `end`. */
export type Range = { first: number; end: number };

const encoder = /* @__PURE__ */ new TextEncoder();
const decoder = /* @__PURE__ */ new TextDecoder();

/** Packs texts in their order. */
export function packTexts(texts: readonly string[]): Texts {
  const offsets = new Uint32Array(texts.length + 1);
  let bytes = new Uint8Array(Math.max(64, texts.length * 16));
  let end = 0;
  for (const [at, text] of texts.entries()) {
    const max = text.length * 3; // bytes of UTF-8 for each unit of UTF-16
    if (end + max > bytes.length) {
      const larger = new Uint8Array((end + max) * 2);
      larger.set(bytes);
      bytes = larger;
    }
    end += encoder.encodeInto(text, bytes.subarray(end, end + max)).written;
    offsets[at + 1] = end;
  }
  return { bytes: bytes.subarray(0, end), offsets };
}

/** How many texts there are. */
export function sizeOf({ offsets }: Texts): number {
  return offsets.length - 1;
}

/** The text at a place. */
export function textAt({ bytes, offsets }: Texts, place: number): string {
  return decoder.decode(bytes.subarray(offsets[place] ?? 0, offsets[place + 1] ?? 0));
}

/** All texts, in order. */
export function allTexts(texts: Texts): string[] {
  return Array.from({ length: sizeOf(texts) }, (_, place) => textAt(texts, place));
}

/** The place of `text` in sorted texts; undefined when it is not among them. */
export function placeOf(texts: Texts, text: string): number | undefined {
  const key = encoder.encode(text);
  const place = firstAtOrAfter(texts, key, 0);
  return place < sizeOf(texts) && order(texts, place, key) === 0 ? place : undefined;
}

/** The sorted texts that begin with `prefix`. */
export function prefixRange(texts: Texts, prefix: string): Range {
  const key = encoder.encode(prefix);
  const first = firstAtOrAfter(texts, key, 0);
  let end = first;
  let beyond = sizeOf(texts);
  while (end < beyond) {
    const middle = (end + beyond) >>> 1;
    if (beginsWith(texts, middle, key)) end = middle + 1;
    else beyond = middle;
  }
  return { first, end };
}

/** The order of packed texts: by code points, as their bytes sort. */
export function compareTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const difference = rank(one.charCodeAt(at)) - rank(other.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Surrogates stand for code points above all of the basic plane, though some units there are larger. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

function firstAtOrAfter(texts: Texts, key: Uint8Array, from: number): number {
  let first = from;
  let end = sizeOf(texts);
  while (first < end) {
    const middle = (first + end) >>> 1;
    if (order(texts, middle, key) < 0) first = middle + 1;
    else end = middle;
  }
  return first;
}

function order({ bytes, offsets }: Texts, place: number, key: Uint8Array): number {
  const start = offsets[place] as number;
  const length = (offsets[place + 1] as number) - start;
  const common = Math.min(length, key.length);
  for (let at = 0; at < common; at++) {
    const difference = (bytes[start + at] as number) - (key[at] as number);
    if (difference !== 0) return difference;
  }
  return length - key.length;
}

function beginsWith({ bytes, offsets }: Texts, place: number, key: Uint8Array): boolean {
  const start = offsets[place] as number;
  if ((offsets[place + 1] as number) - start < key.length) return false;
  for (let at = 0; at < key.length; at++) if (bytes[start + at] !== key[at]) return false;
  return true;
}
