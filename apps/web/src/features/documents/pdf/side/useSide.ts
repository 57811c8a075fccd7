import { useState } from 'react';
import { useIsWide } from '../../../../ui/layout/useBreakpoint.ts';

/** What stands beside the pages. */
export type SideChoice = 'thumbnails' | 'outline';

export type SideState = {
  choice: SideChoice;
  isOpen: boolean;
  /** Whether there is room for it beside the pages; otherwise it is a sheet over them. */
  isBeside: boolean;
  choose: (choice: SideChoice) => void;
  toggle: () => void;
  close: () => void;
};

type Kept = { choice: SideChoice; isOpen: boolean };

const name = 'norma.pdf.side';

/** Pages and outline beside the text, open and closed as the reader left them on this device; a sheet opens when asked. */
export function useSide(): SideState {
  const isBeside = useIsWide('lg');
  const [{ choice, isOpen }, setKept] = useState(kept);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const change = (next: Kept): void => {
    setKept(next);
    keep(next);
  };
  const show = (shown: boolean): void => {
    if (isBeside) change({ choice, isOpen: shown });
    else setSheetOpen(shown);
  };
  const isShown = isBeside ? isOpen : isSheetOpen;
  return {
    choice,
    isOpen: isShown,
    isBeside,
    choose: (next) => change({ choice: next, isOpen }),
    toggle: () => show(!isShown),
    close: () => show(false),
  };
}

// A browser that forbids storage forgets the choice, and nothing else.
function kept(): Kept {
  try {
    const [choice, state] = (localStorage.getItem(name) ?? '').split(' ');
    return { choice: choice === 'outline' ? choice : 'thumbnails', isOpen: state !== 'closed' };
  } catch {
    return { choice: 'thumbnails', isOpen: true };
  }
}

function keep({ choice, isOpen }: Kept): void {
  try {
    localStorage.setItem(name, `${choice} ${isOpen ? 'open' : 'closed'}`);
  } catch {
    // See above.
  }
}
