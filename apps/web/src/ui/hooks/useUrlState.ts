import { useLocation, useNavigate } from 'react-router';

type Written<Place> = {
  /** Reads the state from a query string; anything invalid becomes the default. */
  placeIn: (query: string) => Place;
  /** The query string of a state; defaults are left out. */
  queryAt: (place: Place) => string;
};

/** The current state, and links and navigation to others, each given by what it changes. */
export type UrlState<Place> = {
  place: Place;
  addressOf: (change: Partial<Place>) => string;
  goTo: (change: Partial<Place>) => void;
};

/** The state that a screen keeps in its URL: filters, sort and page. */
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
