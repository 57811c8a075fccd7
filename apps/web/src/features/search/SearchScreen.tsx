import { Navigate, useLocation } from 'react-router';
import { readSearch, searchKindOf, searchPaths } from './address.ts';
import { SearchPage } from './SearchPage.tsx';
import { searchInstead } from './searchInstead.ts';
import { useOffered, useOfferedWords } from './useOffered.ts';

/** The screen of all types of search; redirects to an available type. */
export function SearchScreen() {
  const { pathname, search: query } = useLocation();
  const kind = searchKindOf(pathname);
  const instead = searchInstead(kind, useOffered());
  const address = readSearch(query, kind);
  const type = useOfferedWords(address.type);
  if (instead === null) return <Navigate replace to="/" />;
  if (instead !== kind) return <Navigate replace to={searchPaths[instead] + query} />;
  return <SearchPage search={{ ...address, type }} />;
}
