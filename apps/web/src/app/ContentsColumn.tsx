import type { RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseContents } from './CloseContents.tsx';
import { ContentsSections } from './ContentsSections.tsx';
import { useSections } from './useSections.ts';
import styles from './Contents.module.css';

/** The contents of the library in a column next to the page. */
export function ContentsColumn({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const sections = useSections();
  return (
    <div className={styles.column} id="contents">
      <nav className={styles.rolled} aria-label={t('contents.title')} ref={onEscape(onClose)}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('contents.title')}</h2>
          <CloseContents onClose={onClose} />
        </div>
        <ContentsSections sections={sections} />
      </nav>
    </div>
  );
}

/** Closes what has the focus within it when Escape is pressed there. */
const onEscape =
  (onClose: () => void): RefCallback<HTMLElement> =>
  (element) => {
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  };
