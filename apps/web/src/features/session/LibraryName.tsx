import { trustedHtml } from '@norma/reader/trusted';
import { useTenant } from './tenant.ts';
import { safeMark } from './safeMark.ts';
import styles from './LibraryName.module.css';

/** The mark of the library with its publisher and short title; where there is little room, the short title alone. */
export function LibraryName() {
  const { publisherName, shortTitle, theme } = useTenant();
  return (
    <span className={styles.name}>
      <span
        className={styles.mark}
        dangerouslySetInnerHTML={{ __html: trustedHtml(safeMark(theme.markSvg)) }}
        aria-hidden
      />
      <span className={styles.words}>
        <b className={styles.publisher}>{publisherName}</b>
        <span className={styles.title}>{shortTitle}</span>
      </span>
    </span>
  );
}
