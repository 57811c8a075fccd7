import { useSyncExternalStore } from 'react';

/** Whether single keys are shortcuts (WCAG 2.1.4). */
export type SingleKeys = 'on' | 'off';

export const singleKeyChoices: readonly SingleKeys[] = ['on', 'off'];

const name = 'norma.single-keys';
const listeners = new Set<() => void>();

/** What was chosen on this device; null where nothing was. */
export function chosenSingleKeys(): SingleKeys | null {
  try {
    const chosen = localStorage.getItem(name);
    return singleKeyChoices.find((each) => each === chosen) ?? null;
  } catch {
    return null; // A browser that forbids storage keeps them on.
  }
}

/** Whether single characters are shortcuts now. */
export const areSingleKeysOn = (): boolean => chosenSingleKeys() !== 'off';

/** Makes single characters shortcuts on this device, or not. */
export function chooseSingleKeys(choice: SingleKeys): void {
  try {
    localStorage.setItem(name, choice);
  } catch {
    // See above.
  }
  for (const tell of listeners) tell();
}

/** What was chosen, as it changes. */
export const useChosenSingleKeys = (): SingleKeys | null => useSyncExternalStore(listen, chosenSingleKeys);

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key is a single character whose shortcut was switched off. */
export const isSwitchedOff = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  Array.from(key.trim()).length === 1 && !ctrlKey && !metaKey && !altKey && !areSingleKeysOn();
