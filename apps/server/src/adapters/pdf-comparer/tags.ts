import type { IncrementalUpdate } from '../pdf-syntax/incrementalUpdate.ts';
import type { Pdf } from '../pdf-syntax/openPdf.ts';
import { isList, Name, Ref, type Dict, type Value } from '../pdf-syntax/values.ts';

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
export function leafTags(pdf: Pdf, update: IncrementalUpdate, catalog: Dict, language: string): LeafTags {
  const rootRef = catalog.get('StructTreeRoot');
  const root = pdf.resolve(rootRef);
  if (!(rootRef instanceof Ref) || !(root instanceof Map)) return untagged;
  const tree = pdf.resolve(root.get('ParentTree'));
  const parents: Dict = tree instanceof Map ? tree : new Map();
  const first = nextKey(pdf, root, parents);
  const added: { element: Ref; place: 'before' | 'after' }[] = [];

  return {
    tag: (page, place) => {
      const key = first + added.length;
      const element = update.add(
        new Map<string, Value>([
          ['Type', new Name('StructElem')],
          ['S', new Name('P')],
          ['P', rootRef],
          ['Pg', page],
          ['Lang', language],
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
      update.replace(
        rootRef,
        new Map<string, Value>([
          ...root,
          ['K', [...of('before'), ...listOf(pdf, root.get('K')), ...of('after')]],
          ['ParentTree', update.add(withNumbers(pdf, update, parents, numbers))],
          ['ParentTreeNextKey', first + added.length],
        ]),
      );
    },
  };
}

/** One more kid or number at the end of a number tree (ISO 32000-1, 7.9.7). */
function withNumbers(pdf: Pdf, update: IncrementalUpdate, tree: Dict, numbers: Value[]): Dict {
  if (!tree.has('Kids'))
    return new Map<string, Value>([...tree, ['Nums', [...listOf(pdf, tree.get('Nums')), ...numbers]]]);
  const limits = [numbers[0] ?? 0, numbers.at(-2) ?? 0];
  const leaf = update.add(
    new Map<string, Value>([
      ['Limits', limits],
      ['Nums', numbers],
    ]),
  );
  return new Map<string, Value>([...tree, ['Kids', [...listOf(pdf, tree.get('Kids')), leaf]]]);
}

/** A key that no page of the file has: the file may say which, or say it wrongly. */
function nextKey(pdf: Pdf, root: Dict, tree: Dict): number {
  const said = pdf.resolve(root.get('ParentTreeNextKey'));
  return Math.max(typeof said === 'number' ? said : 0, lastKey(pdf, tree) + 1);
}

const deepest = 20;

function lastKey(pdf: Pdf, node: Dict, depth = 0): number {
  const numbers = listOf(pdf, node.get('Nums'));
  const own = pdf.resolve(numbers.at(-2));
  const last = pdf.resolve(listOf(pdf, node.get('Kids')).at(-1));
  const below = last instanceof Map && depth < deepest ? lastKey(pdf, last, depth + 1) : -1;
  return Math.max(typeof own === 'number' ? own : -1, below);
}

/** The values of a list, or the one value that stands for a list of one. */
function listOf(pdf: Pdf, value: Value | undefined): readonly Value[] {
  if (value === undefined || value === null) return [];
  const found = pdf.resolve(value);
  if (isList(found)) return found;
  return found === null ? [] : [value];
}
