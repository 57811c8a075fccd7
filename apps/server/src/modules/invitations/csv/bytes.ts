/**
 * The text of a file as spreadsheets save it: UTF-8 or UTF-16 with or without a mark at the beginning, else one of the
 * code pages of Windows. Null for what is no text at all.
 */
export function textOfBytes(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return text.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = widthOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ofWindows(bytes);
  }
}

/** UTF-16 without a mark: of ASCII, which headings and addresses are made of, every other byte is zero. */
function widthOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const begin = bytes.subarray(0, 512);
  const zeros = (from: number): number => begin.filter((byte, at) => at % 2 === from && byte === 0).length;
  const max = begin.length / 4;
  if (begin.length < 4) return null;
  if (zeros(1) > max && zeros(0) < max / 4) return 'utf-16le';
  return zeros(0) > max && zeros(1) < max / 4 ? 'utf-16be' : null;
}

/**
 * Excel in Arabic saves Windows-1256, where letters follow letters; in Western texts letters beyond ASCII stand mostly
 * alone, and there it is Windows-1252.
 */
function ofWindows(bytes: Uint8Array): string {
  const arabic = new TextDecoder('windows-1256').decode(bytes);
  const inWords = arabic.match(/[\u0621-\u064A]{3,}/g)?.length ?? 0;
  return inWords > 0 ? arabic : new TextDecoder('windows-1252').decode(bytes);
}
