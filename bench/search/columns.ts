import { sections, type BenchDocument } from './records.ts';
import type { Question } from './questions.ts';

/**
 * The sections' values of all documents side by side, for engines that find but do not count: one pass over what was
 * found counts everything. This is the plain form that any engineer would write first.
 */
export class Columns {
  readonly #offsets = [0];
  readonly #values: number[] = [];
  readonly #publishers: number[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #sectionOf: number[] = [];

  add({ publisher, facets: given }: BenchDocument): void {
    for (const [at, section] of sections.entries())
      for (const value of given[section] ?? []) this.#values.push(this.#number(at, value));
    this.#offsets.push(this.#values.length);
    this.#publishers.push(this.#number(0, publisher));
  }

  /** Typed arrays from now on: documents are no longer added. */
  finish(): CountedColumns {
    return new CountedColumns({
      offsets: Uint32Array.from(this.#offsets),
      values: Uint16Array.from(this.#values),
      publishers: Uint16Array.from(this.#publishers),
      sectionOf: Uint8Array.from(this.#sectionOf),
      numbers: this.#numbers,
    });
  }

  #number(section: number, value: string): number {
    const key = `${section}\0${value}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    this.#sectionOf.push(section);
    return number;
  }
}

type Arrays = {
  offsets: Uint32Array;
  values: Uint16Array;
  publishers: Uint16Array;
  sectionOf: Uint8Array;
  numbers: Map<string, number>;
};

/** Columns that count. */
export class CountedColumns {
  readonly #arrays: Arrays;
  readonly #counts: Uint32Array;
  readonly #active: Uint8Array;

  constructor(arrays: Arrays) {
    this.#arrays = arrays;
    this.#counts = new Uint32Array(arrays.numbers.size);
    this.#active = new Uint8Array(arrays.numbers.size);
  }

  /** Documents by number, or all; keeps those that the question allows and counts under the filters of other sections. */
  count(
    found: Iterable<number>,
    { filters, entitled }: Question,
  ): { kept: number[]; counted: Record<string, number> } {
    const { offsets, values, publishers, sectionOf, numbers } = this.#arrays;
    const counts = this.#counts.fill(0);
    const active = this.#active.fill(0);
    let required = 0;
    for (const [section, chosen] of Object.entries(filters)) {
      const at = sections.indexOf(section as (typeof sections)[number]);
      required |= 1 << at;
      for (const value of chosen) {
        const number = numbers.get(`${at}\0${value}`);
        if (number !== undefined) active[number] = 1 << at;
      }
    }
    const open = entitled && new Set(entitled.map((publisher) => numbers.get(`0\0${publisher}`)));
    const kept: number[] = [];
    for (const document of found) {
      if (open && !open.has(publishers[document])) continue;
      const from = offsets[document] as number;
      const end = offsets[document + 1] as number;
      let has = 0;
      for (let at = from; at < end; at++) has |= active[values[at] as number] as number;
      const missing = required & ~has;
      if (missing === 0) {
        kept.push(document);
        for (let at = from; at < end; at++) increase(counts, values[at] as number);
      } else if ((missing & (missing - 1)) === 0) {
        const only = 31 - Math.clz32(missing);
        for (let at = from; at < end; at++)
          if (sectionOf[values[at] as number] === only) increase(counts, values[at] as number);
      }
    }
    return { kept, counted: this.#summed(counts) };
  }

  #summed(counts: Uint32Array): Record<string, number> {
    const sums = sections.map(() => 0);
    for (let value = 0; value < counts.length; value++)
      sums[this.#arrays.sectionOf[value] as number] =
        (sums[this.#arrays.sectionOf[value] as number] as number) + (counts[value] as number);
    return Object.fromEntries(sections.map((section, at) => [section, sums[at] as number]));
  }
}

function increase(counts: Uint32Array, value: number): void {
  counts[value] = (counts[value] as number) + 1;
}
