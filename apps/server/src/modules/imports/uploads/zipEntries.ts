import { open, type FileHandle } from 'node:fs/promises';
import { UploadRefused } from './refused.ts';

/** A file as the directory of an archive tells of it. Nothing of it is to be believed before it is unpacked. */
export type ZipEntry = {
  readonly name: string;
  readonly isPacked: boolean;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Where its own head begins in the archive. */
  readonly headAt: number;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const longestComment = 65_535;
const largestDirectory = 64 * 1024 * 1024;

const damaged = (): UploadRefused => new UploadRefused('upload-damaged');

/**
 * The directory of an archive (PKWARE's .ZIP File Format Specification, 4.3). Archives for which 32 bits are too small
 * are far beyond what is taken, and count as damaged.
 */
export async function zipEntries(path: string, mostFiles: number): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await read(file, Math.max(0, size - endBytes - longestComment), size);
    const at = endOfDirectory(tail);
    const count = tail.readUInt16LE(at + 10);
    const bytes = tail.readUInt32LE(at + 12);
    const begin = tail.readUInt32LE(at + 16);
    if (count > mostFiles) throw new UploadRefused('archive-too-large');
    if (bytes > largestDirectory || begin + bytes > size) throw damaged();
    return entriesIn(await read(file, begin, begin + bytes), count);
  } finally {
    await file.close();
  }
}

/** The last thing that looks like the end: a comment behind it may hold anything. */
function endOfDirectory(tail: Buffer): number {
  for (let at = tail.length - endBytes; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === endSignature && at + endBytes + tail.readUInt16LE(at + 20) === tail.length)
      return at;
  throw damaged();
}

function entriesIn(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature) throw damaged();
    const flags = directory.readUInt16LE(at + 8);
    const method = directory.readUInt16LE(at + 10);
    const nameLength = directory.readUInt16LE(at + 28);
    const next =
      at + entryBytes + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) throw damaged();
    if ((flags & 1) !== 0) throw new UploadRefused('upload-encrypted');
    if (method !== 0 && method !== 8) throw damaged();
    entries.push({
      name: nameOf(directory.subarray(at + entryBytes, at + entryBytes + nameLength)),
      isPacked: method === 8,
      crc32: directory.readUInt32LE(at + 16),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      headAt: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries;
}

/** Names are UTF-8, whether or not the archive says so; old programs wrote one byte for each letter. */
function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

async function read(file: FileHandle, begin: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - begin), 0, end - begin, begin);
  if (bytesRead < end - begin) throw damaged();
  return buffer;
}
