import { isTaken } from '../../../ui/keys/isTaken.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** The shortcuts of compass points: M selects text by keys, Escape cancels. */
export function markingAct(pressed: Pressed): 'mark' | 'leave' | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey || isTaken(pressed)) return null;
  if (key.toLowerCase() === 'm') return 'mark';
  return key === 'Escape' ? 'leave' : null;
}
