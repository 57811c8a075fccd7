import { NO_FAMILY } from '../segment/draft.ts';
import { placeOf, sizeOf, textAt, type Texts } from '../segment/texts.ts';
import type { Part } from './epoch.ts';

/**
 * One number for a family in whichever segments its editions are; a document that stands alone has its own. Families of
 * the largest segment keep the numbers that they have there, so that few names are read.
 */
export class FamilyNumbers {
  size = 0;
  readonly #largest: Part | undefined;
  readonly #names: Texts | undefined;
  /** Families that the largest segment has not. */
  readonly #others = new Map<string, number>();

  constructor(parts: readonly Part[]) {
    for (const part of parts)
      if (part.segment.size > (this.#largest?.segment.size ?? 0)) this.#largest = part;
    this.#names = this.#largest?.segment.familyNames;
    this.size = this.#names ? sizeOf(this.#names) : 0;
  }

  /** The numbers of the families of documents of one segment. */
  of(part: Part, documents: Uint32Array): Uint32Array {
    const { families, familyNames } = part.segment;
    const numbers = new Uint32Array(documents.length);
    for (let at = 0; at < documents.length; at++) {
      const family = families.of[documents[at] as number] as number;
      if (family === NO_FAMILY) numbers[at] = this.size++;
      else numbers[at] = part === this.#largest ? family : this.#named(textAt(familyNames, family));
    }
    return numbers;
  }

  #named(name: string): number {
    const place = this.#names && placeOf(this.#names, name);
    if (place !== undefined) return place;
    const number = this.#others.get(name) ?? this.size++;
    this.#others.set(name, number);
    return number;
  }
}
