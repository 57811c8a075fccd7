import { useEffect, useState } from 'react';
import { loadMessages } from '../../i18n/i18n.ts';
import type { Query } from '../../ui/text/HighlightedHtml.tsx';
import type { Found } from './found.ts';

/** What marks the words that were looked for and, once it is loaded, their synonyms and quantities in other units. */
export function useMarker(words: string, synonyms: Found['synonyms']): Query {
  const [marker, setMarker] = useState<{ words: string; query: Query } | null>(null);
  useEffect(() => {
    // Only then is there more to mark than the words themselves.
    if (words === '' || (synonyms.length === 0 && !/\d/.test(words))) return;
    let isWanted = true;
    void Promise.all([import('./explanation/markerFor.tsx'), loadMessages('search-explanation')]).then(
      ([{ markerFor }]) => {
        if (isWanted) setMarker({ words, query: markerFor(words, synonyms) });
      },
      () => undefined, // the words themselves stay marked
    );
    return () => {
      isWanted = false;
    };
  }, [words, synonyms]);
  return marker?.words === words ? marker.query : words;
}
