import { StsError } from '../error.ts';

const DECLARED = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/;
const DECLARATION_LENGTH = 200;

/** The text of an XML file in UTF-8, or in UTF-16 with a byte order mark; any other encoding is refused. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingByMark(bytes);
  const text = decode(bytes, encoding);
  const declared = DECLARED.exec(text.slice(0, DECLARATION_LENGTH))?.[1];
  if (declared && !agrees(declared.toLowerCase(), encoding))
    throw new StsError('wrong-encoding', `The file declares the encoding ${declared}; UTF-8 is needed.`);
  return text;
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

function encodingByMark(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function decode(bytes: Uint8Array, encoding: Encoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    const name = encoding === 'utf-8' ? 'UTF-8' : 'UTF-16';
    throw new StsError('wrong-encoding', `The file is not valid ${name}.`, { cause });
  }
}

function agrees(declared: string, encoding: Encoding): boolean {
  if (encoding === 'utf-8') return ['utf-8', 'utf8', 'us-ascii', 'ascii'].includes(declared);
  return declared === 'utf-16' || declared === encoding;
}
