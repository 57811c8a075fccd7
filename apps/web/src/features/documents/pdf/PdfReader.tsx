import type { Metadata } from '@norma/contracts';
import type { FetchRange, Found, PdfState, PdfView } from '@norma/reader';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PdfPages } from '../../../ui/pdf/PdfPages.tsx';
import { mayMark } from '../mayMark.ts';
import type { TextPlace } from '../mayMark.ts';
import { Opening } from '../Opening.tsx';
import type { Address } from '../useAddress.ts';
import { useTextLook } from '../html/useTextLook.ts';
import { useLine, useReported } from '../readingLine.ts';
import { useLibrary } from '../useLibrary.ts';
import { FindBar } from './FindBar.tsx';
import { HitStrip } from './HitStrip.tsx';
import { useFindKeys } from './useFindKeys.ts';
import { usePdfShortcuts } from './usePdfShortcuts.ts';
import { isSwitchedOff } from '../../../ui/keys/singleKeys.ts';
import { PdfToolbar } from './PdfToolbar.tsx';
import { PrintDialog } from './PrintDialog.tsx';
import { Side } from './side/Side.tsx';
import { useSide } from './side/useSide.ts';
import { type Tool, toolOfKey } from './tools.ts';
import { useFolding } from './useFolding.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useOpenPdf } from './useOpenPdf.ts';
import { useRoomBelow } from './useRoomBelow.ts';
import { focusQuietly, isBusy, useScrollKeys } from './useScrollKeys.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import styles from './PdfReader.module.css';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';

type Ready = Extract<PdfState, { status: 'ready' }>;

const settledMs = 700; // What only passes by is not told.

/** Tells screen reader users which page they have come to, and which match is shown. */
function Announcements({ state }: { state: Ready }) {
  const t = useMessages('pdf-viewer');
  const now = (state.found && foundInWords(state.found, state.page, t)) || placeInWords(state, t);
  // The page at which it opens is read with the rest of the screen.
  const [atFirst] = useState(now);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (now === atFirst && announced === '') return undefined;
    const timer = setTimeout(() => setAnnounced(now), settledMs);
    return () => clearTimeout(timer);
  }, [now, atFirst, announced]);
  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}

function placeInWords({ page, pageCount: count, labels }: Ready, t: Translate<'pdf-viewer'>): string {
  const label = labels?.[page - 1];
  return label ? t('nowLabelledPage', { label, page, count }) : t('nowPage', { page, count });
}

function foundInWords({ isDone, current, total }: Found, page: number, t: Translate<'pdf-viewer'>): string {
  if (current > 0) return t('nowHit', { current, total, page });
  if (!isDone) return '';
  return total === 0 ? t('noHits') : t('hits', { total });
}

type Props = {
  document: Pick<Metadata, 'contentCode' | 'displayDesignation' | 'downloadable'>;
  /** Whether there is an HTML of the same text: words are found in both alike. */
  hasHtml?: boolean;
  /** Fetches pieces of the file; another one opens the file again. */
  fetchRange: FetchRange;
  address: Address;
  onReopen: () => void;
  /** The compass points of the pages. */
  renderMarking?: (place: TextPlace) => ReactNode;
  /** The links to what it cites. */
  renderReferences?: (view: PdfView) => ReactNode;
};

/** A PDF at the page of the address, which follows the reading, with its tools around it. */
export function PdfReader(props: Props) {
  const { document, hasHtml = false, fetchRange, address, onReopen, renderMarking, renderReferences } = props;
  const words = useMessages('pdf-viewer');
  const library = useLibrary();
  const { isDrm } = library;
  const [isPrinting, setPrinting] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const pageField = useRef<HTMLInputElement>(null);
  const { container, view, state } = useOpenPdf({
    contentCode: document.contentCode,
    fetchRange,
    address,
    hasHtml,
  });
  const room = useRoomBelow<HTMLElement>();
  const fullScreen = useFullScreen(room);
  const side = useSide();
  const [look, setLook] = useTextLook();
  const isInverted = look.pages === 'inverted';
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const isReady = state.status === 'ready';
  useScrollKeys(container, view);
  const mayPrint = document.downloadable && !isDrm;
  const print = useCallback(() => setPrinting(true), []);
  usePrintKey(mayPrint && isReady ? print : null);

  const closeFind = (): void => {
    setFinding(false);
    view?.endFind();
  };
  const openFind = useCallback(() => {
    // The focus has to have somewhere to return to.
    if (!isBusy(window.document.activeElement)) focusQuietly(container.current);
    setFinding(true);
  }, [container]);
  useFindKeys({ isOpen: isFinding, view, onOpen: openFind });

  const use: Record<Tool, () => void> = {
    find: openFind,
    print,
    side: side.toggle,
    'full-screen': fullScreen.toggle,
    'go-to-page': () => pageField.current?.focus(),
  };

  useToolKeys(room, use);
  usePdfShortcuts({ mayPrint, hasMarks: renderMarking !== undefined && mayMark(library) });
  const { isStuck } = useLine();
  useReported(isReady ? { number: '', title: placeInWords(state, words), clauses: [] } : null, {
    onFind: openFind,
  });
  useFolding(container, isReady);

  return (
    <section
      className={styles.reader}
      ref={room}
      aria-label={words('pdf')}
      data-full-screen={fullScreen.isOn || undefined}
    >
      {mayPrint && <p className={styles.onPaper}>{words('printHere')}</p>}
      {isReady && <Side contentCode={document.contentCode} side={side} view={view} state={state} />}
      <div className={styles.main}>
        <PdfToolbar
          view={view}
          state={state}
          tools={{
            use,
            mayPrint,
            isFinding,
            isFindAbove: isStuck && !fullScreen.isOn,
            isSideOpen: side.isOpen,
            isFullScreen: fullScreen.isOn,
            hasFullScreen: fullScreen.isOffered,
            isInverted,
            onInvert: () => setLook({ ...look, pages: isInverted ? 'as-printed' : 'inverted' }),
          }}
          pageField={pageField}
          markingTools={renderMarking && setTools}
        />
        {isFinding && isReady && (
          <FindBar view={view} found={state.found} pageCount={state.pageCount} onClose={closeFind} />
        )}
        {isReady && state.isIncomplete && <Incomplete onRetry={() => view?.fetchMissing()} />}
        <div ref={setBar} />
        <div className={styles.table}>
          <PdfPages
            ref={container}
            label={words('sheets', { designation: document.displayDesignation })}
            isInverted={isInverted}
          >
            {state.status === 'loading' && <Opening>{words('opening')}</Opening>}
            {state.status === 'failed' && (
              <div className={styles.failure}>
                <ErrorState title={words('failed')} onRetry={onReopen}>
                  {words('failedText')}
                </ErrorState>
              </div>
            )}
          </PdfPages>
          {isReady && state.found && <HitStrip found={state.found} pages={container} />}
        </div>
      </div>
      {renderMarking?.({
        format: 'pdf',
        marks: isReady ? (view?.marks() ?? null) : null,
        tools,
        bar,
      })}
      {isReady && view && renderReferences?.(view)}
      {isReady && <Announcements state={state} />}
      {isReady && isPrinting && <PrintDialog view={view} state={state} onClose={() => setPrinting(false)} />}
    </section>
  );
}

/** Says that pages could not be fetched, with a retry; loaded pages stay. */
function Incomplete({ onRetry }: { onRetry: () => void }) {
  const words = useMessages('pdf-viewer');
  const { t } = useTranslation();
  return (
    <div className={styles.line} role="alert">
      <p className={styles.words}>{words('incomplete')}</p>
      <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>
    </div>
  );
}

/** Handles Ctrl+P by printing pages, if allowed: the browser would print only the screen. */
function usePrintKey(print: (() => void) | null): void {
  useEffect(() => {
    if (!print) return undefined;
    const onKey = (key: KeyboardEvent): void => {
      const isPrint =
        (key.ctrlKey || key.metaKey) && !key.altKey && !key.shiftKey && key.key.toLowerCase() === 'p';
      if (!isPrint) return;
      key.preventDefault();
      print();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [print]);
}

/** Lets single keys use the tools of a part of the page, while the focus is in it. */
function useToolKeys(part: RefObject<HTMLElement | null>, use: Record<Tool, () => void>): void {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => {
    const element = part.current;
    const onKey = (key: KeyboardEvent): void => {
      const tool = key.defaultPrevented || isTyping(key.target) ? undefined : toolOfKey(key);
      if (!tool) return;
      key.preventDefault();
      latest.current[tool]();
    };
    // Before the keys of the pages themselves.
    const drop = (key: KeyboardEvent): void => {
      if (isSwitchedOff(key) && !isTyping(key.target)) key.stopPropagation();
    };
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('keydown', drop, { capture: true });
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('keydown', drop, { capture: true });
    };
  }, [part]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type="checkbox"]), textarea, select, [role="dialog"] *');
