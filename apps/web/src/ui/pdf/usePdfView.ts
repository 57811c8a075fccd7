import { PdfView, type FetchRange, type PdfState } from '@norma/reader';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

type PdfViewOptions = {
  fetchRange: FetchRange;
  /** Where it opens. */
  page?: number;
  /** Whether there is an HTML of the same text. */
  hasHtml?: boolean;
  /** What assistive technology calls a page. */
  namePage: (page: number) => string;
  /** A link of the document leads to a page. */
  onLink?: (page: number) => void;
};

/** The view of a PDF, where it is, and what it shows. */
export type ShownPdf = {
  container: RefObject<HTMLDivElement | null>;
  view: PdfView | undefined;
  state: PdfState;
};

const loading: PdfState = { status: 'loading' };
const getLoading = (): PdfState => loading;
const neverChanges = () => () => {};

/** Shows a document's PDF in a container while the component is, and nothing of it afterwards. */
export function usePdfView({
  fetchRange,
  page = 1,
  hasHtml = false,
  namePage,
  onLink,
}: PdfViewOptions): ShownPdf {
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PdfView>();
  // Read when a view is made, or when it asks; a later page or language does not make another one.
  const latest = useRef({ page, namePage, onLink });
  useEffect(() => {
    latest.current = { page, namePage, onLink };
  });

  // A layout effect is cleaned up before its container is removed; pdf.js fails on a removed one.
  useLayoutEffect(() => {
    if (!container.current) return undefined;
    const opened = new PdfView({
      container: container.current,
      fetchRange,
      page: latest.current.page,
      hasHtml,
      namePage: (number) => latest.current.namePage(number),
      onLink: (number) => latest.current.onLink?.(number),
    });
    setView(opened);
    return () => {
      opened.destroy();
      setView(undefined);
    };
  }, [fetchRange, hasHtml]);

  const state = useSyncExternalStore(view?.subscribe ?? neverChanges, view?.state ?? getLoading);
  return { container, view, state };
}
