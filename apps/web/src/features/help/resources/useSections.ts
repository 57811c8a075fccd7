import type { ResourceSection } from '@norma/contracts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

type Sections = {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Opens the section in which something stands that the address is about to name. */
  open: (id: string) => void;
};

/** Sections that are open until somebody closes them; the one that the address names is scrolled to. */
export function useSections(sections: readonly ResourceSection[]): Sections {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  // The same way chosen again is another location.
  const location = useLocation();
  const without = (id: string): Set<string> => new Set([...closed].filter((each) => each !== id));

  useEffect(() => {
    const { hash } = location;
    if (hash === '') return;
    const target = document.getElementById(hash.slice(1));
    // How far from the top it stops is said by its own margin.
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
  }, [location]);

  return {
    isOpen: (id) => !closed.has(id),
    toggle: (id) => setClosed(closed.has(id) ? without(id) : new Set([...closed, id])),
    open: (id) => {
      const around = sections.find(
        (section) => section.id === id || section.parts.some((part) => part.id === id),
      );
      if (around) setClosed(without(around.id));
    },
  };
}
