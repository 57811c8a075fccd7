import type { ResultDocument } from '@norma/contracts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { hasMatch, RichText } from './RichText.tsx';
import { languageOfText } from '../../ui/languageOfText.ts';
import { useWords } from './useWords.ts';
import parts from './Description.module.css';

type Props = { document: ResultDocument; query: string };

/** A description on one line, on two where it matches; the rest on demand, offered only when there is a rest. */
export function Description({ document, query }: Props) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const isLong = useIsCut(text, isOpen);
  const { description, designationNo: designation, language } = document;
  return (
    // An ellipsis stands at the end of the text's own direction, and so does the way to the rest.
    <div className={parts.description} data-open={isOpen || undefined} dir="auto">
      <p
        className={parts.text}
        ref={text}
        lang={languageOfText(description, language)}
        data-matched={hasMatch(description, query) || undefined}
      >
        <RichText html={description} query={query} />
      </p>
      {isLong && (
        <button
          className={parts.more}
          type="button"
          aria-expanded={isOpen}
          aria-label={words(isOpen ? 'lessAbout' : 'moreAbout', { designation })}
          onClick={() => setOpen(!isOpen)}
        >
          {words(isOpen ? 'less' : 'more')}
        </button>
      )}
    </div>
  );
}

/** Whether a text is longer than what is seen of it, measured anew when its room changes; an open one keeps its answer. */
function useIsCut(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isOpen]);
  return isCut;
}
