import { useSyncExternalStore } from 'react';

/** The row height of lists, tables and trees. */
export type Density = 'comfortable' | 'compact';

export const densities: readonly Density[] = ['comfortable', 'compact'];

// The page reads the same name before its first paint.
const name = 'norma.density';
const listeners = new Set<() => void>();

/** The density that was chosen on this device; null where none was. */
export function chosenDensity(): Density | null {
  const chosen = storedDensity();
  return densities.find((density) => density === chosen) ?? null;
}

/** Sets all lists in a density, and remembers it on this device. */
export function chooseDensity(density: Density): void {
  document.documentElement.dataset['density'] = density;
  try {
    localStorage.setItem(name, density);
  } catch {
    // A browser that forbids storage forgets it with the page.
  }
  for (const tell of listeners) tell();
}

/** The density that was chosen, as it changes. */
export const useChosenDensity = (): Density | null => useSyncExternalStore(listen, chosenDensity);

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function storedDensity(): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return document.documentElement.dataset['density'];
  }
}
