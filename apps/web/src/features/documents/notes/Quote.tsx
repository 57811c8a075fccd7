import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import type { Place } from './place.ts';
import { useWords } from './useWords.ts';
import parts from './Quote.module.css';

/** The text that a note is on, as its publisher wrote it. */
export function Quote({ place: { quote } }: { place: Place }) {
  const words = useWords();
  if (quote === undefined) return null;
  return (
    <blockquote className={parts.quote}>
      <Hidden>{words('quote')}: </Hidden>
      <SeeMore lines={3}>{quote}</SeeMore>
    </blockquote>
  );
}
