import { useEffect } from 'react';

let openLayers = 0;

/** Keeps the page from scrolling below layers, and from jumping when its scrollbar goes. */
export function useScrollLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    hold();
    return release;
  }, [isOpen]);
}

// Layers may close in any order, or all at once: the last one to go frees the page.
function hold(): void {
  const { style, clientWidth } = document.documentElement;
  openLayers += 1;
  if (openLayers > 1) return;
  style.paddingRight = `${window.innerWidth - clientWidth}px`; // A window's scrollbar is at its right in Arabic, too.
  style.overflow = 'hidden';
}

function release(): void {
  openLayers -= 1;
  if (openLayers > 0) return;
  Object.assign(document.documentElement.style, { overflow: '', paddingRight: '' });
}
