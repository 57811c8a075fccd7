import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useKnown } from './useKnown.ts';
import { helpEntries } from './helpEntries.ts';
import { headerMenu } from './headerMenu.ts';
import { MenuEntry } from './MenuEntry.tsx';
import styles from './HelpMenu.module.css';

/** What helps readers on, where the tenant has any help. */
export function HelpMenu() {
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
      </Menu.Dropdown>
    </Menu>
  );
}
