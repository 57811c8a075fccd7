import { incrementalUpdate, type IncrementalUpdate } from '../pdf-syntax/incrementalUpdate.ts';
import type { Page } from '../pdf-syntax/pages.ts';
import { addForms, type StampForm } from '../pdf-stamper/stampForm.ts';
import { contentsOf } from '../pdf-stamper/stampPdf.ts';
import type { Pdf } from '../pdf-syntax/openPdf.ts';
import { Name, PdfSyntaxError, Ref, Stream, type Dict, type Value } from '../pdf-syntax/values.ts';
import { addBookmarks, type Bookmark } from './bookmarks.ts';
import type { WithColumn } from './column.ts';
import { shiftedLabels } from './pageLabels.ts';
import { leafTags } from './tags.ts';

const drawingName = 'NormaRedline';

/** What is drawn: one PDF with a leaf for the front, a drawing for each page, and leaves for the end. */
export type Drawn = {
  readonly overlay: Uint8Array;
  readonly pages: readonly { readonly page: Page; readonly column: WithColumn }[];
  readonly bookmarks: readonly Bookmark[];
  /** What the bookmarks stand under. */
  readonly heading: string;
  /** The language of what is drawn. */
  readonly language: string;
};

/** Shows a comparison on the pages of a PDF: answers what to put behind the file, which stays as it is. */
export function writeComparison(
  pdf: Pdf,
  { overlay, pages, bookmarks, heading, language }: Drawn,
): Uint8Array {
  const update = incrementalUpdate(pdf);
  const [front, ...forms] = addForms(update, overlay);
  const drawings = forms.slice(0, pages.length);
  if (!front || drawings.length < pages.length) throw new Error('A page of the comparison was not drawn');
  const before = update.add(new Stream(new Map(), Buffer.from('q')));
  for (const [at, { page, column }] of pages.entries()) {
    const form = drawings[at];
    if (!form) continue;
    const over = update.add(new Stream(new Map(), Buffer.from(drawn(column))));
    update.replace(
      page.ref,
      new Map<string, Value>([
        ...page.dict,
        ['MediaBox', column.media],
        ['CropBox', column.crop],
        ['Contents', [before, ...contentsOf(pdf, page), over]],
        ['Resources', resourcesWith(pdf, page, form)],
      ]),
    );
  }
  const catalogRef = pdf.xref.trailer.get('Root');
  const catalog = pdf.resolve(catalogRef);
  if (!(catalogRef instanceof Ref) || !(catalog instanceof Map))
    throw new PdfSyntaxError('There is no catalog');
  const root = addLeaves(pdf, update, {
    catalog,
    front,
    ends: forms.slice(pages.length),
    count: pages.length,
    language,
  });
  const places = pages.map(({ page, column }) => ({ ref: page.ref, column }));
  update.replace(
    catalogRef,
    new Map<string, Value>([
      ...catalog,
      ['Pages', root],
      ['PageLabels', shiftedLabels(pdf, catalog.get('PageLabels'), pages.length)],
      ...(bookmarks.length > 0
        ? [['Outlines', addBookmarks(pdf, update, { catalog, places, bookmarks, heading })] as const]
        : []),
    ]),
  );
  return update.finish();
}

/** As what is no part of the text (ISO 32000-1, 14.8.2.2); a page may leave its own settings behind. */
const drawn = ({ matrix }: WithColumn): string =>
  [
    '\nQ',
    '/Artifact <</Type /Layout>> BDC',
    `q ${matrix.map((each) => each.toFixed(5)).join(' ')} cm /${drawingName} Do Q`,
    'EMC\n',
  ].join('\n');

function resourcesWith(pdf: Pdf, page: Page, { ref }: StampForm): Value {
  const own = pdf.resolve(page.of('Resources'));
  const all: Dict = own instanceof Map ? new Map(own) : new Map();
  const drawings = pdf.resolve(all.get('XObject'));
  return all.set('XObject', new Map([...(drawings instanceof Map ? drawings : []), [drawingName, ref]]));
}

type Leaves = {
  readonly catalog: Dict;
  readonly front: StampForm;
  readonly ends: readonly StampForm[];
  readonly count: number;
  readonly language: string;
};

/** Puts a leaf before all pages and others behind them: a new root above the tree of pages that was there. */
function addLeaves(
  pdf: Pdf,
  update: IncrementalUpdate,
  { catalog, front, ends, count, language }: Leaves,
): Ref {
  const pagesRef = catalog.get('Pages');
  const tree = pdf.resolve(pagesRef);
  if (!(pagesRef instanceof Ref) || !(tree instanceof Map))
    throw new PdfSyntaxError('There is no tree of pages');
  const root = update.add(null);
  const tags = leafTags(pdf, update, catalog, language);
  const leaf = ({ ref, width, height }: StampForm, place: 'before' | 'after'): Ref => {
    const page = update.add(null);
    const { entries, begin, end } = tags.tag(page, place);
    const contents = new Stream(new Map(), Buffer.from(`${begin}/${drawingName} Do${end}`));
    update.replace(
      page,
      new Map<string, Value>([
        ['Type', new Name('Page')],
        ['Parent', root],
        ['MediaBox', [0, 0, width, height]],
        ['Resources', new Map([['XObject', new Map([[drawingName, ref]])]])],
        ['Contents', update.add(contents)],
        ...entries,
      ]),
    );
    return page;
  };
  update.replace(pagesRef, new Map<string, Value>([...tree, ['Parent', root]]));
  const kids = [leaf(front, 'before'), pagesRef, ...ends.map((form) => leaf(form, 'after'))];
  tags.finish();
  update.replace(
    root,
    new Map<string, Value>([
      ['Type', new Name('Pages')],
      ['Kids', kids],
      ['Count', count + kids.length - 1],
    ]),
  );
  return root;
}
