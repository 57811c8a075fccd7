import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { CompassPointTable } from './lists/CompassPointTable.tsx';
import { queryTo } from './place.ts';
import { drawnQuery, ofDocumentQuery, type ListPage } from './queries.ts';
import { TransferNotice } from './TransferNotice.tsx';
import styles from './CompassPointsTab.module.css';

// The page of a PDF is the document's own.
const names = { status: 'points', page: 'pointsPage', sort: 'pointsSort' };

/** The compass points of a document; choosing one opens the text at it. */
export function CompassPointsTab({ document }: { document: Metadata }) {
  const { contentId, contentCode } = document;
  const { pathname, search } = useLocation();
  const queryFor = useCallback((page: ListPage) => ofDocumentQuery(contentId, page), [contentId]);
  const { data } = useQuery(drawnQuery(contentCode));
  // All of one document lead to the same new edition.
  const superseded = data?.content.find(({ newVersion }) => newVersion !== null);
  return (
    <div className={styles.tab}>
      {superseded && <TransferNotice point={superseded} isOfDocument />}
      <CompassPointTable
        of="document"
        queryFor={queryFor}
        pathOf={(point) => pathname + queryTo(search, point)}
        names={names}
      />
    </div>
  );
}
