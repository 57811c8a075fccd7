import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import type { Place } from './place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import parts from './Quote.module.css';

/** The text that a note is on, as its publisher wrote it. */
export function Quote({ place: { quote } }: { place: Place }) {
  const words = useMessages('notes');
  if (quote === undefined) return null;
  return (
    <blockquote className={parts.quote}>
      <Hidden>{words('quote')}: </Hidden>
      <SeeMore lines={3}>{quote}</SeeMore>
    </blockquote>
  );
}
