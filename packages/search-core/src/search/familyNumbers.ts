import { NO_FAMILY } from '../segment/draft.ts';
import { placeOf, sizeOf, textAt, type Texts } from '../segment/texts.ts';
import type { Part } from './epoch.ts';

/**
 * One number, counted from 0, for each family found, in whichever segments its editions are; a document that is
 * alone has its own. Families are known by their place in the largest segment, so that few names are read.
 */
export class FamilyNumbers {
  size = 0;
  readonly #largest: Part | undefined;
  readonly #names: Texts | undefined;
  /** The numbers of the largest segment's families, counted from 1. */
  readonly #known: Uint32Array;
  /** Families that the largest segment has not. */
  readonly #others = new Map<string, number>();

  constructor(parts: readonly Part[]) {
    for (const part of parts)
      if (part.segment.size > (this.#largest?.segment.size ?? 0)) this.#largest = part;
    this.#names = this.#largest?.segment.familyNames;
    this.#known = new Uint32Array(this.#names ? sizeOf(this.#names) : 0);
  }

  /** The numbers of the families of documents of one segment. */
  of(part: Part, documents: Uint32Array): Uint32Array {
    const { families, familyNames } = part.segment;
    const numbers = new Uint32Array(documents.length);
    for (let at = 0; at < documents.length; at++) {
      const family = families.of[documents[at] as number] as number;
      if (family === NO_FAMILY) numbers[at] = this.size++;
      else if (part === this.#largest) numbers[at] = this.#placed(family);
      else numbers[at] = this.#named(textAt(familyNames, family));
    }
    return numbers;
  }

  #placed(place: number): number {
    if (this.#known[place] === 0) this.#known[place] = ++this.size;
    return (this.#known[place] as number) - 1;
  }

  #named(name: string): number {
    const place = this.#names && placeOf(this.#names, name);
    if (place !== undefined) return this.#placed(place);
    const number = this.#others.get(name) ?? this.size++;
    this.#others.set(name, number);
    return number;
  }
}
