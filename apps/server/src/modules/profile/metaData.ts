import type { MetaData } from '@norma/contracts';
import type { Language } from '@norma/contracts/fields';
import { iso31661, iso31662 } from 'iso-3166';

const countries = iso31661.filter(({ state }) => state === 'assigned');
const statesByCode = new Map(
  iso31662
    .filter(({ parent }) => parent === 'US')
    .map(({ code, name }) => [code.replace('US-', ''), { id: code, value: name }]),
);
const countryCodes = new Set(countries.map(({ alpha2 }) => alpha2));

/** Whether ISO 3166-1 has such a country. */
export const isCountry = (code: string): boolean => countryCodes.has(code);

/** Whether the United States have such a state or territory. */
export const isState = (code: string): boolean => statesByCode.has(code);

/** Every country, named in a language and in the order of its alphabet. */
export function countriesIn(language: Language): MetaData[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const named = countries.map(({ numeric, alpha2, name }) => ({
    id: numeric,
    code: alpha2,
    value: names.of(alpha2) ?? name,
  }));
  return inOrder(named, language);
}

// Their names are in addresses, which are read where they are: in English anyone who writes them.
const states = inOrder(
  [...statesByCode].map(([code, state]) => ({ ...state, code })),
  'en',
);

/** The states and territories of the United States, by name. */
export const statesByName = (): MetaData[] => states;

function inOrder(all: MetaData[], language: Language): MetaData[] {
  const { compare } = new Intl.Collator(language);
  return all.toSorted((one, other) => compare(one.value, other.value));
}
