import type { Box } from '../../marks/types.ts';

/** A rectangle as plain data: it stays what it was when the page moves on. */
export const plainBox = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

/** The box around several; null around none. */
export function boxAround([first, ...others]: readonly Box[]): Box | null {
  if (!first) return null;
  return others.reduce<Box>(
    (box, { left, top, right, bottom }) => ({
      left: Math.min(box.left, left),
      top: Math.min(box.top, top),
      right: Math.max(box.right, right),
      bottom: Math.max(box.bottom, bottom),
    }),
    plainBox(first),
  );
}
