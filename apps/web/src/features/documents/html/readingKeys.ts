/** The shortcuts of the reader. */
export type ReadingAct = 'next' | 'previous' | 'copy' | 'find' | 'find-next' | 'find-previous' | 'escape';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const plain = new Map<string, ReadingAct>(
  Object.entries({ j: 'next', k: 'previous', c: 'copy', Escape: 'escape' } as const),
);

/** The act of a key; null for one that is the browser's, or the page's. */
export function readingAct({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): ReadingAct | null {
  if (altKey) return null;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const onward: ReadingAct = shiftKey ? 'find-previous' : 'find-next';
  if (ctrlKey || metaKey) {
    if (letter === 'f' && !shiftKey) return 'find';
    return letter === 'g' ? onward : null;
  }
  if (key === 'F3') return onward;
  return plain.get(letter) ?? null;
}
