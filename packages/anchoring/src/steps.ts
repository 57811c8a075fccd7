import { wholeLetters, withoutSpace, type Stretch } from './anchor.ts';

/** By what a reader selects without a mouse. */
export type Unit = 'word' | 'sentence' | 'block';

/** Finds words, sentences and blocks in a text, by the rules of its language (UAX 29). */
export class Steps {
  readonly #text: string;
  readonly #words: Intl.Segmenter;
  readonly #sentences: Intl.Segmenter;

  constructor(text: string, language: string) {
    this.#text = text;
    const known = knownLanguage(language);
    this.#words = new Intl.Segmenter(known, { granularity: 'word' });
    this.#sentences = new Intl.Segmenter(known, { granularity: 'sentence' });
  }

  /** The word, sentence or block at a place; the next one where only space is. Null at the end of the text. */
  at(place: number, unit: Unit): Stretch | null {
    for (let block = this.#blockAt(place); block; block = this.#blockAt(block.end + 1)) {
      const found = this.#within(block, unit).find(({ end }) => end > place);
      if (found) return found;
    }
    return null;
  }

  /** The next or the previous one next to a stretch; null where the text ends. */
  beside({ start, end }: Stretch, unit: Unit, way: 1 | -1): Stretch | null {
    if (way === 1) return this.at(end, unit);
    for (let block = this.#blockAt(start); block; block = this.#blockBefore(block.start)) {
      const found = this.#within(block, unit).findLast((one) => one.end <= start);
      if (found) return found;
    }
    return null;
  }

  /** A stretch with its beginning or its end moved by one unit; the same where it can go no further. */
  extended(stretch: Stretch, edge: 'start' | 'end', unit: Unit, way: 1 | -1): Stretch {
    const { start, end } = stretch;
    if (edge === 'end') {
      const to = way === 1 ? this.at(end, unit)?.end : this.#lastEndBefore(end, unit);
      return to !== undefined && to > start ? { start, end: to } : stretch;
    }
    const from = way === -1 ? this.beside(stretch, unit, -1)?.start : this.#firstStartAfter(start, unit);
    return from !== undefined && from < end ? { start: from, end } : stretch;
  }

  #lastEndBefore(end: number, unit: Unit): number | undefined {
    return this.beside({ start: end - 1, end }, unit, -1)?.end;
  }

  #firstStartAfter(start: number, unit: Unit): number | undefined {
    const here = this.at(start, unit);
    return here ? this.at(here.end, unit)?.start : undefined;
  }

  /** The line of the stream around a place: a paragraph, a heading, a cell. */
  #blockAt(place: number): Stretch | null {
    let start = place;
    while (start < this.#text.length && isEnd(this.#text, start)) start += 1;
    if (start >= this.#text.length) return null;
    let end = start;
    while (start > 0 && !isEnd(this.#text, start - 1)) start -= 1;
    while (end < this.#text.length && !isEnd(this.#text, end)) end += 1;
    return { start, end };
  }

  #blockBefore(place: number): Stretch | null {
    let at = place - 1;
    while (at >= 0 && isEnd(this.#text, at)) at -= 1;
    return at < 0 ? null : this.#blockAt(at);
  }

  #within(block: Stretch, unit: Unit): Stretch[] {
    const text = this.#text.slice(block.start, block.end);
    const whole = withoutSpace(this.#text, block);
    if (unit === 'block') return whole.start < whole.end ? [whole] : [];
    const all = [...(unit === 'word' ? this.#words : this.#sentences).segment(text)];
    // No one counts a comma as a word, unless a block holds nothing else.
    const words = unit === 'word' ? all.filter(({ isWordLike }) => isWordLike) : [];
    const pieces = words.length > 0 ? words : all;
    const found: Stretch[] = [];
    for (const { segment, index } of pieces) {
      const stretch = { start: block.start + index, end: block.start + index + segment.length };
      const { start, end } = wholeLetters(this.#text, withoutSpace(this.#text, stretch));
      if (start < end) found.push({ start, end });
    }
    return found;
  }
}

const isEnd = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 0x0a || text.charCodeAt(at) === 0x09;

/** A language that a browser does not know is read by the rules that hold for most. */
function knownLanguage(language: string): string {
  try {
    return Intl.Segmenter.supportedLocalesOf(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
