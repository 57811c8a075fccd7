import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useAccount, useTenant } from '../session/index.ts';
import { groupsFor, isFor, screenAt } from './screens.ts';
import { useWords } from './useWords.ts';
import parts from './AdminFrame.module.css';

/** A screen of administration, beside the list of all that are for the visitor. */
export function AdminFrame() {
  const words = useWords();
  const visitor = { account: useAccount(), tenant: useTenant() };
  const { pathname } = useLocation();
  const here = screenAt(pathname)?.to;
  return (
    <div className={parts.frame}>
      <nav className={parts.list} aria-label={words('administration')}>
        {groupsFor(visitor).map(({ word, screens }) => (
          <section key={word} aria-labelledby={`administration-${word}`}>
            <h2 className={parts.name} id={`administration-${word}`}>
              {words(word)}
            </h2>
            <ul className={parts.screens}>
              {screens.map(({ to, word: name, Sign }) => (
                <li key={to}>
                  <Link className={parts.link} to={to} aria-current={to === here ? 'page' : undefined}>
                    <Sign size={18} stroke={1.6} aria-hidden />
                    {words(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={parts.screen}>{isFor(visitor, pathname) ? <Outlet /> : <NotForYou />}</div>
    </div>
  );
}

function NotForYou() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('page.notAuthorized')} actions={<Link to="/">{t('page.goHome')}</Link>}>
      {t('page.notAuthorizedText')}
    </EmptyState>
  );
}
