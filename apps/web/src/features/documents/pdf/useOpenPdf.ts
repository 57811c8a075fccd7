import type { FetchRange } from '@norma/reader';
import { useCallback, useEffect, useState } from 'react';
import { usePdfView, type ShownPdf } from '../../../ui/pdf/usePdfView.ts';
import type { Address } from '../useAddress.ts';
import { useFollowedPlace } from '../useFollowedPlace.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useAccount } from '../../session/index.ts';

type OpenPdfOptions = {
  contentCode: string;
  fetchRange: FetchRange;
  address: Address;
  /** Whether there is an HTML of the same text. */
  hasHtml: boolean;
};

/** A document's PDF at the page of the address, or where reading stopped; the address follows the reading. */
export function useOpenPdf({ contentCode, fetchRange, address, hasHtml }: OpenPdfOptions): ShownPdf {
  const { write } = address;
  const t = useMessages('pdf-viewer');
  const { pageAtFirst, remember } = useRememberedPage(contentCode);
  const shown = usePdfView({
    fetchRange,
    hasHtml,
    page: address.namesPage ? address.page : pageAtFirst,
    namePage: (page) => t('sheet', { page }),
    onLink: (to) => stepTo(to),
  });
  const { view, state } = shown;

  const goTo = useCallback((number: number) => view?.goTo(number), [view]);
  const page = state.status === 'ready' ? state.page : undefined;
  const writePage = useCallback(
    (now: number, how: 'step' | 'following') => write('page', String(now), how),
    [write],
  );
  const stepTo = useFollowedPlace({ requested: address.page, shown: page, write: writePage, goTo });
  useEffect(() => {
    if (page !== undefined) remember(page);
  }, [page, remember]);
  return shown;
}

type Remembered = {
  /** Where the reader stopped when the document was last read here; otherwise the first page. */
  pageAtFirst: number;
  remember: (page: number) => void;
};

/** The page of a document at which a person stopped reading, on this device and in this library. */
function useRememberedPage(contentCode: string): Remembered {
  const { tenant, id } = useAccount();
  const name = `norma.pages.${tenant}.${id}`;
  const [pageAtFirst] = useState(() => new Map(storedPages(name)).get(contentCode) ?? 1);
  const remember = useCallback(
    (page: number) => keep(name, withPage(storedPages(name), contentCode, page)),
    [name, contentCode],
  );
  return { pageAtFirst, remember };
}

// A browser that forbids storage forgets the page, and nothing else.
function storedPages(name: string): RememberedPages {
  try {
    return readPages(localStorage.getItem(name));
  } catch {
    return [];
  }
}

function keep(name: string, pages: RememberedPages): void {
  try {
    localStorage.setItem(name, JSON.stringify(pages));
  } catch {
    // See above.
  }
}

/** The last page read of each document, the latest read last. */
type RememberedPages = readonly (readonly [contentCode: string, page: number])[];

const max = 200;

/** Reads the stored pages; anything invalid counts as empty. */
export function readPages(stored: string | null): RememberedPages {
  const found = parsed(stored);
  return Array.isArray(found) ? found.filter(isRemembered).slice(-max) : [];
}

/** The pages with one more, those that were read longest ago left out. */
export const withPage = (pages: RememberedPages, contentCode: string, page: number): RememberedPages =>
  [...pages.filter(([code]) => code !== contentCode), [contentCode, page] as const].slice(-max);

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return null;
  }
}

const isRemembered = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  Number.isSafeInteger(entry[1]) &&
  Number(entry[1]) > 0;
