import type { Part } from './traits.ts';
import type { Tally } from './tally.ts';

/** A trait with more candidates than this leads nowhere. */
const maxCandidates = 40;

/** Which clauses hold a mark, a trait or a word of a heading; marks that stand nearly everywhere are left out. */
export class CandidateIndex {
  /** Where the candidates of each mark begin in `#places`; they end where those of the next one begin. */
  readonly #starts: Int32Array;
  readonly #places: Int32Array;

  /** Marks are numbers below `count`; each stands in a clause once. */
  constructor(parts: readonly Part[], count: number, marksOf: (part: Part) => Int32Array) {
    const counts = new Int32Array(count);
    for (const part of parts) for (const mark of marksOf(part)) counts[mark] = (counts[mark] ?? 0) + 1;
    this.#starts = new Int32Array(count + 1);
    let sum = 0;
    counts.forEach((size, mark) => {
      if (size <= maxCandidates) sum += size;
      this.#starts[mark + 1] = sum;
    });
    this.#places = new Int32Array(sum);
    const next = this.#starts.slice();
    for (const part of parts)
      for (const mark of marksOf(part))
        if ((counts[mark] ?? 0) <= maxCandidates) {
          const at = next[mark] ?? 0;
          this.#places[at] = part.at;
          next[mark] = at + 1;
        }
  }

  /** Lets all that hold a mark be spoken for. */
  speak(mark: number, weight: number, tally: Tally): void {
    const end = this.#starts[mark + 1] ?? 0;
    for (let at = this.#starts[mark] ?? 0; at < end; at += 1) tally.add(this.#places[at] ?? 0, weight);
  }
}
