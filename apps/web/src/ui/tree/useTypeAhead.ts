import { useRef, type KeyboardEvent } from 'react';
import { rowBeginningWith, type TreeRow } from './treeKeys.ts';

/** Letters that follow each other more slowly than this begin a new word. */
const pauseMs = 700;

/** Moves to the next row whose name starts with what is typed; returns whether the key was a letter. */
export function useTypeAhead(
  rows: readonly TreeRow[],
  at: number,
  go: (at: number) => void,
): (event: KeyboardEvent) => boolean {
  const last = useRef({ typed: '', atMs: 0 });
  return ({ key, timeStamp }) => {
    if (Array.from(key).length !== 1) return false;
    const { typed, atMs } = last.current;
    const word = timeStamp - atMs < pauseMs ? typed + key : key;
    last.current = { typed: word, atMs: timeStamp };
    const found = rowBeginningWith(rows, at, word);
    if (found !== null) go(found);
    return true;
  };
}
