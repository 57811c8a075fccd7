import type { Metadata } from '@norma/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallRefused } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { download } from '../downloads/forDocumentPage.ts';
import { mayOpen, type OpenedProps, SupportDialog, useSupportWords } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Downloads the book that a paper is part of, or says in the tenant's name why that cannot be. */
export function FullBook({ document: { fullBook }, onClose }: OpenedProps) {
  return fullBook && <Book book={fullBook} onClose={onClose} />;
}

type Props = { book: NonNullable<Metadata['fullBook']>; onClose: () => void };

function Book({ book: { contentCode, designation }, onClose }: Props) {
  const t = useMessages('full-book');
  const support = useSupportWords(designation);
  const { data: isEntitled, error } = useQuery(bookAccessQuery(contentCode));
  useEffect(() => {
    if (!isEntitled) return;
    download({ contentCode, designation, withNotes: false });
    onClose();
  }, [isEntitled, contentCode, designation, onClose]);

  if (!error && isEntitled !== false) return null;
  const detail = error ? detailOf(error) || t('unreachable') : t('notEntitled');
  return (
    <SupportDialog title={t('failed')} designation={designation} onClose={onClose}>
      {t('failedText', { ...support, detail })}
    </SupportDialog>
  );
}

const detailOf = (error: Error): string =>
  error instanceof CallRefused && error.status > 0 ? error.detail : '';

/** Whether the reader may open a book; never cached, because it can change. */
const bookAccessQuery = (contentCode: string) =>
  queryOptions({
    queryKey: queryKeys.documents('full-book', contentCode),
    queryFn: ({ signal }): Promise<boolean> => mayOpen(contentCode, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { isHandled: true },
  });
