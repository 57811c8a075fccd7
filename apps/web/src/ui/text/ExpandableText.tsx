import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ExpandableText.module.css';

type Props = {
  children: ReactNode;
  /** How many lines are seen at first. */
  lines?: number;
  /** The language of the text, where it is not that of the page. */
  lang?: string;
  /** What the two ways are called for those who listen, where "More" alone would not say more of what. */
  labels?: { more: string; less: string };
};

/** The first lines of a long text; the rest on demand, offered only when there is a rest. */
export function ExpandableText({ children, lines = 1, lang, labels }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const isLong = useIsCut(text, isOpen);
  return (
    // An ellipsis stands at the end of the text's own direction, and so does the way to the rest.
    <div className={styles.long} data-open={isOpen || undefined} dir="auto">
      <p className={styles.text} ref={text} lang={lang} style={{ '--lines': lines } as CSSProperties}>
        {children}
      </p>
      {isLong && (
        <button
          className={styles.more}
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? labels?.less : labels?.more}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'ui.less' : 'ui.more')}
        </button>
      )}
    </div>
  );
}

/** Whether a text is longer than what is seen of it, measured anew when its room changes; an open one keeps its answer. */
function useIsCut(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isOpen) return undefined;
    const measure = (): void => setCut(element.scrollHeight > element.clientHeight + 1);
    measure(); // Before it is painted: what comes beside a text that is seen already would move it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isOpen]);
  return isCut;
}
