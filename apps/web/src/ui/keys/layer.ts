import { useSyncExternalStore } from 'react';

/** What keys open over every screen. */
export type Layer = 'palette' | 'shortcuts';

let shown: Layer | null = null;
const listeners = new Set<() => void>();

/** Opens the palette or the list of shortcuts; null closes it. */
export function showLayer(layer: Layer | null): void {
  shown = layer;
  for (const tell of listeners) tell();
}

/** Opens the list of the shortcuts of this screen. */
export const showShortcuts = (): void => showLayer('shortcuts');

/** What is open now. */
export const useLayer = (): Layer | null => useSyncExternalStore(listen, () => shown);

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
