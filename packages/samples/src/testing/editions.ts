import { readdirSync, readFileSync } from 'node:fs';
import { parseXmlDocument, type Document, type Element } from 'slimdom';
import { standardsFolder } from '../standardsFolder.ts';

/** One file of the demo library, parsed. */
export type Edition = { path: string; folder: URL; document: Document };

/** Every STS file of the demo library, in the order of its paths. */
export function readEditions(): Edition[] {
  return readdirSync(standardsFolder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.xml'))
    .sort()
    .map((path) => readEdition(path));
}

/** The STS file at a path below the folder of standards. */
export function readEdition(path: string): Edition {
  const file = new URL(path, standardsFolder);
  return { path, folder: new URL('./', file), document: parseXmlDocument(readFileSync(file, 'utf8')) };
}

/** All elements with a local name, in document order. */
export function elements(within: Document | Element, name: string): Element[] {
  return within.getElementsByTagNameNS('*', name);
}

/** The element with an id; a missing one is an error of the document or of the test. */
export function byId(edition: Edition, id: string): Element {
  const found = elements(edition.document, '*').find((element) => element.getAttribute('id') === id);
  if (!found) throw new Error(`${edition.path} has no element with the id ${id}`);
  return found;
}

/** The words of a node with every kind of white space written as one plain space. */
export function textOf(node: Document | Element): string {
  const words = node.nodeType === node.DOCUMENT_NODE ? (node as Document).documentElement : node;
  return (words?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The body rows of a table, cell by cell, as text. */
export function rowsOf(edition: Edition, tableId: string): string[][] {
  const body = elements(byId(edition, tableId), 'tbody');
  return body
    .flatMap((part) => elements(part, 'tr'))
    .map((row) => row.children.map((cell) => cellText(cell)));
}

/** The numbers of one body row of a table, after its heading cell. */
export function rowOf(edition: Edition, tableId: string, index: number): number[] {
  return (rowsOf(edition, tableId)[index] ?? []).slice(1).map(numberIn);
}

/** The words of the part of an edition that has an id. */
export function says(edition: Edition, id: string): string {
  return textOf(byId(edition, id));
}

/** A number as the standards print it: spaces in thousands, a real minus sign. */
export function numberIn(cell: string): number {
  return Number(cell.replaceAll(' ', '').replace('−', '-'));
}

// The letter of a table footnote is part of the cell, not of its value.
function cellText(cell: Element): string {
  const notes = elements(cell, 'xref').filter((xref) => xref.getAttribute('ref-type') === 'table-fn');
  return notes.reduce((text, note) => text.slice(0, text.length - textOf(note).length), textOf(cell)).trim();
}
