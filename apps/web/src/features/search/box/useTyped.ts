import { useEffect, useState } from 'react';
import { parsePath, useLocation } from 'react-router';
import { readSearch, searchKindOf } from '../address.ts';
import { choiceOf, isOfContent, type SearchChoice } from './searchChoices.ts';

export type Typed = {
  text: string;
  choice: SearchChoice;
  /** The last choice for all content, used after a checkbox is cleared. */
  contentChoice: SearchChoice;
};

/** The text of the box by history entry, restored on navigating back. */
const leftBehind = new Map<string, Typed>();

type Writable = Typed & {
  /** The visit that the text belongs to: another one begins with another page, or as soon as a search is sent. */
  visit: string;
  write: (changed: Partial<Pick<Typed, 'text' | 'choice'>>) => void;
  /** The typed text becomes a new search at this URL. */
  send: (to: string) => void;
};

/** A search that was sent from a page, and the page that it led to once that is shown. */
type Sent = { from: string; to: string; arrived?: string };

/** The text and the choice in the box: as typed on this page, else as in its URL. */
export function useTyped(): Writable {
  const { key, pathname, search } = useLocation();
  const [here, setHere] = useState<{ visit: string; typed: Typed } | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  // Text typed before the results appear belongs to them.
  const isOnTheWay = sent?.from === key && !sent.arrived;
  const hasArrived = sent && !isOnTheWay && !sent.arrived && sent.to === pathname + search;
  if (hasArrived) setSent({ ...sent, arrived: key });

  // Going back before the results are shown abandons the search.
  useEffect(() => {
    const forget = () => setSent((last) => (last?.arrived === undefined ? null : last));
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  const visit = isOnTheWay || sent?.arrived === key ? `${sent.from} ${sent.to}` : key;
  const address = isOnTheWay ? sent.to : pathname + search;
  const written = here?.visit === visit ? here.typed : undefined;
  const typed = written ?? (isOnTheWay ? undefined : leftBehind.get(key)) ?? typedOf(address);
  useEffect(() => {
    if (written && !isOnTheWay) leftBehind.set(key, written);
  }, [written, isOnTheWay, key]);

  const write = (changed: Partial<Pick<Typed, 'text' | 'choice'>>): void => {
    const next = { ...typed, ...changed };
    if (isOfContent(next.choice)) next.contentChoice = next.choice;
    setHere({ visit, typed: next });
  };
  const send = (to: string): void => {
    if (isSearch(pathname)) {
      leftBehind.delete(key);
      setHere(null);
    }
    setSent({ from: key, to });
  };
  return { ...typed, visit, write, send };
}

/** Whether an address is that of a search, whose text is in the box. */
export const isSearch = (pathname: string): boolean =>
  /^\/(content|mysubscription|semantic)-search(\/|$)/.test(pathname);

function typedOf(address: string): Typed {
  const { pathname = '', search: query = '' } = parsePath(address);
  if (!isSearch(pathname)) return { text: '', choice: 'ALL', contentChoice: 'ALL' };
  const search = readSearch(query, searchKindOf(pathname));
  const choice = choiceOf(search);
  return { text: search.text, choice, contentChoice: isOfContent(choice) ? choice : 'ALL' };
}
