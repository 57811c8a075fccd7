import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallRefused } from '../../client/client.ts';
import { download } from '../downloads/forDocumentPage.ts';
import { type OpenedProps, SupportDialog, useSupportWords } from '../documents/forDocumentPage.ts';
import { bookAccessQuery } from './bookAccessQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Downloads the book that a paper is part of, or says in the tenant's name why that cannot be. */
export function FullBook({ document: { fullBook }, onClose }: OpenedProps) {
  return fullBook && <Book book={fullBook} onClose={onClose} />;
}

type Props = { book: NonNullable<Metadata['fullBook']>; onClose: () => void };

function Book({ book: { contentCode, designation }, onClose }: Props) {
  const words = useMessages('full-book');
  const support = useSupportWords(designation);
  const { data: mayOpen, error } = useQuery(bookAccessQuery(contentCode));
  useEffect(() => {
    if (!mayOpen) return;
    download({ contentCode, designation, withNotes: false });
    onClose();
  }, [mayOpen, contentCode, designation, onClose]);

  if (!error && mayOpen !== false) return null;
  const detail = error ? detailOf(error) || words('unreachable') : words('notEntitled');
  return (
    <SupportDialog title={words('failed')} designation={designation} onClose={onClose}>
      {words('failedText', { ...support, detail })}
    </SupportDialog>
  );
}

const detailOf = (error: Error): string =>
  error instanceof CallRefused && error.status > 0 ? error.detail : '';
