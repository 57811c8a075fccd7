import { IconChevronDown, IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { downloadHelp } from '../features/help/index.ts';
import { Hidden } from '../ui/Hidden.tsx';
import type { ContentsEntry, Section } from './sidebarEntries.ts';
import { useEntryName } from './useEntryName.ts';
import parts from './ContentsSections.module.css';

type Props = {
  sections: readonly Section[];
  /** The reader goes to a screen. */
  onLeave?: (() => void) | undefined;
};

/** The entries of the contents, section by section. */
export function ContentsSections({ sections, onLeave }: Props) {
  const { t } = useTranslation();
  return sections.map(({ name, entries }) => (
    <section className={parts.section} key={name}>
      {/* The first section has the heading of the contents themselves. */}
      {name !== 'contents' && <h3 className={parts.heading}>{t(`contents.${name}`)}</h3>}
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
      <NavLink className={parts.line ?? ''} to={entry.to} end={entry.to === '/'} onClick={onLeave}>
        <span className={parts.word}>{name(entry)}</span>
      </NavLink>
    );
  }
  if ('topic' in entry) {
    return (
      <button
        className={parts.line}
        type="button"
        onClick={() => void downloadHelp(entry.topic, name(entry))}
      >
        <bdi className={parts.word}>{name(entry)}</bdi>
        <IconDownload className={parts.out} size={14} stroke={1.6} aria-hidden />
        <Hidden>{t('contents.downloads')}</Hidden>
      </button>
    );
  }
  return (
    <a className={parts.line} href={entry.href} target="_blank" rel="noreferrer">
      <bdi className={parts.word}>{name(entry)}</bdi>
      <IconExternalLink className={parts.out} size={14} stroke={1.6} aria-hidden />
      <Hidden>{t('contents.leaves')}</Hidden>
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
      <button className={parts.line} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={parts.word}>{name(entry)}</span>
        <IconChevronDown className={parts.twisty} size={14} stroke={1.6} aria-hidden />
        <span className={parts.leader} aria-hidden />
        <bdi className={parts.count}>{entry.list.length}</bdi>
      </button>
      {isOpen && (
        <ul className={parts.list}>
          {entry.list.map(({ key, title, to }) => (
            <li key={key}>
              <Link className={parts.under} to={to} onClick={onLeave}>
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
