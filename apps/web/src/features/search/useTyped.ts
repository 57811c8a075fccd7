import { useState } from 'react';
import { useLocation } from 'react-router';
import { readSearch, type SearchType } from './address.ts';

export type Typed = { text: string; type: SearchType };

/** What stood in the box when a page was left, by the page's place in the history: going back finds it again. */
const leftBehind = new Map<string, Typed>();

/** What stands in the box: what was typed on this page, else the search of its address. */
export function useTyped(): Typed & { write: (changed: Partial<Typed>) => void } {
  const { key, pathname, search } = useLocation();
  const [here, setHere] = useState<{ key: string; typed: Typed } | null>(null);
  const typed = here?.key === key ? here.typed : (leftBehind.get(key) ?? askedFor(pathname, search));
  const write = (changed: Partial<Typed>): void => {
    const next = { ...typed, ...changed };
    leftBehind.set(key, next);
    setHere({ key, typed: next });
  };
  return { ...typed, write };
}

function askedFor(pathname: string, query: string): Typed {
  if (!pathname.startsWith('/content-search')) return { text: '', type: 'A' };
  const { text, type } = readSearch(query);
  return { text, type };
}
