import { readdirSync, readFileSync } from 'node:fs';
import { datedDesignation } from './house/house.ts';
import type { FamilySource } from './source/family.ts';
import { readFamily } from './source/readFamily.ts';

/** All families of the demo library, and how one of them cites another. */
export type Library = {
  readonly families: readonly FamilySource[];
  /** The designation under which a text of a given day cites a family, and the family's title. */
  readonly cite: (designation: string, isDated: boolean, day: string) => Citation;
  /** The family and the edition (1 is the oldest) of a designation with its year. */
  readonly edition: (dated: string) => { readonly source: FamilySource; readonly edition: number };
};
export type Citation = { readonly designation: string; readonly title: string };

const folder = new URL('../families/', import.meta.url);

// The families written by hand as STS, which others may cite.
const WRITTEN_BY_HAND = [
  {
    house: 'NSB',
    designation: 'NSB E 214',
    title: 'Test Method for Sustained-Load Creep of Bonded Anchors in Concrete',
    editions: ['2018-05-17', '2021-06-10', '2024-03-14'],
  },
  {
    house: 'HI',
    designation: 'HI 4410-2',
    title: 'Post-installed anchors. Part 2: Adhesive systems under long-term tension',
    editions: ['2016-09-30', '2022-06-30'],
  },
  {
    house: 'PIC',
    designation: 'PIC RP 1173',
    title: 'Recommended Practice for Anchorage of Pipe Supports on Offshore Decks',
    editions: ['2015-04-20', '2021-10-18'],
  },
] as const;

/** Reads every family file of this package. */
export function readLibrary(): Library {
  const files = readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.txt'))
    .sort();
  return libraryOf(files.map((file) => readFamily(file, readFileSync(new URL(file, folder), 'utf8'))));
}

/** A library of some families. */
export function libraryOf(families: readonly FamilySource[]): Library {
  const originals = families.filter(({ translates }) => !translates);
  const known = new Map<string, Pick<FamilySource, 'house' | 'designation' | 'title' | 'editions'>>(
    [...WRITTEN_BY_HAND, ...originals].map((family) => [family.designation, family]),
  );
  return {
    families,
    cite: (designation, isDated, day) => {
      const family = known.get(designation);
      if (!family) throw new Error(`${designation} is cited, but there is no such standard`);
      if (!isDated) return { designation, title: family.title };
      const published = family.editions.filter((date) => date <= day).at(-1) ?? family.editions[0] ?? day;
      return { designation: datedDesignation(family, published), title: family.title };
    },
    edition: (dated) => {
      for (const source of originals) {
        const at = source.editions.findIndex((day) => datedDesignation(source, day) === dated);
        if (at !== -1) return { source, edition: at + 1 };
      }
      throw new Error(`There is no edition ${dated}`);
    },
  };
}
