import type { IncrementalUpdate } from '../pdf-syntax/incrementalUpdate.ts';
import type { Pdf } from '../pdf-syntax/openPdf.ts';
import { Name, Ref, textString, type Dict, type Value } from '../pdf-syntax/values.ts';
import type { WithColumn } from './column.ts';

/** One change in the outline of a PDF. */
export type Bookmark = { readonly title: string; readonly page: number; readonly top: number };

type Wish = {
  readonly catalog: Dict;
  readonly places: readonly { readonly ref: Ref; readonly column: WithColumn }[];
  readonly bookmarks: readonly Bookmark[];
  readonly heading: string;
};

/** Adds a closed branch with a bookmark for each change behind the outline that there is (ISO 32000-1, 12.3.3). */
export function addBookmarks(
  pdf: Pdf,
  update: IncrementalUpdate,
  { catalog, places, bookmarks, heading }: Wish,
): Ref {
  const given = catalog.get('Outlines');
  const there = pdf.resolve(given);
  const outline = given instanceof Ref ? given : update.add(null);
  const own: Dict = there instanceof Map ? there : new Map([['Type', new Name('Outlines')]]);
  const lastRef = own.get('Last');
  const last = pdf.resolve(lastRef);
  const branch = update.add(null);
  const leaves = bookmarks.map(() => update.add(null));
  for (const [at, { title, page, top }] of bookmarks.entries()) {
    const place = places[page];
    const ref = leaves[at];
    if (!place || !ref) continue;
    const entries: [string, Value | undefined][] = [
      ['Title', textString(title)],
      ['Parent', branch],
      ['Prev', leaves[at - 1]],
      ['Next', leaves[at + 1]],
      ['Dest', [place.ref, new Name('XYZ'), ...seenFrom(place.column, top), null]],
    ];
    update.replace(ref, dictOf(entries));
  }
  const isAfter = lastRef instanceof Ref && last instanceof Map;
  if (isAfter) update.replace(lastRef, new Map<string, Value>([...last, ['Next', branch]]));
  update.replace(
    branch,
    dictOf([
      ['Title', textString(heading)],
      ['Parent', outline],
      ['Prev', isAfter ? lastRef : undefined],
      ['First', leaves[0]],
      ['Last', leaves.at(-1)],
      ['Count', -leaves.length],
    ]),
  );
  const count = own.get('Count');
  update.replace(
    outline,
    new Map<string, Value>([
      ...own,
      ['First', own.get('First') ?? branch],
      ['Last', branch],
      ['Count', typeof count === 'number' && count > 0 ? count + 1 : 1],
    ]),
  );
  return outline;
}

const dictOf = (entries: readonly (readonly [string, Value | undefined])[]): Dict =>
  new Map(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));

/** A little above a place on the page, in the page's own directions. */
function seenFrom({ matrix: [, , c, d, e, f], height }: WithColumn, top: number): [number, number] {
  const up = Math.min(height, height - top + 40);
  return [c * up + e, d * up + f];
}
