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
    const own = detached(text);
    this.#numbers.set(own, this.#texts.length);
    return this.#texts.push(own) - 1;
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

/** Shorter words are always copied by V8; longer ones than any word are few. */
const SHORTEST_SLICE = 13;
const LONGEST_COPY = 1_000;

/** A word cut out of a text keeps the whole text in memory, in V8, until it is copied letter by letter. */
function detached(text: string): string {
  if (text.length < SHORTEST_SLICE || text.length > LONGEST_COPY) return text;
  return String.fromCharCode(...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));
}
