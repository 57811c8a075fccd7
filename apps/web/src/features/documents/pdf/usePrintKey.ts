import { useEffect } from 'react';

/** Takes Ctrl+P for the printing of pages, where that is allowed: the browser's own would print what is on the screen. */
export function usePrintKey(print: (() => void) | null): void {
  useEffect(() => {
    if (!print) return undefined;
    const onKey = (key: KeyboardEvent): void => {
      const isPrint =
        (key.ctrlKey || key.metaKey) && !key.altKey && !key.shiftKey && key.key.toLowerCase() === 'p';
      if (!isPrint) return;
      key.preventDefault();
      print();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [print]);
}
