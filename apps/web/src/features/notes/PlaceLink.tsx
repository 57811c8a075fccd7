import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { atClause, withParameter } from '../documents/forDocumentPage.ts';
import type { Place } from './place.ts';
import { useIsWide } from '../../ui/layout/useBreakpoint.ts';
import styles from './PlaceLink.module.css';

/** A link to the place of a note; closes the notes where they cover the text. */
export function PlaceLink({ place, children }: { place: Place; children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const isWide = useIsWide('xl');
  const { page, clause } = place;
  if (page === undefined && clause === undefined) return <span className={styles.whole}>{children}</span>;
  const own = isWide ? search : withParameter(search, 'aside', null);
  const inTab = withParameter(own, 'tab', page === undefined ? 'html' : 'pdf');
  const to =
    page === undefined
      ? atClause(inTab, hash, clause ?? null)
      : { search: withParameter(inTab, 'page', String(page)), hash: '' };
  return (
    <Link className={styles.place} to={{ pathname, ...to }} state={state} preventScrollReset>
      {children}
    </Link>
  );
}
