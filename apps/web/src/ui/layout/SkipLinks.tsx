import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './SkipLinks.module.css';

type Props = {
  /** The id of the element that gets the focus. */
  to: string;
  children: ReactNode;
};

const placeId = 'skip-links';
const neverChanges = () => () => {};

/** The links at the head of every page that lead past what is on all of them; screens add theirs. */
export const SkipLinks = ({ children }: { children: ReactNode }) => <div id={placeId}>{children}</div>;

/** A link past a part of the page, seen while it has the focus. */
export function SkipLink({ to, children }: Props) {
  const skip = (event: MouseEvent): void => {
    event.preventDefault(); // The address stays, and the way back with it.
    const goal = document.getElementById(to);
    goal?.focus();
    goal?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <a className={styles.skip} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  );
}

/** A skip link of a screen, after those of every page. */
export function ScreenSkipLink(props: Props) {
  // Not there before the first page has been rendered; React looks again then.
  const place = useSyncExternalStore(neverChanges, () => document.getElementById(placeId));
  return place && createPortal(<SkipLink {...props} />, place);
}
