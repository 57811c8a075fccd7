import styles from './ShortcutList.module.css';

export type Shortcut = { word: string; keys: string[] };

/** What keys do, one act a line. */
export function ShortcutList({ lines, or }: { lines: readonly Shortcut[]; or: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list longer than its sheet is scrolled by keyboard
    <dl className={styles.keys} tabIndex={0}>
      {lines.map(({ word, keys }) => (
        <div className={styles.line} key={keys.join(' ')}>
          <dt>{word}</dt>
          <dd>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && <span className={styles.or}> {or} </span>}
                <kbd className={styles.key} dir="ltr">
                  {key}
                </kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
