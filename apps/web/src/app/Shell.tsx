import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useFocusOnHeading } from './useFocusOnHeading.ts';
import parts from './Shell.module.css';

/** What stands around every screen: a way past it for the keyboard, the header and the footer. */
export function Shell() {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  useFocusOnHeading(main);
  return (
    <div className={parts.shell}>
      <a className={parts.skip} href="#content">
        {t('shell.skip')}
      </a>
      <Header />
      <main className={parts.main} id="content" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}
