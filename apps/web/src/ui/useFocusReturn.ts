import { useEffect } from 'react';

/** Gives the focus back to where it was when a layer opened, however the layer goes: closed or taken away. */
export function useFocusReturn(isOpen: boolean): void {
  // Not a layout effect: React puts the focus back where it was before a commit, into the layer that is fading out.
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
