import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { corpusRecords } from './records.ts';

/** Writes a catalog of so many records as an import takes it, and answers where. */
export async function writeCatalog(count: number, folder: string): Promise<string> {
  const path = join(folder, 'catalogue.ndjson.gz');
  function* lines(): Generator<string> {
    for (const record of corpusRecords(count)) yield `${JSON.stringify(record)}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 1 }), createWriteStream(path));
  return path;
}
