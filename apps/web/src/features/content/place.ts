import { decodeQuery, encodeQuery } from '../../client/query.ts';
import { nameOfPage, pageNamed } from '../../ui/tables/paging.ts';
import { useUrlState, type UrlState } from '../../ui/hooks/useUrlState.ts';

/** Which rows of a list are looked at; pages count from 0, and null is every kind, or nothing that is open beside it. */
export type Place<Kind extends string> = {
  readonly kind: Kind | null;
  readonly search: string;
  readonly page: number;
  readonly open: number | null;
};

const whole = (text: string): number | null => {
  const number = Number(text);
  return text !== '' && Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** Reads a place in a list from an address, whatever stands there. */
export function placeIn<Kind extends string>(query: string, kinds: readonly Kind[]): Place<Kind> {
  const values = decodeQuery(query);
  const value = (name: string): string => values[name]?.[0] ?? '';
  return {
    kind: kinds.find((kind) => kind === value('kind')) ?? null,
    search: value('search').trim().slice(0, 200),
    page: pageNamed(value('page')),
    open: whole(value('open')),
  };
}

/** The query of a place; what is as usual is left out. */
export const queryAt = ({ kind, search, page, open }: Place<string>): string =>
  encodeQuery({
    kind: kind ?? undefined,
    search: search || undefined,
    page: nameOfPage(page),
    open: open ?? undefined,
  });

/** The place in a list that the address names, and the ways to others. */
export const usePlace = <Kind extends string>(kinds: readonly Kind[]): UrlState<Place<Kind>> =>
  useUrlState({ placeIn: (query) => placeIn(query, kinds), queryAt });
