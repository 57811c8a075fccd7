/** What is at the upper left corner of the window: a page, and a point on it as PDFs measure. */
export type Corner = { pageNumber: number; left: number; top: number };

/** Where a reader left by a link: the page being read, and what the window began with. */
export type BackEntry = { page: number; corner: Corner | undefined };

const kept = 50; // Who has followed more links than that goes back by pages.

/** Remembers where links were followed, so that the way back leads to the very line. */
export class BackStack {
  #left: BackEntry[] = [];

  leave(entry: BackEntry): void {
    this.#left = [...this.#left, entry].slice(-kept);
  }

  /** The entry that going to a page comes back to, forgotten thereby; undefined for any other page. */
  returnTo(page: number): BackEntry | undefined {
    const last = this.#left.at(-1);
    if (last?.page !== page) return undefined;
    this.#left = this.#left.slice(0, -1);
    return last;
  }

  /** The page to which the way back leads; null where no link was followed. */
  last(): number | null {
    return this.#left.at(-1)?.page ?? null;
  }
}
