import { readDocx } from './readDocx.ts';
import { readPdf } from './readPdf.ts';
import { readText } from './readText.ts';
import { FileRefused, type FileReport } from './messages.ts';

type Reading = Parameters<typeof readPdf>[0];

/** Reads a file by what it is, whatever it is called. */
export async function readFile(reading: Reading): Promise<FileReport> {
  const head = new Uint8Array(await reading.file.slice(0, 1024).arrayBuffer());
  const letters = String.fromCharCode(...head);
  if (letters.includes('%PDF-')) return readPdf(reading);
  if (letters.startsWith('PK\u0003\u0004')) return readDocx(reading);
  if (letters.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new FileRefused(await compoundFault(reading.file));
  return readText(reading);
}

/** A Word document with a password stands in a compound file, as those of Word before 2007 do. */
async function compoundFault(file: Blob): Promise<'encrypted' | 'unsupported'> {
  const ends = [file.slice(0, 65_536), file.slice(Math.max(0, file.size - 65_536))];
  const texts = await Promise.all(
    ends.map(async (end) => new TextDecoder('utf-16le').decode(await end.arrayBuffer())),
  );
  return texts.some((text) => text.includes('EncryptedPackage')) ? 'encrypted' : 'unsupported';
}
