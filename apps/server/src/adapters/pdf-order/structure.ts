import type { ObjectLookup } from '../pdf-syntax/openPdf.ts';
import { asDict, eachReference, Ref, type Dict } from '../pdf-syntax/values.ts';

/**
 * The objects of the structure tree (ISO 32000-1, 14.7), level by level, each level in the order of the document. A
 * reader of one page asks for its elements, all above them, and the children of those: they lie side by side so.
 */
export function structureOf(objects: ObjectLookup, catalog: Dict): number[] {
  const root = catalog.get('StructTreeRoot');
  if (!(root instanceof Ref) || !objects(root.number)) return [];
  const seen = new Set<number>([root.number]);
  let level = [root.number];
  while (level.length > 0) {
    const next: number[] = [];
    const take = (number: number): void => {
      if (seen.has(number) || !objects(number)) return;
      seen.add(number);
      next.push(number);
    };
    for (const number of level) {
      const element = asDict(objects(number)?.value);
      if (element) for (const name of ['K', 'A']) eachReference(element.get(name), take, outOfTheTree);
    }
    level = next;
  }
  return [...seen];
}

/** From an element to its page, or to the annotation or picture that it speaks of. */
const outOfTheTree = new Set(['Pg', 'Obj', 'Stm', 'StmOwn', 'P']);
