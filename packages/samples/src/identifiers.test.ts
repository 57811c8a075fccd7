import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deliveredFolder } from './deliveredFolder.ts';
import { generatedStandards } from './generatedStandards.ts';
import { publicationsFolder } from './publicationsFolder.ts';
import { standardsFolder } from './standardsFolder.ts';

const files = [standardsFolder, publicationsFolder, deliveredFolder].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /\.(xml|json|ndjson)$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') })),
);

/** The value of a name in JSON (`"isbn": "…"`) and in the custom metadata of STS. */
const valuesOf = (name: 'isbn' | 'issn'): string[] =>
  files.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`${name}(?:": "|</meta-name><meta-value>)([^"<]*)`, 'g'))].map(
      ([, value = '']) => value,
    ),
  );

const digitsOf = (value: string): number[] =>
  Array.from(value.replaceAll('-', ''), (digit) => (digit === 'X' ? 10 : Number(digit)));

/** ISO 2108: weights 1 and 3 in turn, divisible by 10. */
const isIsbn = (value: string): boolean => {
  const digits = digitsOf(value);
  return (
    digits.length === 13 && digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10 === 0
  );
};

/** ISO 3297: weights from 8 down to 1, divisible by 11. */
const isIssn = (value: string): boolean => {
  const digits = digitsOf(value);
  return digits.length === 8 && digits.reduce((sum, digit, at) => sum + digit * (8 - at), 0) % 11 === 0;
};

describe('the demo', () => {
  it('has an ISBN and an ISSN with a right check digit wherever it has one', () => {
    const [isbns, issns] = [valuesOf('isbn'), valuesOf('issn')];
    expect(isbns.length).toBeGreaterThan(5);
    expect(issns.length).toBeGreaterThan(2);
    expect(isbns.filter((value) => !isIsbn(value))).toEqual([]);
    expect(issns.filter((value) => !isIssn(value))).toEqual([]);
  });

  it('has dates of publication as plain text, as NISO STS 1.2 wants them', () => {
    const sts = [
      ...files.filter(({ path }) => path.endsWith('.xml')),
      ...Array.from(generatedStandards().standards, ({ designation, xml }) => ({
        path: designation,
        text: xml,
      })),
    ];
    expect(sts.length).toBeGreaterThan(100);
    const isDated = (xml: string): boolean =>
      /<pub-date [^>]*iso-8601-date="([\d-]+)">\1<\/pub-date>/.test(xml) && !xml.includes('<day>');
    const faults = sts.filter(({ text }) => !isDated(text)).map(({ path }) => path);
    expect(faults).toEqual([]);
  });
});
