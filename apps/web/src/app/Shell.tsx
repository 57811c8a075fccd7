import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, type Location } from 'react-router';
import { Banner } from './Banner.tsx';
import { Contents } from './Contents.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useContents } from './useContents.ts';
import { useFocusOnHeading } from './useFocusOnHeading.ts';
import styles from './Shell.module.css';

/** What stands around every screen: a way past it for the keyboard, the header, the contents and the footer. */
export function Shell() {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const contents = useContents();
  useFocusOnHeading(main);
  const close = (): void => {
    contents.close();
    // A drawer gives the focus back by itself, when it has gone.
    if (contents.shown === 'column') opener.current?.focus();
  };
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <Banner />
      <Header contents={contents} opener={opener} />
      <div className={styles.page}>
        <Contents shown={contents.shown} close={close} />
        <div className={styles.screen}>
          <main className={styles.main} id="content" tabIndex={-1} ref={main}>
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <ScrollRestoration getKey={scrolledAs} />
    </div>
  );
}

/** Under what is kept how far a page was scrolled. Wherever the app is loaded, its first page has the key `default`. */
const scrolledAs = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
