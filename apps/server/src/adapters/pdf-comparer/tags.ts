import type { Appendix } from '../pdf-stamper/appendix.ts';
import type { Objects } from '../pdf-stamper/syntax/objects.ts';
import { isList, Name, Ref, type Dict, type Value } from '../pdf-stamper/syntax/values.ts';

/** Adds leaves to the structure of a tagged PDF, so that their text is read aloud like all other text. */
export type LeafTags = {
  /** What the page of a leaf says of itself, and what its text is wrapped in. */
  readonly tag: (
    page: Ref,
    place: 'before' | 'after',
  ) => { readonly entries: [string, Value][]; begin: string; end: string };
  /** Writes the structure with all leaves that were tagged. */
  readonly finish: () => void;
};

const untagged: LeafTags = { tag: () => ({ entries: [], begin: '', end: '' }), finish: () => undefined };

/**
 * The tags of the leaves of a file (ISO 32000-1, 14.7): a paragraph each, before or behind all that was there. A file
 * without a structure of its own claims none, and gets none.
 */
export function leafTags(objects: Objects, appendix: Appendix, catalog: Dict, language: string): LeafTags {
  const rootRef = catalog.get('StructTreeRoot');
  const root = objects.resolve(rootRef);
  if (!(rootRef instanceof Ref) || !(root instanceof Map)) return untagged;
  const tree = objects.resolve(root.get('ParentTree'));
  const parents: Dict = tree instanceof Map ? tree : new Map();
  const first = nextKey(objects, root, parents);
  const added: { element: Ref; place: 'before' | 'after' }[] = [];

  return {
    tag: (page, place) => {
      const key = first + added.length;
      const element = appendix.add(
        new Map<string, Value>([
          ['Type', new Name('StructElem')],
          ['S', new Name('P')],
          ['P', rootRef],
          ['Pg', page],
          ['Lang', Buffer.from(language, 'latin1')],
          ['K', 0],
        ]),
      );
      added.push({ element, place });
      return { entries: [['StructParents', key]], begin: '/P <</MCID 0>> BDC ', end: ' EMC' };
    },
    finish: () => {
      const of = (where: 'before' | 'after') =>
        added.filter(({ place }) => place === where).map(({ element }) => element);
      const numbers = added.flatMap(({ element }, at): Value[] => [first + at, [element]]);
      appendix.replace(
        rootRef,
        new Map<string, Value>([
          ...root,
          ['K', [...of('before'), ...listOf(objects, root.get('K')), ...of('after')]],
          ['ParentTree', appendix.add(withNumbers(objects, appendix, parents, numbers))],
          ['ParentTreeNextKey', first + added.length],
        ]),
      );
    },
  };
}

/** One more kid or number at the end of a number tree (ISO 32000-1, 7.9.7). */
function withNumbers(objects: Objects, appendix: Appendix, tree: Dict, numbers: Value[]): Dict {
  if (!tree.has('Kids'))
    return new Map<string, Value>([...tree, ['Nums', [...listOf(objects, tree.get('Nums')), ...numbers]]]);
  const limits = [numbers[0] ?? 0, numbers.at(-2) ?? 0];
  const leaf = appendix.add(
    new Map<string, Value>([
      ['Limits', limits],
      ['Nums', numbers],
    ]),
  );
  return new Map<string, Value>([...tree, ['Kids', [...listOf(objects, tree.get('Kids')), leaf]]]);
}

/** A key that no page of the file has: the file may say which, or say it wrongly. */
function nextKey(objects: Objects, root: Dict, tree: Dict): number {
  const said = objects.resolve(root.get('ParentTreeNextKey'));
  return Math.max(typeof said === 'number' ? said : 0, lastKey(objects, tree) + 1);
}

const deepest = 20;

function lastKey(objects: Objects, node: Dict, depth = 0): number {
  const numbers = listOf(objects, node.get('Nums'));
  const own = objects.resolve(numbers.at(-2));
  const last = objects.resolve(listOf(objects, node.get('Kids')).at(-1));
  const below = last instanceof Map && depth < deepest ? lastKey(objects, last, depth + 1) : -1;
  return Math.max(typeof own === 'number' ? own : -1, below);
}

/** The values of a list, or the one value that stands for a list of one. */
function listOf(objects: Objects, value: Value | undefined): readonly Value[] {
  if (value === undefined || value === null) return [];
  const found = objects.resolve(value);
  if (isList(found)) return found;
  return found === null ? [] : [value];
}
