import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { piecesUpTo, type Piece } from './pieces.ts';
import styles from './LongText.module.css';

/** As much of a text as is shown at first. */
const longest = 255;

type Props = {
  /** A text, or its pieces, of which some are marked as changed. */
  text: string | readonly Piece[];
  /** What is longer than it should be, for screen reader users. */
  of?: string;
};

/** The beginning of a text, and the rest of it on demand. */
export function LongText({ text, of }: Props) {
  const t = useMessages('compass-points');
  const [isOpen, setOpen] = useState(false);
  const pieces = typeof text === 'string' ? [{ text, isChanged: false }] : text;
  const beginning = piecesUpTo(pieces, longest);
  const word = t(isOpen ? 'showLess' : 'showMore');
  return (
    <div className={styles.text} dir="auto">
      {(isOpen ? pieces : (beginning ?? pieces)).map((piece, at) =>
        piece.isChanged ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
      )}
      {beginning && (
        <>
          {!isOpen && '… '}
          <button
            className={styles.more}
            type="button"
            aria-expanded={isOpen}
            aria-label={of && t('moreOf', { more: word, what: of })}
            onClick={() => setOpen(!isOpen)}
          >
            {word}
          </button>
        </>
      )}
    </div>
  );
}
