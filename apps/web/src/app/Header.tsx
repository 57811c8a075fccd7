import { IconMenu2, IconSearch, IconX, IconChevronDown } from '@tabler/icons-react';
import { useState, type Ref, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { isSearch, SearchBox } from '../features/search/index.ts';
import { LanguageMenu, LibraryName } from '../features/session/index.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { isHome } from './pageViewOf.ts';
import type { Contents } from './useContents.ts';
import { useIsNarrow } from '../ui/layout/useBreakpoint.ts';
import { Menu } from '@mantine/core';
import { useKnown } from './useKnown.ts';
import { helpEntries } from './helpEntries.ts';
import { headerMenu } from './headerMenu.ts';
import { MenuEntry } from './MenuEntry.tsx';
import styles from './Header.module.css';
import { isLoading, onLoadingChange } from '../client/pendingRequests.ts';
import { useDelayed } from '../ui/hooks/useDelayed.ts';

type Props = { contents: Contents; opener: Ref<HTMLButtonElement> };

/** The head of every page: the contents, whose library it is, the search, the language, the help and the reader. */
export function Header({ contents, opener }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow('md');
  const [asked, setAsked] = useState({ isOpen: false, at: '' });
  const isOpen = asked.at === pathname ? asked.isOpen : isSearch(pathname);
  const hasOwnSearch = isHome(pathname);

  return (
    <header className={styles.header}>
      <ProgressLine />
      <div className={styles.bar}>
        <ContentsButton contents={contents} opener={opener} />
        <Link className={styles.home} to="/">
          <LibraryName />
          <VisuallyHidden>{t('shell.home')}</VisuallyHidden>
        </Link>
        {!isNarrow && <div className={styles.search}>{!hasOwnSearch && <SearchBox variant="header" />}</div>}
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
        <div className={styles.ways}>
          {!isNarrow && <LanguageMenu />}
          {!isNarrow && <HelpMenu />}
          <NotificationBell />
          <AccountMenu />
        </div>
      </div>
      {isNarrow && !hasOwnSearch && isOpen && (
        <div className={styles.field} ref={asked.isOpen ? focusWithin : undefined}>
          <SearchBox variant="header" />
        </div>
      )}
    </header>
  );
}

const focusWithin = (field: HTMLElement | null): void => field?.querySelector('input')?.focus();

/** Opens and closes the contents; a column next to it is closed by Escape as well. */
function ContentsButton({ contents: { shown, toggle, close }, opener }: Props) {
  const { t } = useTranslation();
  return (
    <button
      className={styles.contents}
      ref={opener}
      type="button"
      aria-label={t(shown === 'column' ? 'contents.close' : 'contents.open')}
      aria-expanded={shown !== null}
      aria-controls={shown === 'column' ? 'contents' : undefined}
      onClick={toggle}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <IconMenu2 size={18} stroke={1.6} aria-hidden />
    </button>
  );
}

/** What helps readers on, where the tenant has any help. */
function HelpMenu() {
  const { t } = useTranslation();
  const entries = helpEntries(useKnown());
  if (entries.length === 0) return null;
  return (
    <Menu {...headerMenu}>
      <Menu.Target>
        <button className={styles.help} type="button">
          {t('menu.HELP')}
          <IconChevronDown size={14} stroke={1.6} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <MenuEntry key={entry.key} entry={entry} />
        ))}
        <Menu.Item onClick={() => dispatchEvent(new Event('shortcuts'))}>{t('menu.KEYS')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A line that is measured along the upper edge while readers wait for an answer, once that takes long enough to notice. */
function ProgressLine() {
  const { t } = useTranslation();
  const isShown = useDelayed(useSyncExternalStore(onLoadingChange, isLoading));
  if (!isShown) return null;
  return (
    <div className={styles.line} role="progressbar" aria-label={t('shell.loading')}>
      <span className={styles.measured} />
    </div>
  );
}
