import type { PageNote } from '../../ports/pdf-stamper.ts';
import type { Appendix } from './appendix.ts';
import type { Page } from './pages.ts';
import type { Box } from './strip.ts';
import type { Objects } from './syntax/objects.ts';
import { isList, Name, type Dict, type Ref, type Value } from './syntax/values.ts';
import { utf16 } from './utf16.ts';

const side = 20;
const apart = 24;
const fromEdge = 12;

/** Adds notes to a page as PDF annotations, which every viewer opens; answers all annotations of the page. */
export function addNotes(
  objects: Objects,
  appendix: Appendix,
  { page, shown }: { page: Page; shown: Box },
  notes: readonly PageNote[],
): Value {
  const there = objects.resolve(page.dict.get('Annots'));
  const added = notes.map((note, at) =>
    appendix.add(annotation(note, { page: page.ref, place: placeOf(at, shown) })),
  );
  return [...(isList(there) ? there : []), ...added];
}

/** A note knows its page and no more: they stand at the edge, one below the other, then in the next column. */
function placeOf(at: number, [left, bottom, right, top]: Box): Box {
  const inColumn = Math.max(1, Math.floor((top - bottom - 2 * fromEdge) / apart));
  const x = Math.max(left, right - fromEdge - side - Math.floor(at / inColumn) * apart);
  const y = top - fromEdge - (at % inColumn) * apart;
  return [x, y - side, x + side, y];
}

function annotation(note: PageNote, { page, place }: { page: Ref; place: Box }): Dict {
  return new Map<string, Value>([
    ['Type', new Name('Annot')],
    ['Subtype', new Name('Text')],
    ['Name', new Name('Note')],
    ['Rect', place],
    ['Contents', utf16(note.text)],
    ['T', utf16(note.author)],
    ['NM', utf16(note.id)],
    ['M', Buffer.from(`D:${note.at.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`)],
    ['C', [1, 0.82, 0.29]],
    // Printed, and neither scaled nor turned with the page.
    ['F', 4 + 8 + 16],
    ['P', page],
  ]);
}
