import { useEffect } from 'react';
import type { Query } from '../../../ui/text/HighlightedHtml.tsx';
import type { Found } from '../found.ts';
import { markerFor } from './markerFor.tsx';

type Props = {
  words: string;
  synonyms: Found['synonyms'];
  onReady: (marker: Marker) => void;
};

/** What marks the texts that some words have found. */
export type Marker = { words: string; query: Query };

/** Marks synonyms and quantities in other units as well, once it is there. */
export function Marks({ words, synonyms, onReady }: Props) {
  useEffect(() => onReady({ words, query: markerFor(words, synonyms) }), [words, synonyms, onReady]);
  return null;
}
