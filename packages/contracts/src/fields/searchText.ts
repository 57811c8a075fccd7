import { z } from 'zod';

const maxCharacters = 500;

const decoded = (given: string): string => {
  try {
    return decodeURIComponent(given);
  } catch {
    return given; // A lone % is text, not an encoding.
  }
};

/** Reads one string of a search payload: URI-decoded, `%25` turned into `%`, without NUL, cut to 500 characters. */
export const searchText = (given: string): string => {
  const read = decoded(given).replaceAll('%25', '%').replaceAll('\0', '');
  // No character takes more than two units: the rest of a very long text need not be taken apart.
  return Array.from(read.slice(0, 2 * maxCharacters))
    .slice(0, maxCharacters)
    .join('');
};

/** A string in a search payload. However long it is, its first 500 characters count. */
export const SearchString = z.string().transform(searchText);

/** A list of strings in a search payload, read element by element. */
export const SearchList = z.array(SearchString).max(1_000);
