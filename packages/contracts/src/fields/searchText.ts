import { z } from 'zod';

const mostCharacters = 500;

const decoded = (given: string): string => {
  try {
    return decodeURIComponent(given);
  } catch {
    return given; // A lone % is text, not an encoding.
  }
};

/** Reads one string of a search payload: URI-decoded, `%25` turned into `%`, without NUL, cut to 500 characters. */
export const searchText = (given: string): string =>
  Array.from(decoded(given).replaceAll('%25', '%').replaceAll('\0', '')).slice(0, mostCharacters).join('');

/** A list of strings in a search payload, read element by element. */
export const SearchList = z
  .array(z.string().max(10_000))
  .max(1_000)
  .transform((given) => given.map(searchText));
