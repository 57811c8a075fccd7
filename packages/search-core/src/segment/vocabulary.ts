import { compareTexts } from './texts.ts';

/** Gives every distinct text a number, counted from 0. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  /** The text's number; a new text gets the next one. */
  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const own = detached(text);
    this.#numbers.set(own, this.#texts.length);
    return this.#texts.push(own) - 1;
  }

  /** The texts in order, and each number's place in it. */
  sorted(): { texts: string[]; places: Uint32Array } {
    const texts = this.#texts.toSorted(compareTexts);
    const places = new Uint32Array(texts.length);
    for (const [place, text] of texts.entries()) places[this.#numbers.get(text) ?? 0] = place;
    return { texts, places };
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
