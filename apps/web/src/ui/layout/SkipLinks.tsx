import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './SkipLinks.module.css';

type Props = {
  /** The id of the part that gets the focus. */
  to: string;
  /** What of that part gets it instead, as a CSS selector. */
  first?: string;
  children: ReactNode;
};

const neverChanges = () => () => {};

/** A link of a screen past a part of it, after the one of every page; seen while it has the focus. */
export function ScreenSkipLink({ to, first, children }: Props) {
  // Not there before the first page has been rendered; React looks again then.
  const place = useSyncExternalStore(neverChanges, () => document.getElementById('skip-links'));
  const skip = (event: MouseEvent): void => {
    event.preventDefault(); // The address stays, and the way back with it.
    const part = document.getElementById(to);
    const goal = (first && part?.querySelector<HTMLElement>(first)) || part;
    goal?.focus();
    goal?.scrollIntoView({ block: 'nearest' });
  };
  return (
    place &&
    createPortal(
      <a className={styles.skip} href={`#${to}`} onClick={skip}>
        {children}
      </a>,
      place,
    )
  );
}
