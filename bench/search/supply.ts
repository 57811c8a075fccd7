/** Writes the documents of a run to its standard output, one JSON a line: see `delivered` in documents.ts. */
import { documents } from './documents.ts';

for (const document of documents(process.argv[2] ?? '')) {
  if (!process.stdout.write(`${JSON.stringify(document)}\n`))
    await new Promise<void>((done) => process.stdout.once('drain', () => done()));
}
