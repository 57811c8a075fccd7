import type { Element } from 'slimdom';
import type { Reference } from '../document.ts';
import { designationOf } from './designation.ts';
import { childNamed, childrenNamed, firstWithin, textOf, walk } from './dom.ts';

/**
 * The standards in a document's lists of references, in their order and each once. What is cited in passing alone is
 * no reference: a foreword names the edition that it replaces, and an example names what it found.
 */
export function readReferences(standard: Element): Reference[] {
  const references = new Map<string, Reference>();
  for (const list of [...walk(standard)].filter(({ localName }) => localName === 'ref-list'))
    for (const cited of childrenNamed(list, 'ref').flatMap(readReference))
      if (!references.has(cited.designation)) references.set(cited.designation, cited);
  return [...references.values()];
}

function readReference(reference: Element): Reference[] {
  return [...walk(reference)]
    .filter(({ localName }) => localName === 'std')
    .flatMap((standard) => {
      const designation = designationOf(standard);
      if (!designation) return [];
      const title = childNamed(standard, 'title') ?? firstWithin(reference, 'title');
      return [{ designation, title: textOf(title) }];
    });
}
