import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, type Location } from 'react-router';
import { Banner } from './Banner.tsx';
import { Contents } from './Contents.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useContents } from './useContents.ts';
import skipLinks from '../ui/layout/SkipLinks.module.css';
import styles from './Shell.module.css';

/** The frame around every screen: a skip link, the header, the contents and the footer. */
export function Shell() {
  const { t } = useTranslation();
  const opener = useRef<HTMLButtonElement>(null);
  const contents = useContents();
  const close = (): void => {
    contents.close();
    // A drawer gives the focus back by itself, when it has gone.
    if (contents.shown === 'column') opener.current?.focus();
  };
  return (
    <div className={styles.shell}>
      <div id="skip-links">
        <a className={skipLinks.skip} href="#content">
          {t('shell.skip')}
        </a>
      </div>
      <Banner />
      <Header contents={contents} opener={opener} />
      <div className={styles.page}>
        <Contents shown={contents.shown} close={close} />
        <div className={styles.screen}>
          <main className={styles.main} id="content" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <ScrollRestoration getKey={scrolledAs} />
    </div>
  );
}

/** The key under which the scroll position of a page is stored. The first page of a visit always has the key `default`. */
const scrolledAs = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
