import { useSearchParams } from 'react-router';
import { encodeQuery } from '../../client/query.ts';
import { pageIn, pageParams } from '../../ui/tables/pagedAddress.ts';

/** Which page of which favorites is looked at, from 0, and in which order. */
export type Place = {
  page: number;
  size: number;
  by: 'title' | 'added';
  sort: 'asc' | 'desc';
  /** Null for all folders, and what is in none. */
  folder: number | null;
  /** Words of designations and titles. */
  text: string;
};

const longest = 200;

/** Reads the state from a URL; anything invalid becomes the default. */
export function placeIn(query: URLSearchParams): Place {
  const folder = Number(query.get('folder'));
  return {
    ...pageIn(query),
    by: query.get('by') === 'added' ? 'added' : 'title',
    sort: query.get('sort') === 'desc' ? 'desc' : 'asc',
    folder: Number.isSafeInteger(folder) && folder > 0 ? folder : null,
    text: (query.get('text') ?? '').slice(0, longest),
  };
}

/** The query string of a state; defaults are left out. */
export const queryOf = ({ by, sort, folder, text, ...page }: Place): string =>
  encodeQuery({
    ...pageParams(page),
    by: by === 'added' ? by : undefined,
    sort: sort === 'desc' ? sort : undefined,
    folder: folder ?? undefined,
    text: text || undefined,
  });

/** The state that the URL names, and how to go to another one; typing makes no steps back. */
export function usePlace(): [Place, (change: Partial<Place>, isTyping?: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const place = placeIn(query);
  return [
    place,
    (change, isTyping = false) =>
      setQuery(queryOf({ ...place, ...change }), { replace: isTyping, preventScrollReset: isTyping }),
  ];
}
