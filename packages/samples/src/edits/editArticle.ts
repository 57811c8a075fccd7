import { operations, type Operation } from './operations.ts';

/** One edit with what is true of it. */
export type Edit = {
  readonly operation: Operation['name'];
  /** The id of the clause in the edited article. */
  readonly clause: string;
  readonly before: string;
  readonly after: string;
  /** Whether nothing that the standard says is another thing. */
  readonly isEditorial: boolean;
};

/** A revised article, and everything that was done to it. */
export type Edited = { readonly html: string; readonly log: readonly Edit[] };

type Options = {
  readonly seed: number;
  /** How many edits at most; an operation that finds no place does nothing. */
  readonly edits: number;
};

/** Revises an article of the reading style by random operations; the same seed gives the same revision. */
export function editArticle(article: string, { seed, edits }: Options): Edited {
  const random = randomOf(seed);
  const log: Edit[] = [];
  const taken = new Set<string>();
  let html = article;
  for (let turn = 0; turn < edits; turn += 1) {
    const operation = operations[Math.floor(random() * operations.length)];
    const places = operation?.placesIn(html).filter(({ block }) => !taken.has(block)) ?? [];
    const place = places[Math.floor(random() * places.length)];
    const made = place && operation?.edit(place, random);
    if (!operation || !made) continue;
    html = html.slice(0, place.start) + made.html + html.slice(place.end);
    // Each block is edited once, so that its truth stays true.
    taken.add(made.block);
    taken.add(place.block);
    log.push({
      operation: operation.name,
      clause: place.clause,
      before: made.before,
      after: made.after,
      isEditorial: operation.isEditorial,
    });
  }
  return { html, log };
}

/** A linear congruential generator (Numerical Recipes, 1992). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
