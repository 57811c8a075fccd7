import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { atClause, withParameter } from '../documents/forDocumentPage.ts';
import type { Place } from './place.ts';
import { useIsWide } from '../../ui/layout/useBreakpoint.ts';
import styles from './PlaceLink.module.css';

/** Leads to the place of a note; where the notes cover the text, they give way to it. */
export function PlaceLink({ place, children }: { place: Place; children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const isBeside = useIsWide('xl');
  const { page, clause } = place;
  if (page === undefined && clause === undefined) return <span className={styles.whole}>{children}</span>;
  const own = isBeside ? search : withParameter(search, 'aside', null);
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
