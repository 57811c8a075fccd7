type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** What a key does with compass points: M selects text by keys, Escape leaves what was begun. */
export function markingAct(pressed: Pressed): 'mark' | 'leave' | null {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = pressed;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTaken(target)) return null;
  if (key.toLowerCase() === 'm') return 'mark';
  return key === 'Escape' ? 'leave' : null;
}

/** Whether a key is written where the focus is, or means something else there. */
const isTaken = (target: EventTarget | null): boolean =>
  // What stands in a frame is of none of this window's own classes.
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;
