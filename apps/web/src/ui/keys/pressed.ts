type Listener = (event: KeyboardEvent) => void;

const listeners = new Set<Listener>();

/** Listens to keys that nothing else on the page has taken, and to those of frames that pass theirs on. */
export function onPressed(listener: Listener): () => void {
  listeners.add(listener);
  // After the listeners of the document, so that a key that a screen has taken is known to be.
  window.addEventListener('keydown', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('keydown', listener);
  };
}

/** Passes on a key that was pressed in a frame. */
export const passKey: Listener = (event) => listeners.forEach((listen) => listen(event));
