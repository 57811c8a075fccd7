import { NO_FAMILY } from '../segment/draft.ts';
import { textAt } from '../segment/texts.ts';
import type { Part } from './epoch.ts';

/** One number for a family in whichever segments its editions are; a document that stands alone has its own. */
export class FamilyNumbers {
  size = 0;
  readonly #byName = new Map<string, number>();

  /** The numbers of the families of documents of one segment. */
  of({ segment }: Part, documents: Uint32Array): Uint32Array {
    const { of, starts } = segment.families;
    const known = new Uint32Array(starts.length); // counted from 1
    const numbers = new Uint32Array(documents.length);
    for (let at = 0; at < documents.length; at++) {
      const family = of[documents[at] as number] as number;
      if (family === NO_FAMILY) {
        numbers[at] = this.size++;
        continue;
      }
      if (known[family] === 0) known[family] = this.#named(textAt(segment.familyNames, family)) + 1;
      numbers[at] = (known[family] as number) - 1;
    }
    return numbers;
  }

  #named(name: string): number {
    const number = this.#byName.get(name) ?? this.size++;
    this.#byName.set(name, number);
    return number;
  }
}
