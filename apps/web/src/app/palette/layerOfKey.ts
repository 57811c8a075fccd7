import type { Layer } from '../../ui/keys/layer.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key opens, and whether it is a single character; null for other keys. */
export function layerOfKey(pressed: Pressed): { layer: Layer; isPlain: boolean } | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey) return null;
  if (ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === 'k')
    return { layer: 'palette', isPlain: false };
  if (ctrlKey || metaKey) return null;
  // Some keyboards have both characters behind Shift.
  if (key === '/') return { layer: 'palette', isPlain: true };
  return key === '?' ? { layer: 'shortcuts', isPlain: true } : null;
}
