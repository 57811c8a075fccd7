import { useLocation, useNavigate } from 'react-router';

type Written<Place> = {
  /** Reads a place from the query of an address, whatever stands there. */
  placeIn: (query: string) => Place;
  /** The query of a place; what is as usual is left out. */
  queryAt: (place: Place) => string;
};

/** Where somebody is, and the ways to other places: each is named by what is different there. */
export type UrlState<Place> = {
  place: Place;
  addressOf: (change: Partial<Place>) => string;
  goTo: (change: Partial<Place>) => void;
};

/** The place that the address of a screen names: which rows of a list are looked at, and how. */
export function useUrlState<Place>({ placeIn, queryAt }: Written<Place>): UrlState<Place> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const place = placeIn(search);
  const addressOf = (change: Partial<Place>): string => pathname + queryAt({ ...place, ...change });
  return {
    place,
    addressOf,
    goTo: (change) => void navigate(addressOf(change), { preventScrollReset: true }),
  };
}
