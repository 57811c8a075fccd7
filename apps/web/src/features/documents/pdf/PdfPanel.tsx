import type { Metadata } from '@norma/contracts';
import { useCallback, useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Opening } from '../Opening.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import type { Address } from '../useAddress.ts';
import { useFollowedPlace } from '../useFollowedPlace.ts';
import { usePdfView } from './usePdfView.ts';
import { useRoomBelow } from './useRoomBelow.ts';
import { useScrollKeys } from './useScrollKeys.ts';
import { useWords } from '../useWords.ts';
import parts from './PdfPanel.module.css';

type Props = { document: Metadata; address: Address };

/** The PDF of a document, opened anew on request where that failed. */
export function PdfPanel({ document, address }: Props) {
  const [attempt, setAttempt] = useState(1);
  return <Pdf key={attempt} document={document} address={address} onReopen={() => setAttempt(attempt + 1)} />;
}

/** A PDF at the page of the address, which follows the reading. */
function Pdf({ document, address, onReopen }: Props & { onReopen: () => void }) {
  const words = useWords();
  const room = useRoomBelow<HTMLElement>();
  const { container, view, state } = usePdfView(document.contentCode, address.page);
  const { write } = address;
  const writePage = useCallback((page: number) => write('page', String(page), 'in-place'), [write]);
  const goTo = useCallback((page: number) => view?.goTo(page), [view]);
  const shown = state.status === 'ready' ? state.page : undefined;
  useFollowedPlace({ asked: address.page, shown, write: writePage, goTo });
  useScrollKeys(container, view);

  return (
    <section className={parts.reader} ref={room} aria-label={words('pdf')}>
      {document.downloadable && <p className={parts.onPaper}>{words('printPdf')}</p>}
      <PdfToolbar view={view} state={state} />
      <div className={parts.desk}>
        <div
          className={parts.sheets}
          ref={container}
          role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- pdf.js insists on a div
          tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
          aria-label={words('sheets', { designation: document.displayDesignation })}
        />
        {state.status === 'loading' && <Opening>{words('openingPdf')}</Opening>}
        {state.status === 'failed' && (
          <div className={parts.failure}>
            <ErrorState title={words('pdfFailed')} onRetry={onReopen}>
              {words('openFailedText')}
            </ErrorState>
          </div>
        )}
      </div>
    </section>
  );
}
