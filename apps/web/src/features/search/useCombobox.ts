import { useState, type KeyboardEvent } from 'react';

type Combobox = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** The place of the line that the keys or the pointer are on; null for the field itself. */
  active: number | null;
  setActive: (position: number | null) => void;
  /** Answers a key; whatever it does not take is the field's own. */
  onKeyDown: (event: KeyboardEvent, count: number, choose: (position: number) => void) => void;
};

/** A field with a list below it, by the keys of the ARIA combobox pattern; the focus stays in the field. */
export function useCombobox(): Combobox {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const open = (): void => setOpen(true);
  const close = (): void => {
    setOpen(false);
    setActive(null);
  };

  const onKeyDown: Combobox['onKeyDown'] = (event, count, choose) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const taken = (act: () => void): void => {
      event.preventDefault();
      act();
    };
    const isMoved = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isOpen || count === 0) {
      if (isMoved) taken(open);
      return;
    }
    if (isMoved) taken(() => setActive(stepped(active, event.key === 'ArrowDown' ? 1 : -1, count)));
    if (event.key === 'Escape') taken(close);
    if (active === null) return;
    if (event.key === 'Home') taken(() => setActive(0));
    if (event.key === 'End') taken(() => setActive(count - 1));
    if (event.key === 'Enter') taken(() => choose(active));
  };

  return { isOpen, open, close, active, setActive, onKeyDown };
}

/** The next place up or down; beyond the first and the last line comes the field itself, and then the other end. */
export function stepped(active: number | null, step: 1 | -1, count: number): number | null {
  const places = count + 1;
  const next = ((active ?? -1) + 1 + step + places) % places;
  return next === 0 ? null : next - 1;
}
