import type { ObjectLookup } from '../pdf-syntax/openPdf.ts';
import { asDict, eachReference, PdfSyntaxError, Ref, type Dict, type Value } from '../pdf-syntax/values.ts';
import { pageTreeOf } from './pageTree.ts';
import { structureOf } from './structure.ts';

/** ObjectLookup by number that are wanted together, in their order. */
export type Group = readonly number[];

/**
 * The objects of a PDF in the order in which a reader needs them: what opens the document, what pages share, then each
 * page with what is its own, and at last what is asked for when a page is shown. What nothing leads to is left out.
 */
export function orderOf(objects: ObjectLookup, trailer: Dict): Group[] {
  const root = trailer.get('Root');
  const catalog = root instanceof Ref ? asDict(objects(root.number)?.value) : null;
  if (!(root instanceof Ref) || !catalog) throw new PdfSyntaxError('The trailer names no catalog');
  const tree = pageTreeOf(objects, catalog);
  const structure = structureOf(objects, catalog);
  const placed = new Set([root.number, ...tree.all, ...structure]);

  const beside: number[] = [];
  for (const name of askedForAtOnce) gather(objects, catalog.get(name), placed, beside);
  gather(objects, trailer.get('Info'), placed, beside);
  const structureRoot = structure.slice(0, 1);
  const opening = [root.number, ...structureRoot, ...beside, ...tree.all];

  const { shared, own } = ownersOf(objects, tree.pages, placed);
  for (const number of [...shared, ...own.flat()]) placed.add(number);

  const rest: number[] = [];
  const parents = structureRoot.map((number) => asDict(objects(number)?.value)?.get('ParentTree'));
  for (const value of [...parents, catalog.get('Outlines')]) gather(objects, value, placed, rest);
  const last: number[] = [];
  for (const number of placed) gather(objects, objects(number)?.value, placed, last);
  gather(objects, root, placed, last);
  return [opening, shared, ...own, rest, structure.slice(1), last];
}

/** What a viewer looks at before it shows anything. */
const askedForAtOnce = [
  'PageLabels',
  'ViewerPreferences',
  'OCProperties',
  'OpenAction',
  'MarkInfo',
  'Metadata',
];

/** Keys of a page that lead to other pages or to objects that are not shown. */
const outOfThePage = new Set(['Parent', 'P', 'Thumb', 'PieceInfo', 'Metadata', 'B']);

/** Adds what a value leads to and has no place yet. */
function gather(objects: ObjectLookup, value: Value | undefined, placed: Set<number>, to: number[]): void {
  const waiting: number[] = [];
  eachReference(value, (number) => waiting.push(number));
  for (let at = 0; at < waiting.length; at += 1) {
    const number = waiting[at] ?? 0;
    if (placed.has(number)) continue;
    const found = objects(number);
    if (!found) continue;
    placed.add(number);
    to.push(number);
    eachReference(found.value, (next) => waiting.push(next));
  }
}

type Owners = { readonly shared: readonly number[]; readonly own: readonly Group[] };

/** What each page alone leads to, and what several do. */
function ownersOf(objects: ObjectLookup, pages: readonly number[], placed: ReadonlySet<number>): Owners {
  const sharedOwner = -1;
  const ownerOf = new Map<number, number>();
  const order: number[] = [];
  for (const [page, start] of pages.entries()) {
    const waiting: number[] = [start];
    const take = (number: number, owner: number): void => {
      const before = ownerOf.get(number);
      if (placed.has(number) || before === owner || before === sharedOwner) return;
      if (before === undefined) order.push(number);
      ownerOf.set(number, before === undefined ? owner : sharedOwner);
      waiting.push(number);
    };
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      const owner = ownerOf.get(number) ?? page;
      eachReference(objects(number)?.value, (next) => take(next, owner), outOfThePage);
    }
  }
  const own: number[][] = pages.map(() => []);
  const shared: number[] = [];
  for (const number of order) {
    if (!objects(number)) continue;
    (own[ownerOf.get(number) ?? sharedOwner] ?? shared).push(number);
  }
  return { shared, own };
}
