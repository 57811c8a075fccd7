import type { PdfView } from '@norma/reader';
import { useEffect, type RefObject } from 'react';

const scrollKeys = new Set([
  ' ',
  'PageUp',
  'PageDown',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
]);

// `focusVisible` is newer than the declared type: the pages move, which shows well enough where the focus is.
const quietly: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false };

/** Gives the pages the focus without a ring around them. */
export const focusQuietly = (pages: HTMLElement | null): void => pages?.focus(quietly);

/** Lets keys that scroll go to the pages while the reader is busy with nothing else: the page itself does not scroll. */
export function useScrollKeys(pages: RefObject<HTMLElement | null>, view: PdfView | undefined): void {
  useEffect(() => {
    const onKey = (key: KeyboardEvent): void => {
      const isTaken = key.defaultPrevented; // Tabs and menus move by the same keys.
      if (!view || isTaken || !scrollKeys.has(key.key) || isBusy(document.activeElement)) return;
      focusQuietly(pages.current);
      view.press(key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [pages, view]);
}

/** A heading or the page as a whole may have the focus only so that it is read out. */
export const isBusy = (focused: Element | null): boolean =>
  focused !== null && !focused.matches('body, [tabindex="-1"]');
