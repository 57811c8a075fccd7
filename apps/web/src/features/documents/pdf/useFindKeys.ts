import type { PdfView } from '@norma/reader';
import { useEffect } from 'react';

type Finding = {
  isOpen: boolean;
  view: PdfView | undefined;
  onOpen: () => void;
};

/** The keys of a search in the document: Ctrl+F opens it, F3 and Ctrl+G go on, with Shift back. */
export function useFindKeys({ isOpen, view, onOpen }: Finding): void {
  useEffect(() => {
    const onKey = (key: KeyboardEvent): void => {
      const withControl = (key.ctrlKey || key.metaKey) && !key.altKey;
      const letter = key.key.toLowerCase();
      if (withControl && !key.shiftKey && letter === 'f') {
        const field = document.querySelector<HTMLInputElement>(`[${findField}]`);
        if (field && document.activeElement === field) return; // A second time: the browser's own search.
        key.preventDefault();
        if (field) field.select();
        else onOpen();
      }
      if (isOpen && (key.key === 'F3' || (withControl && letter === 'g'))) {
        key.preventDefault();
        view?.findStep(key.shiftKey ? 'previous' : 'next');
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, view, onOpen]);
}

/** Marks the field of the search, wherever it is. */
export const findField = 'data-find-in-pdf';
