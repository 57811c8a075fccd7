/** An array of numbers that grows as it is written; double the memory is taken when it is full. */
export class Numbers {
  #items = new Uint32Array(64);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Appends a number from 0 to 2³² − 1. */
  push(item: number): void {
    if (this.#size === this.#items.length) {
      const larger = new Uint32Array(this.#size * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.#size++] = item;
  }

  /** Forgets what was written and keeps the memory. */
  clear(): void {
    this.#size = 0;
  }

  /** What was written, as a view that the next write may outdate. */
  view(from = 0, end = this.#size): Uint32Array {
    return this.#items.subarray(from, end);
  }
}
