/** Something found, and how good it is. */
export type Scored = { readonly id: string; readonly score: number };

/** Keeps the best of all that is offered, as many as are wanted. */
export type Best<T extends Scored> = {
  readonly offer: (found: T) => void;
  /** What was kept, the best first; of two alike the one whose id comes first. */
  readonly ranked: () => T[];
};

const isWorse = (a: Scored, b: Scored): boolean => a.score < b.score || (a.score === b.score && a.id > b.id);

/** Keeps the best `most` of all that is offered, in a heap whose top is the worst of them. */
export function best<T extends Scored>(max: number): Best<T> {
  const heap: T[] = [];

  const sinkTop = (found: T): void => {
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      const isRight = left !== undefined && right !== undefined && isWorse(right, left);
      const child = isRight ? right : left;
      if (child === undefined || !isWorse(child, found)) break;
      heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = found;
  };

  const rise = (found: T): void => {
    let at = heap.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isWorse(found, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = found;
  };

  return {
    offer: (found) => {
      const worst = heap[0];
      if (heap.length < max) rise(found);
      else if (worst && isWorse(worst, found)) sinkTop(found);
    },
    ranked: () => heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1)),
  };
}
