import { type Icon, IconDots, IconFileCode, IconFileText } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
import type { Metadata } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import {
  type Activity,
  type AsideKey,
  type DownloadFormat,
  inFormat,
  NoAccess,
  type PartProps,
  useLibrary,
} from '../documents/forDocumentPage.ts';
import { asidesOf } from './asides.ts';
import {
  DownloadButton,
  hasCompassPoints,
  WithCompassPoints,
  withNotesItems,
} from '../downloads/forDocumentPage.ts';
import { useNoteCount } from '../notes/index.ts';
import { useFavorite } from '../favorites/forDocumentPage.ts';
import { moreEntriesOf, type MoreEntry } from './moreEntries.ts';
import { useTracking } from '../tracking/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { CallRefused } from '../../client/client.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { saveFile } from '../../client/saveFile.ts';
import { useCommands } from '../../ui/keys/offered.ts';
import styles from './ActivityBar.module.css';

const iconSize = 16;

/** What can be done with a document: the most usual at hand, the rest in a menu; on small screens nearly all in it. */
export function ActivityBar({ document, address }: PartProps) {
  const t = useMessages('documents');
  const library = useLibrary();
  const isNarrow = useIsNarrow('md');
  const [opened, setOpened] = useState<MoreEntry | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const own = [useTracking(document), useFavorite(document)].filter((activity) => activity !== null);
  const formats = useFormats(document);

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
  const entries = moreEntriesOf(document, library).map((entry) => ({
    place: entry.isInBar?.(library) ? 'bar' : 'more',
    activity: {
      key: entry.key,
      label: t(entry.word),
      icon: <entry.icon size={iconSize} stroke={1.6} aria-hidden />,
      onAct: () => setOpened(entry),
    } satisfies Activity,
  }));
  const others = [...entries, ...asideEntries];
  const atHand: Activity[] = others.filter(({ place }) => place === 'bar').map(({ activity }) => activity);
  const behind: Activity[] = others.filter(({ place }) => place === 'more').map(({ activity }) => activity);
  const inMenu = isNarrow ? [...own, ...atHand, ...behind] : behind;
  useCommands({
    title: document.displayDesignation,
    commands: [...own, ...atHand, ...behind],
  });
  const isMarked = document.isEntitled && hasCompassPoints(document, library);
  // What has a button of its own is not in the menu as well.
  const marked = !document.isEntitled || (isMarked && !isNarrow) ? [] : withNotesItems(document, library, t);
  const saved = library.isDrm ? [] : [...marked, ...formats.items];

  return (
    <div className={styles.acts} role="group" aria-label={t('acts')}>
      {!isNarrow && own.map((activity) => <ActivityButton key={activity.key} activity={activity} />)}
      {!library.isDrm && document.isEntitled && (
        <DownloadButton document={document} className={styles.act} wordClass={styles.word} />
      )}
      {!isNarrow && isMarked && <WithCompassPoints document={document} className={styles.act} />}
      {!isNarrow && atHand.map((activity) => <ActivityButton key={activity.key} activity={activity} />)}
      {inMenu.length + saved.length > 0 && (
        <Menu
          className={styles.act}
          icon={<IconDots size={iconSize} stroke={1.6} aria-hidden />}
          label={<span className={styles.word}>{t('more')}</span>}
          items={[...inMenu, ...saved]}
          onChoose={(key) => [...inMenu, ...saved].find((item) => item.key === key)?.onAct()}
        />
      )}
      {own.map(
        ({ key, label, message }) => message && <ActivityMessage key={key} label={label} message={message} />,
      )}
      {opened && <opened.Dialog document={document} address={address} onClose={close} onMissing={close} />}
      {formats.refusal}
    </div>
  );
}

/** A button of the bar: an icon with its label; where there is less room, the icon alone with a tooltip. */
function ActivityButton({ activity }: { activity: Activity }) {
  const { label, icon, count, isOn, isOpen, onAct } = activity;
  const isBare = useIsNarrow('lg');
  const button = (
    <button
      className={styles.act}
      type="button"
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

const endings: Record<DownloadFormat, string> = { sts: 'xml', relaton: 'json', ris: 'ris' };
const icons: Record<DownloadFormat, Icon> = { sts: IconFileCode, relaton: IconFileText, ris: IconFileText };
// What most readers come for first; the source of the text last.
const order: DownloadFormat[] = ['ris', 'relaton', 'sts'];

type Formats = {
  /** Entries of a menu that save a document, or its record, in the formats that other programs read. */
  items: { key: string; label: string; icon: ReactNode; group: string; onAct: () => void }[];
  /** Says why a format was refused. */
  refusal: ReactNode;
};

/** The formats next to PDF in which a document can be saved. */
function useFormats({ contentCode, displayDesignation, downloadFormats, isEntitled }: Metadata): Formats {
  const t = useMessages('documents');
  const [isRefused, setRefused] = useState(false);
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: async (format: DownloadFormat) =>
      saveFile(await inFormat(contentCode, format), `${displayDesignation}.${endings[format]}`),
    onError: (error) => {
      if (error instanceof CallRefused && error.code === 'document-not-entitled') setRefused(true);
      else showToast({ kind: 'error', message: t('downloadFailed') });
    },
  });
  const items = order
    .filter((format) => downloadFormats.includes(format) && (isEntitled || format !== 'sts'))
    .map((format) => {
      const Sign = icons[format];
      return {
        key: format,
        label: t(`format.${format}`),
        icon: <Sign size={16} stroke={1.6} aria-hidden />,
        group: t('saveAs'),
        onAct: () => save.mutate(format),
      };
    });
  const refusal = isRefused && (
    <NoAccess designation={displayDesignation} onClose={() => setRefused(false)} />
  );
  return { items, refusal };
}
