import type { HtmlView } from '@norma/reader';
import { useRef, type RefObject } from 'react';
import type { Finding } from './useFind.ts';

type Options = { finding: Finding; view: HtmlView | undefined; isNarrow: boolean; openSheet: () => void };

type Field = {
  field: RefObject<HTMLInputElement | null>;
  /** Goes to the field, wherever it stands; false where the focus is there already. */
  open: () => boolean;
  /** Takes the search away, and gives the focus back to where it was. */
  end: () => void;
};

/** The field in which the reader writes what to find: the way to it, and the way back. */
export function useFindField({ finding, view, isNarrow, openSheet }: Options): Field {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  const open = (): boolean => {
    if (field.current !== null && document.activeElement === field.current) return false;
    before.current = document.activeElement;
    if (isNarrow) openSheet();
    else field.current?.select();
    return true;
  };
  const end = (): void => {
    finding.end();
    if (isNarrow) return; // The sheet stays, and so does the focus.
    const opener = before.current;
    const isControl = opener instanceof HTMLElement && !opener.matches('body, iframe') && opener.isConnected;
    if (isControl) opener.focus({ preventScroll: true });
    else view?.focus();
  };
  return { field, open, end };
}
