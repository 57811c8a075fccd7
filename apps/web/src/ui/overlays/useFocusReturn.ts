import { useEffect } from 'react';

/** Returns the focus to where it was when an overlay opened, when the overlay is closed or unmounted. */
export function useFocusReturn(isOpen: boolean): void {
  // Not a layout effect: React puts the focus back where it was before a commit, into the layer that is fading out.
  useEffect(() => {
    if (!isOpen) return;
    const opener = withFocus(document);
    return () => {
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

/** What has the focus, within a frame too: a frame that gets it back has forgotten to whom it had given it. */
function withFocus({ activeElement }: Document): HTMLElement | null {
  const inner = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null;
  if (inner?.activeElement && inner.activeElement !== inner.body) return withFocus(inner);
  // An element of an iframe is no instance of this window's classes.
  return isFocusable(activeElement) ? activeElement : null;
}

const isFocusable = (element: Element | null): element is HTMLElement =>
  element !== null && 'focus' in element;
