import { useMediaQuery } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { SearchBox } from '../features/search/index.ts';
import { LanguageMenu, LibraryName } from '../features/session/index.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import parts from './Header.module.css';

/** The head of every page: whose library it is, the search, the language and the reader. */
export function Header() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false });
  const [asked, setAsked] = useState({ isOpen: false, at: '' });
  const isOpen = asked.at === pathname ? asked.isOpen : pathname.startsWith('/content-search');
  const hasOwnSearch = pathname === '/' || pathname.startsWith('/home');

  return (
    <header className={parts.header}>
      <div className={parts.bar}>
        <Link className={parts.home} to="/">
          <LibraryName />
          <Hidden>{t('shell.home')}</Hidden>
        </Link>
        {!isNarrow && <div className={parts.search}>{!hasOwnSearch && <SearchBox variant="header" />}</div>}
        {isNarrow && !hasOwnSearch && (
          <IconButton
            label={t(isOpen ? 'shell.closeSearch' : 'shell.search')}
            aria-expanded={isOpen}
            onClick={() => setAsked({ isOpen: !isOpen, at: pathname })}
          >
            {isOpen ? (
              <IconX size={18} stroke={1.6} aria-hidden />
            ) : (
              <IconSearch size={18} stroke={1.6} aria-hidden />
            )}
          </IconButton>
        )}
        <div className={parts.ways}>
          {!isNarrow && <LanguageMenu />}
          <AccountMenu />
        </div>
      </div>
      {isNarrow && !hasOwnSearch && isOpen && (
        <div className={parts.field} ref={asked.isOpen ? focusWithin : undefined}>
          <SearchBox variant="header" />
        </div>
      )}
    </header>
  );
}

const focusWithin = (field: HTMLElement | null): void => field?.querySelector('input')?.focus();
