import type { Pdf } from './openPdf.ts';
import { PdfSyntaxError, isList, Name, Ref, type Dict, type Value } from './values.ts';

/** A page: its own dictionary, and what it has from the branches of the tree above it. */
export type Page = {
  readonly ref: Ref;
  readonly dict: Dict;
  /** Its own value of a key, or the one that it inherits. */
  readonly of: (key: 'MediaBox' | 'CropBox' | 'Rotate' | 'Resources') => Value;
};

const maxPages = 10_000;
const deepest = 60;

/** The pages of a PDF in their order. */
export function* pagesOf(pdf: Pdf): Generator<Page> {
  const catalog = pdf.resolve(pdf.xref.trailer.get('Root'));
  const root = catalog instanceof Map ? catalog.get('Pages') : undefined;
  const seen = new Set<number>();
  let count = 0;
  for (const page of leaves(pdf, root, [], seen)) {
    count += 1;
    if (count > maxPages) throw new PdfSyntaxError('There are too many pages');
    yield page;
  }
  if (count === 0) throw new PdfSyntaxError('There are no pages');
}

function* leaves(
  pdf: Pdf,
  ref: Value | undefined,
  above: readonly Dict[],
  seen: Set<number>,
): Generator<Page> {
  if (!(ref instanceof Ref)) throw new PdfSyntaxError('A page is not named by its number');
  if (seen.has(ref.number) || above.length > deepest) throw new PdfSyntaxError('The tree of pages is none');
  seen.add(ref.number);
  const dict = pdf.resolve(ref);
  if (!(dict instanceof Map)) throw new PdfSyntaxError('A page is missing');
  const kids = pdf.resolve(dict.get('Kids'));
  const type = pdf.resolve(dict.get('Type'));
  const isPage = type instanceof Name ? type.name === 'Page' : kids === null;
  if (isPage) {
    const line = [dict, ...above];
    yield { ref, dict, of: (key) => line.find((each) => each.has(key))?.get(key) ?? null };
    return;
  }
  if (!isList(kids)) throw new PdfSyntaxError('A branch of pages has none');
  for (const kid of kids) yield* leaves(pdf, kid, [dict, ...above], seen);
}
