/** Gives every distinct text a number, counted from 0, for as long as the index lives. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  /** How many texts have a number. */
  get size(): number {
    return this.#texts.length;
  }

  /** The text's number; a new text gets the next one. */
  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  /** The text of a number given before. */
  text(number: number): string {
    const text = this.#texts[number];
    if (text === undefined) throw new RangeError(`No text has the number ${number}`);
    return text;
  }

  /** The texts of the used numbers in code-unit order, and each number's rank among them. */
  sorted(used: Iterable<number>): { texts: string[]; ranks: Uint32Array } {
    const texts = [...new Set(used)].map((number) => this.text(number)).sort();
    const ranks = new Uint32Array(this.size);
    for (const [rank, text] of texts.entries()) ranks[this.number(text)] = rank;
    return { texts, ranks };
  }
}
