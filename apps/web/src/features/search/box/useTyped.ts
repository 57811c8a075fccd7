import { useState } from 'react';
import { useLocation } from 'react-router';
import { readSearch, searchKindOf } from '../address.ts';
import { choiceOf, isOfContent, type SearchChoice } from './searchChoices.ts';

export type Typed = {
  text: string;
  choice: SearchChoice;
  /** The last choice that searched all content: what a checkbox that is cleared goes back to. */
  contentChoice: SearchChoice;
};

/** What stood in the box when a page was left, by the page's place in the history: going back finds it again. */
const leftBehind = new Map<string, Typed>();

type Writable = Typed & {
  write: (changed: Partial<Pick<Typed, 'text' | 'choice'>>) => void;
  /** What is typed becomes a search of its own: a page of results goes back to saying what it found. */
  send: () => void;
};

/** What stands in the box: what was typed on this page, else the search of its address. */
export function useTyped(): Writable {
  const { key, pathname, search } = useLocation();
  const [here, setHere] = useState<{ key: string; typed: Typed } | null>(null);
  const typed = here?.key === key ? here.typed : (leftBehind.get(key) ?? askedFor(pathname, search));
  const write = (changed: Partial<Pick<Typed, 'text' | 'choice'>>): void => {
    const next = { ...typed, ...changed };
    if (isOfContent(next.choice)) next.contentChoice = next.choice;
    leftBehind.set(key, next);
    setHere({ key, typed: next });
  };
  const send = (): void => {
    if (!isSearch(pathname)) return;
    leftBehind.delete(key);
    setHere(null);
  };
  return { ...typed, write, send };
}

/** Whether an address is that of a search, whose text stands in the box. */
export const isSearch = (pathname: string): boolean =>
  /^\/(content|mysubscription|semantic)-search(\/|$)/.test(pathname);

function askedFor(pathname: string, query: string): Typed {
  if (!isSearch(pathname)) return { text: '', choice: 'ALL', contentChoice: 'ALL' };
  const search = readSearch(query, searchKindOf(pathname));
  const choice = choiceOf(search);
  return { text: search.text, choice, contentChoice: isOfContent(choice) ? choice : 'ALL' };
}
