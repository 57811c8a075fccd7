import { IconChevronDown, IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { downloadHelp } from '../features/help/index.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import type { ContentsEntry, Section } from './sidebarEntries.ts';
import { useEntryName } from './useEntryName.ts';
import styles from './ContentsSections.module.css';

type Props = {
  sections: readonly Section[];
  /** The reader goes to a screen. */
  onLeave?: (() => void) | undefined;
};

/** The entries of the contents, section by section. */
export function ContentsSections({ sections, onLeave }: Props) {
  const { t } = useTranslation();
  return sections.map(({ name, entries }) => (
    <section className={styles.section} key={name}>
      {/* The first section has the heading of the contents themselves. */}
      {name !== 'contents' && <h3 className={styles.heading}>{t(`contents.${name}`)}</h3>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <ContentsLine entry={entry} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type LineProps = { entry: ContentsEntry; onLeave?: (() => void) | undefined };

function ContentsLine({ entry, onLeave }: LineProps) {
  const { t } = useTranslation();
  const name = useEntryName();
  if ('list' in entry) return <Subscriptions entry={entry} onLeave={onLeave} />;
  if ('to' in entry) {
    return (
      <NavLink className={styles.line ?? ''} to={entry.to} end={entry.to === '/'} onClick={onLeave}>
        <span className={styles.word}>{name(entry)}</span>
      </NavLink>
    );
  }
  if ('topic' in entry) {
    return (
      <button
        className={styles.line}
        type="button"
        onClick={() => void downloadHelp(entry.topic, name(entry))}
      >
        <bdi className={styles.word}>{name(entry)}</bdi>
        <IconDownload className={styles.out} size={14} stroke={1.6} aria-hidden />
        <VisuallyHidden>{t('contents.downloads')}</VisuallyHidden>
      </button>
    );
  }
  return (
    <a className={styles.line} href={entry.href} target="_blank" rel="noreferrer">
      <bdi className={styles.word}>{name(entry)}</bdi>
      <IconExternalLink className={styles.out} size={14} stroke={1.6} aria-hidden />
      <VisuallyHidden>{t('contents.leaves')}</VisuallyHidden>
    </a>
  );
}

type SubscriptionsProps = LineProps & { entry: Extract<ContentsEntry, { list: unknown }> };

/** The subscriptions, counted; they open into the list of them. */
function Subscriptions({ entry, onLeave }: SubscriptionsProps) {
  const name = useEntryName();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className={styles.line} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={styles.word}>{name(entry)}</span>
        <IconChevronDown className={styles.twisty} size={14} stroke={1.6} aria-hidden />
        <span className={styles.leader} aria-hidden />
        <bdi className={styles.count}>{entry.list.length}</bdi>
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {entry.list.map(({ key, title, to }) => (
            <li key={key}>
              <Link className={styles.under} to={to} onClick={onLeave}>
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
