import type { PageNote, Stamp } from '../../ports/pdf-stamper.ts';
import { incrementalUpdate, type IncrementalUpdate } from '../pdf-syntax/incrementalUpdate.ts';
import { addNotes } from './notes.ts';
import { pagesOf, type Page } from '../pdf-syntax/pages.ts';
import { addStampForm, type StampForm } from './stampForm.ts';
import { withStrip, type WithStrip } from './strip.ts';
import type { Pdf } from '../pdf-syntax/openPdf.ts';
import { isList, Ref, Stream, type Dict, type Value } from '../pdf-syntax/values.ts';

/** Hears how many pages there are and how many are done, and says whether to go on. */
export type OnPage = (pages: number, done: number) => Promise<void>;

const stampName = 'NormaStamp';
const pagesAtOnce = 100;

/**
 * Stamps every page of a PDF with a watermark: answers what to put behind it (decision 18). The file itself stays as it is byte for byte, and with it
 * tags, outline, links and labels. A page is read for its size alone, never for what it shows.
 */
export async function stampPdf(
  pdf: Pdf,
  { notes }: Pick<Stamp, 'notes'>,
  typeset: Uint8Array,
  onPage: OnPage,
): Promise<Uint8Array> {
  const update = incrementalUpdate(pdf);
  const form = addStampForm(update, typeset);
  const before = update.add(new Stream(new Map(), Buffer.from('q')));
  const drawings = drawingsOf(update);
  const resources = resourcesWith(pdf, update, form);
  const pages = [...pagesOf(pdf)];
  const notesOf = Map.groupBy(notes.map(within(pages.length)), ({ page }) => page);
  for (const [at, page] of pages.entries()) {
    const strip = withStrip(pdf, page, form);
    const dict: Dict = new Map([
      ...page.dict,
      ['MediaBox', strip.media],
      ['CropBox', strip.crop],
      ['Contents', [before, ...contentsOf(pdf, page), drawings(strip)]],
      ['Resources', resources(page)],
    ]);
    const own = notesOf.get(at + 1);
    if (own) dict.set('Annots', addNotes(pdf, update, { page, shown: strip.shown }, own));
    update.replace(page.ref, dict);
    if ((at + 1) % pagesAtOnce === 0 || at + 1 === pages.length) await onPage(pages.length, at + 1);
  }
  return update.finish();
}

/** A note on a page that is not there any more stands at the edge of the last one: it is not lost. */
const within =
  (pages: number) =>
  ({ quads, ...note }: PageNote): PageNote =>
    note.page > pages ? { ...note, page: pages } : { ...note, ...(quads && { quads }) };

/** Draws the stamp as what is no part of the text (ISO 32000-1, 14.8.2.2), once for all pages of one shape. */
function drawingsOf(update: IncrementalUpdate): (strip: WithStrip) => Ref {
  const known = new Map<string, Ref>();
  return ({ strip, matrix }) => {
    const key = [...strip, ...matrix].join(' ');
    const there = known.get(key);
    if (there) return there;
    const ref = update.add(new Stream(new Map(), Buffer.from(drawn(strip, matrix))));
    known.set(key, ref);
    return ref;
  };
}

const drawn = ([left, bottom, right, top]: WithStrip['strip'], matrix: readonly number[]): string => {
  const ground = [left, bottom, right - left, top - bottom].map(figure).join(' ');
  return [
    // A page may leave its own settings behind; beyond its edge it may hide what was never to be seen.
    '\nQ',
    '/Artifact <</Type /Pagination /Subtype /Footer>> BDC',
    `q 1 g ${ground} re f Q`,
    `q ${matrix.map(figure).join(' ')} cm /${stampName} Do Q`,
    'EMC\n',
  ].join('\n');
};

const figure = (value: number): string => value.toFixed(5);

/** The streams of a page, one after the other. */
export function contentsOf(pdf: Pdf, { dict }: Page): readonly Value[] {
  const contents = dict.get('Contents');
  if (contents === undefined || contents === null) return [];
  const found = pdf.resolve(contents);
  if (isList(found)) return found;
  return found === null ? [] : [contents];
}

/** What a page may draw with, and the stamp next to it; what pages share they go on sharing. */
function resourcesWith(pdf: Pdf, update: IncrementalUpdate, { ref: form }: StampForm): (page: Page) => Value {
  const known = new Map<number, Ref>();
  const extended = (value: Value): Dict => {
    const own = pdf.resolve(value);
    const all: Dict = own instanceof Map ? new Map(own) : new Map();
    const drawings = pdf.resolve(all.get('XObject'));
    return all.set('XObject', new Map([...(drawings instanceof Map ? drawings : []), [stampName, form]]));
  };
  return (page) => {
    const value = page.of('Resources');
    if (!(value instanceof Ref)) return extended(value);
    const there = known.get(value.number) ?? update.add(extended(value));
    known.set(value.number, there);
    return there;
  };
}
