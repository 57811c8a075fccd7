import { IconArrowRight, IconHistory, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type BoxParts,
  loadBoxParts,
  searchPath,
  useOffered,
  useSuggestions,
} from '../../features/search/index.ts';
import { useDocumentPath } from '../../features/session/index.ts';
import { encodeQuery } from '../../client/query.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useOfferedCommands } from '../../ui/keys/offered.ts';
import { Designation } from '../../ui/text/Designation.tsx';
import { foldText } from '../../ui/text/foldText.ts';
import { Status } from '../../ui/text/Status.tsx';
import { accountEntries } from '../accountEntries.ts';
import { helpEntries } from '../helpEntries.ts';
import { useEntryName } from '../useEntryName.ts';
import { useKnown } from '../useKnown.ts';
import { useSections } from '../useSections.ts';
import type { Place } from './recentPlaces.ts';
import styles from './Palette.module.css';

/** A line of the palette: it leads to an address, or does something. */
export type Item = { key: string; shown: ReactNode } & ({ to: string } | { onAct: () => void });
export type Group = { key: string; title: string; items: Item[] };

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
const most = { documents: 6, recent: 5 };

/** What the palette offers for a text: documents, actions, screens and recent places. */
export function usePaletteGroups(text: string, places: readonly Place[]) {
  const t = useMessages('shortcuts');
  const commands = useOfferedCommands();
  const typed = text.trim();
  const screens = useScreens();
  const [parts, setParts] = useState<BoxParts | null>(null);
  useEffect(() => void loadBoxParts().then(setParts, () => {}), []);
  const { groups: found, isAnswered } = useSuggestions(parts, { text: typed, scope: 'all_search' });
  const path = useDocumentPath();
  const { kinds } = useOffered();
  const isMatch = (words: string): boolean => {
    const folded = foldText(words);
    return foldText(typed)
      .split(/\s+/u)
      .every((word) => folded.includes(word));
  };

  const documents = found
    .flatMap(({ rows }) =>
      rows.flatMap(({ cells: [cell] }) => (cell?.kind === 'document' ? [cell.document] : [])),
    )
    .slice(0, most.documents)
    .map(({ contentCode, designationNo, documentTitle, status }): Item => ({
      key: contentCode,
      to: path + encodeQuery({ contentcode: contentCode }),
      shown: (
        <>
          <span className={styles.designation}>
            <Designation value={designationNo} />
          </span>
          <bdi className={styles.words}>{documentTitle}</bdi>
          <Status status={status} />
        </>
      ),
    }));
  const actions = commands.map(({ title, commands: offered }): Group => ({
    key: `actions ${title}`,
    title: t('actions', { title }),
    items: offered
      .filter(({ label }) => isMatch(label))
      .map(({ key, label, icon: sign, onAct }) => ({ key, onAct, shown: line(sign, label) })),
  }));
  const named = screens
    .filter(({ name }) => isMatch(name))
    .map(({ to, name }): Item => ({ key: to, to, shown: line(<IconArrowRight {...icon} />, name) }));
  const recent = places
    .filter(({ title }) => isMatch(title))
    .slice(0, most.recent)
    .map(({ address, title }): Item => ({
      key: address,
      to: address,
      shown: line(<IconHistory {...icon} />, title),
    }));
  const [kind] = kinds;
  const search: Item[] =
    typed && kind
      ? [
          {
            key: 'search',
            to: searchPath({ kind, text: typed }),
            shown: line(<IconSearch {...icon} />, t('searchFor', { text: typed })),
          },
        ]
      : [];
  const groups: Group[] = [
    { key: 'documents', title: t('documents'), items: documents },
    ...actions,
    { key: 'search', title: t('search'), items: search },
    { key: 'screens', title: t('screens'), items: named },
    { key: 'recent', title: t('recent'), items: recent },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), isAnswered };
}

const line = (sign: ReactNode, words: string): ReactNode => (
  <>
    <span className={styles.sign}>{sign}</span>
    <bdi className={styles.words}>{words}</bdi>
  </>
);

/** Every screen that the menus lead to, each once. */
function useScreens(): { to: string; name: string }[] {
  const known = useKnown();
  const name = useEntryName();
  const sections = useSections();
  const entries = [
    ...sections.flatMap((section) => section.entries),
    ...accountEntries(known),
    ...helpEntries(known),
  ];
  const screens = entries.flatMap((entry) => {
    if ('list' in entry) return entry.list.map(({ to, title }) => ({ to, name: title }));
    return 'to' in entry ? [{ to: entry.to, name: name(entry) }] : [];
  });
  return [...new Map(screens.map((screen) => [screen.to, screen])).values()];
}
