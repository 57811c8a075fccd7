import { useSyncExternalStore } from 'react';

/** A choice that is kept on this device, under a name of its storage. */
export type DeviceChoice = {
  /** What was chosen; null where nothing was. */
  chosen: () => string | null;
  choose: (value: string) => void;
  /** What was chosen, as it changes. */
  useChosen: () => string | null;
};

/** Keeps a choice on this device; a browser that forbids storage forgets it with the page. */
export function deviceChoice(name: string): DeviceChoice {
  const listeners = new Set<() => void>();
  let here: string | null = null;
  const chosen = (): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return here;
    }
  };
  const listen = (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  };
  const choose = (value: string): void => {
    here = value;
    try {
      localStorage.setItem(name, value);
    } catch {
      // See above.
    }
    for (const tell of listeners) tell();
  };
  return { chosen, choose, useChosen: () => useSyncExternalStore(listen, chosen) };
}

/** How texts are set, as the server keeps it; what its words mean is known where texts are shown. */
export const readingChoice = deviceChoice('norma.reading');
