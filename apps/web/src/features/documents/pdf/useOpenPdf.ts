import type { FetchRange } from '@norma/reader';
import { useCallback, useEffect } from 'react';
import { usePdfView, type ShownPdf } from '../../../ui/pdf/usePdfView.ts';
import type { Address } from '../useAddress.ts';
import { useFollowedPlace } from '../useFollowedPlace.ts';
import { useRememberedPage } from './useRememberedPage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Asked = { contentCode: string; fetchRange: FetchRange; address: Address };

/** A document's PDF at the page of the address, or where reading stopped; the address follows the reading. */
export function useOpenPdf({ contentCode, fetchRange, address }: Asked): ShownPdf {
  const { write } = address;
  const words = useMessages('pdf-viewer');
  const { pageAtFirst, remember } = useRememberedPage(contentCode);
  const shown = usePdfView({
    fetchRange,
    page: address.namesPage ? address.page : pageAtFirst,
    namePage: (page) => words('sheet', { page }),
    onLink: (to) => stepTo(to),
  });
  const { view, state } = shown;

  const goTo = useCallback((asked: number) => view?.goTo(asked), [view]);
  const page = state.status === 'ready' ? state.page : undefined;
  const writePage = useCallback(
    (now: number, how: 'step' | 'following') => write('page', String(now), how),
    [write],
  );
  const stepTo = useFollowedPlace({ asked: address.page, shown: page, write: writePage, goTo });
  useEffect(() => {
    if (page !== undefined) remember(page);
  }, [page, remember]);
  return shown;
}
