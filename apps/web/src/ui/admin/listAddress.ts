import { decodeQuery, encodeQuery } from '../../client/query.ts';
import { useUrlState, type UrlState } from '../hooks/useUrlState.ts';
import { nameOfPage, pageNamed } from '../tables/paging.ts';

/** How one value of a list's address is read and written; the default is left out of the address. */
type Param<Value> = {
  read: (text: string) => Value;
  write: (value: Value) => string | number | undefined;
  /** Its name in the address; the name of the value unless given. */
  name?: string;
  /** Whether it filters the list, as opposed to sorting and paging it. */
  isFilter?: boolean;
};

/** A text to search for, trimmed and cut to what the server takes. */
export const searchText: Param<string> = {
  read: (text) => text.trim().slice(0, 200),
  write: (text) => text || undefined,
  isFilter: true,
};

/** One of some values as a filter; null for all of them. */
export const oneOf = <Value extends string>(values: readonly Value[]): Param<Value | null> => ({
  read: (text) => values.find((value) => value === text) ?? null,
  write: (value) => value ?? undefined,
  isFilter: true,
});

/** A key as a filter; null for all. */
export const key = (maxLength: number): Param<string | null> => ({
  read: (text) => text.slice(0, maxLength) || null,
  write: (value) => value ?? undefined,
  isFilter: true,
});

/** One of some values, with a default. */
export const choice = <Value extends string>(values: readonly Value[], usual: Value): Param<Value> => ({
  read: (text) => values.find((value) => value === text) ?? usual,
  write: (value) => (value === usual ? undefined : value),
});

/** The direction of a sort. */
export const direction = choice(['asc', 'desc'], 'asc');

/** The id of the row that is open; null for none. */
export const openRow: Param<number | null> = {
  read: (text) => {
    const number = Number(text);
    return text !== '' && Number.isSafeInteger(number) && number > 0 ? number : null;
  },
  write: (id) => id ?? undefined,
};

/** Rows on a page of a list of the administration. */
export const pageSize = 25;

/** The page, counted from 0; an address counts from 1. */
export const page: Param<number> = { read: pageNamed, write: nameOfPage };

/** What the address of a list says, and links to other states of it. */
export type ListState<Place> = UrlState<Place> & {
  /** Whether a filter is set. */
  isFiltered: boolean;
};

/** Reads and writes the address of a list: its filters, order and page. */
export function listAddress<Place extends Record<string, unknown>>(params: {
  [Name in keyof Place]: Param<Place[Name]>;
}) {
  const names: (keyof Place & string)[] = Object.keys(params);
  /** Reads the state of the list from a query, whatever it contains. */
  const placeIn = (query: string): Place => {
    const values = decodeQuery(query);
    const entries = names.map((name) => [
      name,
      params[name].read(values[params[name].name ?? name]?.[0] ?? ''),
    ]);
    return Object.fromEntries(entries);
  };
  const queryAt = (place: Place): string =>
    encodeQuery(
      Object.fromEntries(names.map((name) => [params[name].name ?? name, params[name].write(place[name])])),
    );
  const useList = (): ListState<Place> => {
    const state = useUrlState({ placeIn, queryAt });
    const isFiltered = names.some(
      (name) => params[name].isFilter && params[name].write(state.place[name]) !== undefined,
    );
    return { ...state, isFiltered };
  };
  return { placeIn, queryAt, useList };
}
