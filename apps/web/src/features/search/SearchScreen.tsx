import { Navigate, useLocation } from 'react-router';
import { readSearch, searchKindOf, searchPaths } from './address.ts';
import { SearchPage } from './SearchPage.tsx';
import { searchInstead } from './searchInstead.ts';
import { useOffered, useOfferedWords } from './useOffered.ts';

/** The searches in all content, in the reader's own and by meaning: one screen, or the way to the one that there is. */
export function SearchScreen() {
  const { pathname, search: query } = useLocation();
  const kind = searchKindOf(pathname);
  const instead = searchInstead(kind, useOffered());
  const asked = readSearch(query, kind);
  const type = useOfferedWords(asked.type);
  if (instead === null) return <Navigate replace to="/" />;
  if (instead !== kind) return <Navigate replace to={searchPaths[instead] + query} />;
  return <SearchPage search={{ ...asked, type }} />;
}
