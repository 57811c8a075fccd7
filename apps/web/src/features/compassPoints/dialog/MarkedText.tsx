import { useState } from 'react';
import { useWords } from './useWords.ts';
import parts from './MarkedText.module.css';

/** Characters of a marked text that are seen at first, as readers count them. */
const seenAtFirst = 255;

/** The text that a compass point marks, as its publisher wrote it; of a long one the beginning, and the rest on demand. */
export function MarkedText({ text, lang }: { text: string; lang?: string | undefined }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const characters = Array.from(text);
  const isLong = characters.length > seenAtFirst;
  const beginning = isLong ? `${characters.slice(0, seenAtFirst).join('').trimEnd()}…` : text;
  return (
    <blockquote className={parts.quote} lang={lang} dir="auto">
      <p className={parts.text}>{isOpen ? text : beginning}</p>
      {isLong && (
        <button className={parts.more} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words(isOpen ? 'showLess' : 'showMore')}
        </button>
      )}
    </blockquote>
  );
}
