import type { Find, FindState, HtmlView, Sought } from '@norma/reader';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

export type Finding = {
  query: string;
  matchCase: boolean;
  wholeWords: boolean;
  found: FindState;
  write: (query: string) => void;
  choose: (choice: Partial<Pick<Sought, 'matchCase' | 'wholeWords'>>) => void;
  /** Goes to the next or the previous match; searches for new text first. */
  step: (by: 1 | -1) => void;
  /** Takes the query and all marks away. */
  end: () => void;
};

const nothing: FindState = { sought: null, total: 0, at: 0, counts: new Map(), marks: [], clause: null };
const getNothing = (): FindState => nothing;
const neverChanges = () => () => {};
const typingMs = 120;

/** The find query in a text, and its matches. */
export function useFind(view: HtmlView | undefined, isReady: boolean): Finding {
  const find: Find | null = (isReady && view?.find()) || null;
  const found = useSyncExternalStore(find?.subscribe ?? neverChanges, find?.state ?? getNothing);
  const [sought, setSought] = useState<Sought>({ query: '', matchCase: false, wholeWords: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const seek = (next: Sought): void => {
    clearTimeout(timer.current);
    if (next.query === '') find?.end();
    else find?.seek(next);
  };
  const change = (next: Sought, waitMs: number): void => {
    setSought(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => seek(next), waitMs);
  };
  return {
    ...sought,
    found,
    write: (query) => change({ ...sought, query }, typingMs),
    choose: (choice) => change({ ...sought, ...choice }, 0),
    step: (by) => {
      const isOld = found.sought !== sought && sought.query !== '';
      if (isOld) seek(sought);
      else find?.step(by);
    },
    end: () => {
      setSought({ ...sought, query: '' });
      seek({ ...sought, query: '' });
    },
  };
}
