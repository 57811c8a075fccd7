import { placeNamed } from './anchors.ts';
import { shortNumber, type Clause } from './clauses.ts';

/** Where a name leads: to the very place, or to the nearest one around it that there is. */
export type Found = { place: HTMLElement; isExact: boolean };

/** The names of a document's places in addresses, and the way back from a name to its place. */
export class Places {
  readonly #page: Document;
  readonly #byNumber = new Map<string, HTMLElement>();
  readonly #names = new Map<Element, string>();

  constructor(page: Document) {
    this.#page = page;
    for (const mark of page.querySelectorAll<HTMLElement>('.clause-number')) {
      const number = shortNumber(mark.textContent.trim());
      const place = numbered(mark);
      // An annex may count from 1 again: the first clause with a number wins.
      if (!number || !place || this.#byNumber.has(number.toLowerCase())) continue;
      this.#byNumber.set(number.toLowerCase(), place);
      this.#names.set(place, number);
    }
  }

  /** Where a name leads: a clause by its number, anything by its id; else the clause that such a number lies within. */
  find(name: string): Found | null {
    const exact = this.#byNumber.get(name.toLowerCase()) ?? placeNamed(this.#page, name);
    if (exact) return { place: exact, isExact: true };
    for (const outer of outerNames(name)) {
      const around = this.#byNumber.get(outer.toLowerCase()) ?? placeNamed(this.#page, outer);
      if (around) return { place: around, isExact: false };
    }
    return null;
  }

  /** What an address calls a place: its number where that is its alone, else as its publisher calls it. */
  nameOf(place: Element): string {
    const number = this.#names.get(place);
    if (number !== undefined) return number;
    const own = ownName(place.id);
    // Without our mark its name would lead to the clause of that number.
    return this.#byNumber.has(own.toLowerCase()) ? place.id : own;
  }
}

/** What carries a clause number: a clause, an entry among terms, or a paragraph. */
const numbered = (mark: Element): HTMLElement | null =>
  mark.closest<HTMLElement>('.clause-heading')?.parentElement ??
  mark.closest<HTMLElement>('.term-entry') ??
  mark.parentElement;

/** Ids of a document begin with a mark that keeps them apart from those of the page; its publisher knows nothing of it. */
const ownName = (id: string): string => id.replace(/^s-/, '');

/** The names of what a name lies within, innermost first: 7.3.2 lies within 7.3, and that within 7. */
export function outerNames(name: string): string[] {
  const steps = name.split('.');
  return steps.slice(1).map((_, cut) => steps.slice(0, steps.length - 1 - cut).join('.'));
}

/** The clause of an outline that an element stands in. */
export function clauseAround(place: Element | null, titled: ReadonlySet<string>): string | null {
  for (let around = place; around; around = around.parentElement) {
    if (titled.has(around.id)) return around.id;
  }
  return null;
}

/** The clauses of an outline by id. */
export const titledIds = (clauses: readonly Clause[]): ReadonlySet<string> =>
  new Set(clauses.map(({ id }) => id));
