import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ExpandableText.module.css';

type Props = {
  children: ReactNode;
  /** How many lines are seen at first. */
  lines?: number;
  /** The language of the text, where it is not that of the page. */
  lang?: string;
  /** Accessible names of the two states, where "More" alone would not say more of what. */
  labels?: { more: string; less: string };
};

/** The first lines of a long text; the rest on demand, offered only when there is a rest. */
export function ExpandableText({ children, lines = 1, lang, labels }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const isLong = useIsCut(text, isOpen);
  return (
    // The ellipsis, and the button behind it, follow the text's own direction.
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

/** Whether a text is cut, measured again when its box is resized; not measured while it is expanded. */
function useIsCut(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isOpen) return undefined;
    const measure = (): void => setCut(element.scrollHeight > element.clientHeight + 1);
    measure(); // Before the first paint: a button that appears later would move the text.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isOpen]);
  return isCut;
}
