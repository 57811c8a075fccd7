import { useState } from 'react';
import { useTenant } from '../../session/index.ts';
import { keysIn, type Pick, type SectionList } from '../picks.ts';
import type { Section } from './useSections.ts';

const kept = 'norma.refinements';

type OpenSections = { open: ReadonlySet<string>; toggle: (list: SectionList) => void };

/**
 * Which sections are open: those that are loaded at once and those that hold a pick, until the reader opens and closes
 * them otherwise, which is remembered while the window is there.
 */
export function useOpenSections(picks: readonly Pick[]): OpenSections {
  const { refinementSections } = useTenant();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const chosen = readChosen();
    const isOpen = ({ code, load }: Section): boolean =>
      chosen.get(code) ?? (load === 'EAGER' || keysIn(picks, code).length > 0);
    return new Set(refinementSections.filter(isOpen).map(({ code }) => code));
  });
  const toggle = (list: SectionList): void => {
    const isOpen = !open.has(list);
    setOpen(new Set(isOpen ? [...open, list] : [...open].filter((each) => each !== list)));
    keepChosen(new Map([...readChosen(), [list, isOpen]]));
  };
  return { open, toggle };
}

// A browser that forbids storage forgets the choice, and nothing else.
function readChosen(): Map<string, boolean> {
  try {
    const written: unknown = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
    if (typeof written !== 'object' || written === null) return new Map();
    return new Map(Object.entries(written).map(([list, isOpen]) => [list, isOpen === true]));
  } catch {
    return new Map();
  }
}

function keepChosen(chosen: ReadonlyMap<string, boolean>): void {
  try {
    sessionStorage.setItem(kept, JSON.stringify(Object.fromEntries(chosen)));
  } catch {
    // See above.
  }
}
