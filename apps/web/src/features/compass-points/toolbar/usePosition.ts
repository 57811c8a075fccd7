import type { Box } from '@norma/reader/marks';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const gap = 8;
const edge = 8;

/**
 * Keeps a small layer next to something in the text: below it, or above where there is no room. What it is next to is scrolled, zoomed and set again without a sign, so it is looked at with each frame; out of the window, it hides.
 */
export function usePosition<E extends HTMLElement>(boxNow: () => Box | null): RefObject<E | null> {
  const layer = useRef<E>(null);
  useLayoutEffect(() => {
    let frame = 0;
    let last = '';
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const element = layer.current;
      const box = boxNow();
      if (!element) return;
      const { offsetWidth: width, offsetHeight: height } = element;
      const place = box && isSeen(box) ? placeOf(box, { width, height }) : null;
      const written = JSON.stringify(place);
      if (written === last) return;
      last = written;
      element.style.visibility = place ? 'visible' : 'hidden';
      if (place) Object.assign(element.style, { left: `${place.left}px`, top: `${place.top}px` });
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [boxNow]);
  return layer;
}

const isSeen = ({ top, bottom }: Box): boolean => bottom > 0 && top < window.innerHeight;

function placeOf(box: Box, size: { width: number; height: number }): { left: number; top: number } {
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const within = (at: number, length: number, whole: number): number =>
    Math.round(Math.max(edge, Math.min(at, whole - length - edge)));
  const hasRoomBelow = box.bottom + gap + size.height <= room.height - edge;
  return {
    left: within((box.left + box.right - size.width) / 2, size.width, room.width),
    top: within(hasRoomBelow ? box.bottom + gap : box.top - gap - size.height, size.height, room.height),
  };
}
