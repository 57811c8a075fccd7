/** Writes the documents as Sphinx's indexer reads them (xmlpipe2), and a file of the numbers it gave. */
import { createWriteStream, writeFileSync } from 'node:fs';
import { documents } from '../documents.ts';
import { fields, sections, type BenchDocument } from '../records.ts';
import { plainWords } from '../words.ts';
import { attribute, type NumbersFile } from './sphinxNumbers.ts';

const [source = '', numbersFile] = process.argv.slice(2);
const numbers: NumbersFile = { values: {}, ids: [] };
let known = 0;
const out = createWriteStream('', { fd: 1, highWaterMark: 1 << 20 });

await write('<?xml version="1.0" encoding="utf-8"?>\n<sphinx:docset>\n');
for (const document of documents(source)) await write(written(document));
await write('</sphinx:docset>\n');
await new Promise<void>((done) => out.end(() => done()));
writeFileSync(numbersFile ?? '', JSON.stringify(numbers));

function written(document: BenchDocument): string {
  const number = numbers.ids.push(document.id);
  const texts = fields.map((field) => `<${field}>${plainWords(document[field]).join(' ')}</${field}>`);
  const attributes = sections.map(
    (section) =>
      `<${attribute(section)}>${(document.facets[section] ?? []).map((value) => numberOf(section, value)).join(',')}</${attribute(section)}>`,
  );
  return `<sphinx:document id="${number}">${texts.join('')}${attributes.join('')}</sphinx:document>\n`;
}

function numberOf(section: string, value: string): number {
  return (numbers.values[`${section}\0${value}`] ??= ++known);
}

async function write(text: string): Promise<void> {
  if (!out.write(text)) await new Promise<void>((done) => out.once('drain', () => done()));
}
