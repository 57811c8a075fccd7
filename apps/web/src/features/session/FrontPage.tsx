import type { ReactNode } from 'react';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LibraryName } from './LibraryName.tsx';
import styles from './FrontPage.module.css';

type Props = {
  title: string;
  /** The sign-out link, next to the languages. */
  way?: ReactNode;
  children: ReactNode;
};

/** A page in front of the library: its name, the languages, and one action or message. */
export function FrontPage({ title, way, children }: Props) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <LibraryName />
        <div className={styles.ways}>
          <LanguageMenu />
          {way}
        </div>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title} tabIndex={-1} ref={focusOnce}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}

/** The focused element is gone: screen readers announce the new page. */
const focusOnce = (heading: HTMLElement | null): void => heading?.focus();
