type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** The shortcuts of compass points: M selects text by keys, Escape cancels. */
export function markingAct(pressed: Pressed): 'mark' | 'leave' | null {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = pressed;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTaken(target)) return null;
  if (key.toLowerCase() === 'm') return 'mark';
  return key === 'Escape' ? 'leave' : null;
}

/** Whether a key is written where the focus is, or means something else there. */
const isTaken = (target: EventTarget | null): boolean =>
  // An element of an iframe is no instance of this window's classes.
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;
