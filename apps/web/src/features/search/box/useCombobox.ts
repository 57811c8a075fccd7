import { useState, type KeyboardEvent } from 'react';
import { placeIn, stepped, type Grid, type Place } from './gridSteps.ts';

type Combobox = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** The cell that the keys or the pointer are on; null for the field itself. */
  active: Place | null;
  setActive: (place: Place | null) => void;
  /** Handles a key; other keys keep their default behavior. */
  onKeyDown: (event: KeyboardEvent, grid: Grid, choose: (place: Place) => void) => void;
};

/**
 * A field with a grid below it, by the keys of the ARIA combobox pattern; the focus stays in the field.
 * @param page the page that the field is on: a grid that was opened on another one is closed
 */
export function useCombobox(page: string): Combobox {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [active, setActive] = useState<Place | null>(null);
  const isOpen = openOn === page;
  const open = (): void => setOpenOn(page);
  const close = (): void => {
    setOpenOn(null);
    setActive(null);
  };

  const onKeyDown: Combobox['onKeyDown'] = (event, grid, choose) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const taken = (act: () => void): void => {
      event.preventDefault();
      act();
    };
    if (!isOpen) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') taken(open);
      return;
    }
    const here = placeIn(grid, active);
    if (event.key === 'Escape') taken(close);
    if (event.key === 'Enter' && here) taken(() => choose(here));
    const next = stepped(grid, here, event, directionOf(event.currentTarget));
    if (next !== undefined) taken(() => setActive(next));
  };

  return { isOpen, open, close, active: isOpen ? active : null, setActive, onKeyDown };
}

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
