import type { PageNote } from '../../ports/pdf-stamper.ts';
import type { IncrementalUpdate } from '../pdf-syntax/incrementalUpdate.ts';
import type { Page } from '../pdf-syntax/pages.ts';
import type { Box } from './strip.ts';
import type { Pdf } from '../pdf-syntax/openPdf.ts';
import { isList, Name, textString, type Dict, type Ref, type Value } from '../pdf-syntax/values.ts';

const side = 20;
const apart = 24;
const fromEdge = 12;

/** Adds notes to a page as PDF annotations, which every viewer opens; answers all annotations of the page. */
export function addNotes(
  pdf: Pdf,
  update: IncrementalUpdate,
  { page, shown }: { page: Page; shown: Box },
  notes: readonly PageNote[],
): Value {
  const there = pdf.resolve(page.dict.get('Annots'));
  const marks = notes.filter(({ quads = [] }) => quads.length > 0);
  const others = notes.filter(({ quads = [] }) => quads.length === 0);
  const added = [
    ...marks.map((mark) => highlight(mark, page.ref)),
    ...others.map((note, at) => sticker(note, { page: page.ref, place: placeOf(at, shown) })),
  ];
  return [...(isList(there) ? there : []), ...added.map((annotation) => update.add(annotation))];
}

/** A note knows its page and no more: notes are at the edge, one below the other, then in the next column. */
function placeOf(at: number, [left, bottom, right, top]: Box): Box {
  const inColumn = Math.max(1, Math.floor((top - bottom - 2 * fromEdge) / apart));
  const x = Math.max(left, right - fromEdge - side - Math.floor(at / inColumn) * apart);
  const y = top - fromEdge - (at % inColumn) * apart;
  return [x, y - side, x + side, y];
}

function sticker(note: PageNote, { page, place }: { page: Ref; place: Box }): Dict {
  return new Map<string, Value>([
    ['Type', new Name('Annot')],
    ['Subtype', new Name('Text')],
    ['Name', new Name('Note')],
    ['Rect', place],
    ...said(note, page),
    // Printed, and neither scaled nor turned with the page.
    ['F', 4 + 8 + 16],
  ]);
}

/** Marks what a note is on; every viewer draws it in a way of its own, where its text can be opened. */
function highlight(note: PageNote, page: Ref): Dict {
  const corners = note.quads?.flat() ?? [];
  return new Map<string, Value>([
    ['Type', new Name('Annot')],
    ['Subtype', new Name('Highlight')],
    ['Rect', around(corners)],
    ['QuadPoints', corners],
    ...said(note, page),
    ['F', 4],
  ]);
}

/** A little more than the corners: one that is not within the rectangle makes viewers leave all of them out. */
function around(corners: readonly number[]): Box {
  const xs = corners.filter((_, at) => at % 2 === 0);
  const ys = corners.filter((_, at) => at % 2 === 1);
  const min = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other)) - 1;
  const max = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other)) + 1;
  return [min(xs), min(ys), max(xs), max(ys)];
}

const said = ({ id, text, subject, author, at }: PageNote, page: Ref): [string, Value][] => [
  ['Contents', textString(text)],
  ...(subject ? [['Subj', textString(subject)] satisfies [string, Value]] : []),
  ['T', textString(author)],
  ['NM', textString(id)],
  ['M', `D:${at.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`],
  ['C', [1, 0.82, 0.29]],
  ['P', page],
];
