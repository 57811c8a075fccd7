/** Whether a key is written where the focus is, or means something else there. */
export const isTaken = ({ defaultPrevented, target }: Pick<Event, 'defaultPrevented' | 'target'>): boolean =>
  defaultPrevented ||
  (isElement(target) &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null);

// An element of an iframe is no instance of this window's classes.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;
