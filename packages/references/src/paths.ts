import type { ReferenceState } from './verdict.ts';

/** A document that another one cites, and what is to be said of the citation. */
export type Cited<Document> = { readonly document: Document; readonly state: ReferenceState };

type Citations<Document> = {
  readonly idOf: (document: Document) => number | string;
  /** What a document cites, as far as the library has it. */
  readonly citedBy: (document: Document) => readonly Cited<Document>[];
};

/** Citations that are followed from what is checked. */
export const maxSteps = 3;
/** Documents that are looked at from one reference; a catalog in which all cite all ends here. */
const maxVisited = 2_000;

/** Whether a document is not to be used any more. */
export const isWithdrawn = (state: ReferenceState): boolean =>
  state === 'withdrawn' || state === 'withdrawn-and-replaced';

/**
 * The shortest ways from a cited document to each withdrawn one that it cites itself or through others, each beginning
 * with that document: `steps` citations at most, each document once, so that cycles end.
 */
export function pathsToWithdrawn<Document>(
  from: Document,
  { idOf, citedBy }: Citations<Document>,
  steps = maxSteps - 1,
): Document[][] {
  const visited = new Set([idOf(from)]);
  const found: Document[][] = [];
  let ways: Document[][] = [[from]];
  for (let step = 0; step < steps && ways.length > 0; step += 1) {
    const next: Document[][] = [];
    for (const way of ways) {
      const last = way.at(-1);
      if (last === undefined) continue;
      for (const { document, state } of citedBy(last)) {
        const id = idOf(document);
        if (visited.has(id) || visited.size >= maxVisited) continue;
        visited.add(id);
        if (isWithdrawn(state)) found.push([...way, document]);
        else next.push([...way, document]);
      }
    }
    ways = next;
  }
  return found;
}
