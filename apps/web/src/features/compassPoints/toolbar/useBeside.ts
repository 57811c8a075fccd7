import type { Box } from '@norma/reader/marks';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const gap = 8;
const edge = 8;

/**
 * Keeps a small layer beside a rectangle of the window: below it, above where there is no room, or at the inline end of the
 * text. It goes along when the page, or the pages within it, are scrolled.
 */
export function useBeside<E extends HTMLElement>(
  box: Box | null,
  where: 'below' | 'end',
  scrolledBy: () => number,
): RefObject<E | null> {
  const layer = useRef<E>(null);
  useLayoutEffect(() => {
    if (!box) return undefined;
    const begun = scrolledBy();
    const place = (): void => {
      const element = layer.current;
      if (!element) return;
      const moved = scrolledBy() - begun;
      const { width, height } = element.getBoundingClientRect();
      const { left, top } = placeOf({ ...box, top: box.top - moved, bottom: box.bottom - moved }, where, {
        width,
        height,
      });
      element.style.setProperty('left', `${left}px`);
      element.style.setProperty('top', `${top}px`);
    };
    place();
    // Whatever scrolls: the page, or what shows the pages of a PDF.
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [box, where, scrolledBy]);
  return layer;
}

function placeOf(box: Box, where: 'below' | 'end', size: { width: number; height: number }) {
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const within = (at: number, length: number, whole: number): number =>
    Math.max(edge, Math.min(at, whole - length - edge));
  if (where === 'end') {
    const isMirrored = document.documentElement.dir === 'rtl';
    const left = isMirrored ? box.left - gap - size.width : box.right + gap;
    return { left: within(left, size.width, room.width), top: box.top };
  }
  const hasRoomBelow = box.bottom + gap + size.height <= room.height - edge;
  return {
    left: within((box.left + box.right - size.width) / 2, size.width, room.width),
    top: hasRoomBelow ? box.bottom + gap : Math.max(edge, box.top - gap - size.height),
  };
}
