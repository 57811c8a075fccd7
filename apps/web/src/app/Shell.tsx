import { useRef, useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, type Location, useLocation } from 'react-router';
import { Banner } from './Banner.tsx';
import { Contents } from './Contents.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useContents } from './useContents.ts';
import { decodeQuery } from '../client/query.ts';
import skipLinks from '../ui/layout/SkipLinks.module.css';
import styles from './Shell.module.css';

/** The frame around every screen: a skip link, the header, the contents and the footer. */
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

/** The key under which the scroll position of a page is stored. The first page of a visit always has the key `default`. */
const scrolledAs = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/**
 * Puts the focus on a new page's heading, so that screen reader users hear where they are. A screen that changes its
 * address under the reader's hands, as tabs do, keeps the focus where it is.
 */
function useFocusOnHeading(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const page = pageAt(pathname, search);
  // Who has just signed in is led to the heading, too; who opens a page begins at its top.
  const shown = useRef(hasSignedIn ? '' : page);

  useEffect(() => {
    const within = main.current;
    if (!within || shown.current === page) return undefined;
    shown.current = page;
    if (within.contains(document.activeElement)) return undefined;
    return whenThere(within, 'h1', focusOn);
  }, [main, page]);
}

let hasSignedIn = false;

/** Tells the shell that this visit began with a sign-in. */
export const noteSignIn = (): void => void (hasSignedIn = true);

/** Query parameters that make an address another page: the document, and the one that it is compared with. */
const naming = new Set(['contentcode', 'compare']);

/** A name of the page at an address. */
function pageAt(pathname: string, search: string): string {
  const named = Object.entries(decodeQuery(search)).filter(([name]) => naming.has(name.toLowerCase()));
  return [pathname, ...named.flatMap(([, values]) => values)].join(' ');
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Does something with the first element of a kind, now or when it comes; the answer stops waiting. */
function whenThere(within: HTMLElement, selector: string, act: (element: HTMLElement) => void): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(() => look());
  const look = (): void => {
    const found = within.querySelector<HTMLElement>(selector);
    if (!found) return;
    observer.disconnect();
    // A user who has moved the focus in the meantime, to a menu or a field, keeps it there.
    if (document.activeElement === before || document.activeElement === document.body) act(found);
  };
  observer.observe(within, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
