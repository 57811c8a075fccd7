import type { ObjectLookup } from '../pdf-syntax/openPdf.ts';
import { asDict, isList, isName, PdfSyntaxError, Ref, type Dict, type Value } from '../pdf-syntax/values.ts';

const deepest = 100;

/** The numbers of the page tree's objects, pages and the nodes above them, in the order of the pages. */
export type PageTree = { readonly all: readonly number[]; readonly pages: readonly number[] };

/** Walks the page tree of a document (ISO 32000-1, 7.7.3). */
export function pageTreeOf(objects: ObjectLookup, catalog: Dict): PageTree {
  const all: number[] = [];
  const pages: number[] = [];
  const seen = new Set<number>();

  const walk = (node: Value | undefined, depth: number): void => {
    if (!(node instanceof Ref)) throw new PdfSyntaxError('The page tree holds what is no reference');
    if (depth > deepest || seen.has(node.number)) throw new PdfSyntaxError('The page tree leads into itself');
    seen.add(node.number);
    const dict = asDict(objects(node.number)?.value);
    if (!dict) throw new PdfSyntaxError('The page tree names a page that is not there');
    all.push(node.number);
    const kids = kidsOf(objects, dict);
    if (!kids) pages.push(node.number);
    else for (const kid of kids) walk(kid, depth + 1);
  };

  walk(catalog.get('Pages'), 0);
  if (pages.length === 0) throw new PdfSyntaxError('There are no pages');
  return { all, pages };
}

function kidsOf(objects: ObjectLookup, dict: Dict): readonly Value[] | null {
  if (isName(dict.get('Type'), 'Page')) return null;
  const given = dict.get('Kids');
  const kids = given instanceof Ref ? objects(given.number)?.value : given;
  return isList(kids) ? kids : null;
}
