import { useState } from 'react';
import { useIsWide } from '../../../../ui/layout/useBreakpoint.ts';

/** The side panel. */
export type SideChoice = 'thumbnails' | 'outline';

export type SideState = {
  choice: SideChoice;
  isOpen: boolean;
  /** Whether there is room for it next to the pages; otherwise it is a sheet over them. */
  isDocked: boolean;
  choose: (choice: SideChoice) => void;
  toggle: () => void;
  close: () => void;
};

type StoredSide = { choice: SideChoice; isOpen: boolean };

const name = 'norma.pdf.side';

/** Pages and outline next to the text, open and closed as the reader left them on this device; a sheet opens when asked. */
export function useSide(): SideState {
  const isDocked = useIsWide('lg');
  const [{ choice, isOpen }, setState] = useState(storedState);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const change = (next: StoredSide): void => {
    setState(next);
    keep(next);
  };
  const show = (shown: boolean): void => {
    if (isDocked) change({ choice, isOpen: shown });
    else setSheetOpen(shown);
  };
  const isShown = isDocked ? isOpen : isSheetOpen;
  return {
    choice,
    isOpen: isShown,
    isDocked,
    choose: (next) => change({ choice: next, isOpen }),
    toggle: () => show(!isShown),
    close: () => show(false),
  };
}

// A browser that forbids storage forgets the choice, and nothing else.
function storedState(): StoredSide {
  try {
    const [choice, state] = (localStorage.getItem(name) ?? '').split(' ');
    return { choice: choice === 'outline' ? choice : 'thumbnails', isOpen: state !== 'closed' };
  } catch {
    return { choice: 'thumbnails', isOpen: true };
  }
}

function keep({ choice, isOpen }: StoredSide): void {
  try {
    localStorage.setItem(name, `${choice} ${isOpen ? 'open' : 'closed'}`);
  } catch {
    // See above.
  }
}
