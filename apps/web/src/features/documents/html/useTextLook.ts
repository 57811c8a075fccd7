import type { TextLook } from '@norma/reader';
import { useState } from 'react';

const storageKey = 'norma.text';

const sizes = ['small', 'normal', 'large'] as const;
const lines = ['short', 'long'] as const;

/** How the reader wants texts to be set, as left on this device. */
export function useTextLook(): [look: TextLook, setLook: (look: TextLook) => void] {
  const [look, setLook] = useState(storedLook);
  return [
    look,
    (next) => {
      setLook(next);
      keep(next);
    },
  ];
}

// A browser that forbids storage forgets the choice, and nothing else.
function storedLook(): TextLook {
  const [size, line] = read().split(' ');
  return {
    size: sizes.find((known) => known === size) ?? 'normal',
    lines: lines.find((known) => known === line) ?? 'short',
  };
}

function read(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function keep(look: TextLook): void {
  try {
    localStorage.setItem(storageKey, `${look.size} ${look.lines}`);
  } catch {
    // See above.
  }
}
