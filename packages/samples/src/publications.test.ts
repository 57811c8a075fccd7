import { readdirSync, readFileSync } from 'node:fs';
import { parseXmlDocument, type Document } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { publicationsFolder } from './publicationsFolder.ts';
import { elements, textOf } from './testing/editions.ts';
import { realBodiesIn } from './testing/realBodies.ts';

const documents = readdirSync(publicationsFolder, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.xml'))
  .map((path) => parseXmlDocument(readFileSync(new URL(path, publicationsFolder), 'utf8')));

const designationOf = (document: Document): string => {
  const [dated] = elements(document, 'std-ref');
  return dated ? textOf(dated) : '';
};
const bookOf = (document: Document): string =>
  elements(document, 'std-xref')
    .filter((reference) => reference.getAttribute('type') === 'partOf')
    .map(textOf)
    .join();
const paragraphsOf = (document: Document): string[] =>
  elements(document, 'body').flatMap((body) => elements(body, 'p').map(textOf));

describe('the symposium of the demo', () => {
  const papers = documents.filter((document) => bookOf(document) !== '');

  it('has three papers, and a book that holds each of them word for word', () => {
    expect(papers.map(designationOf).toSorted()).toEqual(['NSB STP 4101', 'NSB STP 4102', 'NSB STP 4103']);
    for (const paper of papers) {
      const book = documents.find((document) => designationOf(document) === bookOf(paper));
      if (!book) throw new Error(`${designationOf(paper)} is part of a book that is not here`);
      expect(paragraphsOf(paper).length).toBeGreaterThan(4);
      expect(paragraphsOf(book)).toEqual(expect.arrayContaining(paragraphsOf(paper)));
    }
  });

  it('names no real standards body', () => {
    expect(documents.flatMap((document) => realBodiesIn(textOf(document)))).toEqual([]);
  });
});
