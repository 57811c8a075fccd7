import { useState } from 'react';
import { useLocation } from 'react-router';
import { closed, toggled, type ContentsState } from './contentsState.ts';
import { pageViewOf } from './pageViewOf.ts';
import { useIsWide } from '../ui/layout/useBreakpoint.ts';

export type Contents = {
  /** A column next to the page, a drawer over it, or not there. */
  shown: 'column' | 'drawer' | null;
  toggle: () => void;
  close: () => void;
};

const storageKey = 'norma.contents';

/** Whether the contents are open, and where; on wide windows the reader's choice is remembered. */
export function useContents(): Contents {
  const { pathname } = useLocation();
  const isWide = useIsWide('xl');
  // A document takes the full width.
  const isColumn = isWide && pageViewOf(pathname) !== 'document';
  const [drawer, setDrawer] = useState<ContentsState>('hidden');
  const [column, setColumn] = useState<ContentsState>(() => (isStoredOpen() ? 'shown' : 'hidden'));

  const changeColumn = (change: (state: ContentsState) => ContentsState): void => {
    const next = change(column);
    setColumn(next);
    keep(next === 'shown');
  };
  const change = isColumn ? changeColumn : setDrawer;
  const state = isColumn ? column : drawer;
  const place = isColumn ? 'column' : 'drawer';
  return {
    shown: state === 'shown' ? place : null,
    toggle: () => change(toggled),
    close: () => change(closed),
  };
}

// A browser that forbids storage forgets the choice, and nothing else.
function isStoredOpen(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'shown';
  } catch {
    return false;
  }
}

function keep(isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(storageKey, 'shown');
    else localStorage.removeItem(storageKey);
  } catch {
    // See above.
  }
}
