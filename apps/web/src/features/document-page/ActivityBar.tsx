import { IconChevronDown, IconDots, IconDownload, IconSearch } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { type Activity, type AsideKey, type PartProps, useLibrary } from '../documents/forDocumentPage.ts';
import { asidesOf } from './asides.ts';
import {
  DownloadButton,
  hasCompassPoints,
  useIsDownloading,
  WithCompassPoints,
} from '../downloads/forDocumentPage.ts';
import { useNoteCount } from '../notes/index.ts';
import { useFavorite } from '../favorites/forDocumentPage.ts';
import { isAsSpecified, moreEntriesOf, type MoreEntry } from './moreEntries.ts';
import { useTracking } from '../tracking/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { useDownloads } from './useDownloads.tsx';
import { useCommands } from '../../ui/keys/offered.ts';
import styles from './ActivityBar.module.css';

const iconSize = 16;

type Props = PartProps & {
  /** Whether the bar is in the line that stays while the text scrolls, and holds the most usual only. */
  isStuck?: boolean;
  /** Finds in the text, where there is one. */
  onFind?: (() => void) | undefined;
};

// In the line there is room for what is done while reading.
const leftToMenu = new Set(['favourite', 'notes', 'citations']);

/** What can be done with a document: the most usual at hand, the rest in a menu; on small screens nearly all in it. */
export function ActivityBar({ document, address, isStuck = false, onFind }: Props) {
  const t = useMessages('documents');
  const library = useLibrary();
  const isNarrow = useIsNarrow('md');
  const [opened, setOpened] = useState<MoreEntry | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const own = [useTracking(document), useFavorite(document)].filter((activity) => activity !== null);
  const downloads = useDownloads(document);
  const isUnderWay = useIsDownloading(document.contentCode);

  const counts: Partial<Record<AsideKey, number | undefined>> = { notes: useNoteCount(document, library) };
  const asideEntries = asidesOf(document, library).map(({ place, key, word, icon: Sign }) => ({
    place,
    activity: {
      key,
      label: t(word),
      count: counts[key],
      icon: <Sign size={iconSize} stroke={1.6} aria-hidden />,
      isOpen: address.aside === key,
      onAct: () => address.write('aside', address.aside === key ? null : key, 'in-place'),
    } satisfies Activity,
  }));
  const dialogs = moreEntriesOf(document, library);
  const entries = dialogs.map((entry) => ({
    place: entry.isInBar?.(library) ? 'bar' : 'more',
    activity: {
      key: entry.key,
      label: t(isStuck && entry.shortWord ? entry.shortWord : entry.word),
      icon: <entry.icon size={iconSize} stroke={1.6} aria-hidden />,
      onAct: () => setOpened(entry),
    } satisfies Activity,
  }));
  const find: Activity[] =
    isStuck && onFind
      ? [
          {
            key: 'find',
            label: t('line.find'),
            icon: <IconSearch size={iconSize} stroke={1.6} aria-hidden />,
            onAct: onFind,
          },
        ]
      : [];
  const all = [
    ...[...find, ...own].map((activity) => ({ place: 'bar', activity })),
    ...entries,
    ...asideEntries,
  ];
  const isInBar = ({ place, activity: { key } }: (typeof all)[number]): boolean =>
    place === 'bar' && !isNarrow && !(isStuck && leftToMenu.has(key));
  const atHand: Activity[] = all.filter(isInBar).map(({ activity }) => activity);
  const inMenu: Activity[] = all.filter((each) => !isInBar(each)).map(({ activity }) => activity);
  useCommands({ title: document.displayDesignation, commands: all.map(({ activity }) => activity) });
  const [before, after] = [atHand.filter(isBeforeDownload), atHand.filter((each) => !isBeforeDownload(each))];

  const cite = dialogs.find(({ key }) => key === 'citations');
  const citation = cite && {
    key: 'citation',
    label: t('cite'),
    icon: <cite.icon size={iconSize} stroke={1.6} aria-hidden />,
    onAct: () => setOpened(cite),
  };
  const saved = isAsSpecified(library)
    ? { menu: [], more: specifiedItems(downloads, !isNarrow && hasCompassPoints(document, library)) }
    : { menu: [...downloads.pdfs, ...downloads.formats, ...(citation ? [citation] : [])], more: [] };
  const hasOwnMenu = saved.menu.length > 0 && !(isNarrow && isStuck);
  const more: MenuItem[] = [
    ...inMenu,
    ...(library.isDrm ? [] : grouped(saved.more, t('saveAs'))),
    ...(library.isDrm || hasOwnMenu ? [] : grouped(saved.menu, t('download'))),
  ];

  const hasButtons = isAsSpecified(library) && !library.isDrm && document.isEntitled;

  return (
    <div className={styles.acts} role="group" aria-label={t('acts')} data-stuck={isStuck || undefined}>
      {before.map((activity) => (
        <ActivityButton key={activity.key} activity={activity} isBare={activity.key === 'find'} />
      ))}
      {hasButtons && !(isNarrow && isStuck) && (
        <DownloadButton document={document} className={styles.act} wordClass={styles.word} />
      )}
      {hasButtons && !isNarrow && hasCompassPoints(document, library) && (
        <WithCompassPoints document={document} className={styles.act} />
      )}
      {!library.isDrm && hasOwnMenu && (
        <Menu
          className={styles.act}
          icon={<IconDownload size={iconSize} stroke={1.6} aria-hidden />}
          label={
            <>
              <span className={styles.word}>{t('download')}</span>
              {!isNarrow && <IconChevronDown className={styles.arrow} size={14} stroke={1.6} aria-hidden />}
            </>
          }
          isBusy={isUnderWay || undefined}
          items={saved.menu}
          onChoose={(key) => saved.menu.find((item) => item.key === key)?.onAct()}
        />
      )}
      {after.map((activity) => (
        <ActivityButton key={activity.key} activity={activity} />
      ))}
      {more.length > 0 && (
        <Menu
          className={styles.act}
          icon={<IconDots size={iconSize} stroke={1.6} aria-hidden />}
          label={<span className={styles.word}>{t('more')}</span>}
          items={more}
          onChoose={(key) => more.find((item) => item.key === key)?.onAct()}
        />
      )}
      {own.map(
        ({ key, label, message }) => message && <ActivityMessage key={key} label={label} message={message} />,
      )}
      {opened && <opened.Dialog document={document} address={address} onClose={close} onMissing={close} />}
      {downloads.refusal}
    </div>
  );
}

type MenuItem = Pick<Activity, 'key' | 'label' | 'icon' | 'onAct'> & { group?: string };

const grouped = (items: readonly MenuItem[], group: string): MenuItem[] =>
  items.map((item) => ({ ...item, group }));

/** What is done with a document as a whole comes first, then what is done with its text. */
const isBeforeDownload = ({ key }: Activity): boolean => !['compare', 'citations', 'notes'].includes(key);

/** As specified, the PDF has a button of its own, and so has the one with compass points where there is room. */
const specifiedItems = (
  { pdfs, formats }: ReturnType<typeof useDownloads>,
  hasButtonOfMarks: boolean,
): MenuItem[] => [...pdfs.filter(({ key }) => key === 'pdf-with-notes' && !hasButtonOfMarks), ...formats];

type ButtonProps = { activity: Activity; isBare?: boolean };

/** A button of the bar: an icon with its label; where there is less room, the icon alone with a tooltip. */
function ActivityButton({ activity, isBare: isAlwaysBare = false }: ButtonProps) {
  const { label, icon, count, isOn, isOpen, onAct } = activity;
  const isBare = useIsNarrow('lg') || isAlwaysBare;
  const button = (
    <button
      className={styles.act}
      type="button"
      data-bare={isAlwaysBare || undefined}
      aria-expanded={isOpen}
      data-on={isOn || isOpen || undefined}
      onClick={onAct}
    >
      {icon}
      <span className={styles.word}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
  return isBare ? <Tooltip label={label}>{button}</Tooltip> : button;
}

type MessageProps = { label: string; message: NonNullable<Activity['message']> };

/** Says why an activity failed. */
function ActivityMessage({ label, message }: MessageProps) {
  const t = useMessages('documents');
  return (
    <Popover label={label} onClose={message.onClose} staysOpen>
      <p className={styles.message} role="status">
        {message.text}
      </p>
      <Button onClick={message.onClose}>{t('close')}</Button>
    </Popover>
  );
}
