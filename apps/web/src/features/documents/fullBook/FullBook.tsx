import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Decision } from '../../../ui/Decision.tsx';
import type { OpenedProps } from '../pagePart.ts';
import { saveFile } from '../../../client/saveFile.ts';
import { SupportDialog } from '../SupportDialog.tsx';
import { useSupportWords } from '../useSupportWords.ts';
import { bookQuery } from './query.ts';
import { useWords } from './useWords.ts';

/** Saves the book that a paper is part of, or says in the tenant's name why that cannot be. */
export function FullBook({ document: { contentCode, fullBook }, onClose }: OpenedProps) {
  return fullBook && <Book paper={contentCode} book={fullBook} onClose={onClose} />;
}

type Props = { paper: string; book: { contentCode: string; designation: string }; onClose: () => void };

function Book({ paper, book, onClose }: Props) {
  const words = useWords();
  const support = useSupportWords(book.designation);
  const { data, error } = useQuery(bookQuery(paper, book));
  const pdf = data && 'pdf' in data ? data.pdf : null;
  useEffect(() => {
    if (!pdf) return;
    saveFile(pdf, `${book.designation}.pdf`);
    onClose();
  }, [pdf, book.designation, onClose]);

  if (error || (data && 'refusal' in data)) {
    const detail = data && 'refusal' in data ? (data.refusal ?? words('notEntitled')) : words('unreachable');
    return (
      <SupportDialog title={words('failed')} designation={book.designation} onClose={onClose}>
        {words('failedText', { ...support, detail })}
      </SupportDialog>
    );
  }
  return (
    <Decision
      isOpen
      title={words('fetching')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words('cancel')}</Button>}
    >
      {words('fetchingText', { designation: support.designation })}
    </Decision>
  );
}
