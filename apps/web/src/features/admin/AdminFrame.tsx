import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useAccount, useTenant } from '../session/index.ts';
import { groupsFor, isFor, screenAt, type Visitor } from './screens.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './AdminFrame.module.css';

/** A screen of administration, next to the list of all that are for the visitor. */
export function AdminFrame() {
  const visitor = { account: useAccount(), tenant: useTenant() };
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <Screens visitor={visitor} address={pathname} />
      <div className={styles.screen}>{isFor(visitor, pathname) ? <Outlet /> : <NotForYou />}</div>
    </div>
  );
}

/** The list of screens; on narrow windows it opens on demand and closes after a choice. */
function Screens({ visitor, address }: { visitor: Visitor; address: string }) {
  const t = useMessages('admin');
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === address;
  const id = useId();
  const here = screenAt(address);
  return (
    <nav className={styles.list} aria-label={t('administration')}>
      <button
        className={styles.opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : address)}
      >
        <span className={styles.name}>{t('administration')}</span>
        {here && t(here.word)}
        <IconChevronDown className={styles.chevron} size={18} stroke={1.6} aria-hidden />
      </button>
      <div className={styles.groups} id={id} data-open={isOpen || undefined}>
        {groupsFor(visitor).map(({ word, screens }) => (
          <section key={word} aria-labelledby={`${id}-${word}`}>
            <h2 className={styles.name} id={`${id}-${word}`}>
              {t(word)}
            </h2>
            <ul className={styles.screens}>
              {screens.map(({ to, word: name, Sign }) => (
                <li key={to}>
                  <Link className={styles.link} to={to} aria-current={here?.to === to ? 'page' : undefined}>
                    <Sign size={18} stroke={1.6} aria-hidden />
                    {t(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

function NotForYou() {
  const { t: tShell } = useTranslation();
  return (
    <EmptyState title={tShell('page.notAuthorized')} actions={<Link to="/">{tShell('page.goHome')}</Link>}>
      {tShell('page.notAuthorizedText')}
    </EmptyState>
  );
}
