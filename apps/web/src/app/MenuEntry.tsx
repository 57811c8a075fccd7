import { Menu } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadHelp } from '../features/help/index.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import type { Entry } from './entries.ts';
import { useEntryName } from './useEntryName.ts';
import styles from './MenuEntry.module.css';

/** An entry of a menu of the header: a way to a screen or out of the library, or a help document. */
export function MenuEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const name = useEntryName();
  if ('to' in entry) {
    return (
      <Menu.Item component={Link} to={entry.to}>
        {name(entry)}
      </Menu.Item>
    );
  }
  if ('topic' in entry) {
    return (
      <Menu.Item
        rightSection={<IconDownload className={styles.out} size={14} stroke={1.6} aria-hidden />}
        onClick={() => void downloadHelp(entry.topic, name(entry))}
      >
        <bdi>{name(entry)}</bdi> <VisuallyHidden>{t('contents.downloads')}</VisuallyHidden>
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      component="a"
      href={entry.href}
      target="_blank"
      rel="noreferrer"
      rightSection={<IconExternalLink className={styles.out} size={14} stroke={1.6} aria-hidden />}
    >
      <bdi>{name(entry)}</bdi> <VisuallyHidden>{t('contents.leaves')}</VisuallyHidden>
    </Menu.Item>
  );
}
