import { useEffect } from 'react';

// The server names the page after the library.
const library = typeof document === 'undefined' ? '' : document.title;

/** Names the page in the browser's tab and history while a screen is shown: its title, then the library's. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${library}`;
    return () => {
      document.title = library;
    };
  }, [title]);
}
