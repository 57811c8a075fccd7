/** What speaks for each place of a text, in one array that is cleared each time it is read. */
export class Tally {
  readonly #sums: Float64Array;
  #touched: number[] = [];

  constructor(places: number) {
    this.#sums = new Float64Array(places);
  }

  add(place: number, weight: number): void {
    const sum = this.#sums[place] ?? 0;
    if (sum === 0) this.#touched.push(place);
    this.#sums[place] = sum + weight;
  }

  /** The places with the highest sums, those first that were touched first. */
  take(limit: number): number[] {
    const sumOf = (at: number): number => this.#sums[at] ?? 0;
    const best: number[] = [];
    for (const at of this.#touched) {
      const last = best.at(-1);
      if (best.length === limit && last !== undefined && sumOf(last) >= sumOf(at)) continue;
      const place = best.findIndex((other) => sumOf(other) < sumOf(at));
      best.splice(place < 0 ? best.length : place, 0, at);
      best.length = Math.min(best.length, limit);
    }
    for (const at of this.#touched) this.#sums[at] = 0;
    this.#touched = [];
    return best;
  }
}
