import { StsError } from '../error.ts';

const DECLARED = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/;
const DECLARATION_LENGTH = 200;

/**
 * The text of an XML file: in UTF-16 where a byte order mark says so, else in the encoding that it declares, UTF-8 where it
 * declares none. One that is not known, and bytes that are not of it, are refused.
 */
export function decodeXml(bytes: Uint8Array): string {
  const marked = encodingByMark(bytes);
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_LENGTH));
  const declared = marked ? undefined : DECLARED.exec(head)?.[1];
  return decode(bytes, marked ?? declared ?? 'utf-8');
}

function encodingByMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = decoderOf(encoding);
  // What declares UTF-16 so that it can be read is not in UTF-16.
  if (!decoder || (decoder.encoding.startsWith('utf-16') && !encodingByMark(bytes)))
    throw new StsError('wrong-encoding', `The file declares the encoding ${encoding}; UTF-8 is needed.`);
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new StsError('wrong-encoding', `The file is not valid ${encoding.toUpperCase()}.`, { cause });
  }
}

function decoderOf(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    return undefined;
  }
}
