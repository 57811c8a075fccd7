import type { Favorite } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { IconFolderPlus, IconStarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { type Column, DataTable, type RowAction, type Sort } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { SelectionBar } from '../../ui/lists/SelectionBar.tsx';
import { sizes } from '../../ui/tables/pagedAddress.ts';
import { queryOf, usePlace } from './address.ts';
import { favoritesQuery, foldersQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { dateInWords, DocumentEntry } from '../documents/index.ts';
import { FolderChoice } from './FolderChoice.tsx';
import { FolderSheet } from './FolderSheet.tsx';
import { RemoveFavorites } from './RemoveFavorites.tsx';
import styles from './FavoritesTable.module.css';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
const directions = { asc: 'ascending', desc: 'descending' } as const;
const none: ReadonlyMap<string, Favorite> = new Map();

type Task = { kind: 'folders' | 'remove'; favorites: readonly Favorite[] };

/** A reader's favorites page by page, in folders or found by words; each can be opened, filed and taken away. */
export function FavoritesTable() {
  const t = useMessages('favorites');
  const [place, go] = usePlace();
  const { data, error, isFetching, refetch } = useQuery(favoritesQuery(place));
  const { data: folders = [] } = useQuery(foldersQuery);
  const [chosen, setChosen] = useState(none);
  const [task, setTask] = useState<Task | null>(null);
  const columns = useColumns(folders);
  const rows = data?.result ?? [];
  const selected = [...chosen.values()];
  const isNarrowed = place.folder !== null || place.text !== '';

  const choose = (keys: ReadonlySet<string>): void => {
    const known = new Map([...chosen, ...rows.map((row) => [String(row.id), row] as const)]);
    setChosen(new Map([...known].filter(([key]) => keys.has(key))));
  };
  const endTask = (isDone: boolean): void => {
    setTask(null);
    if (isDone) setChosen(none);
  };
  const actionsOf = (favorite: Favorite): readonly RowAction[] => [
    {
      key: 'folders',
      label: t('toFolders'),
      icon: <IconFolderPlus {...icon} />,
      onAct: () => setTask({ kind: 'folders', favorites: [favorite] }),
    },
    {
      key: 'remove',
      label: t('remove'),
      icon: <IconStarOff {...icon} />,
      isDangerous: true,
      onAct: () => setTask({ kind: 'remove', favorites: [favorite] }),
    },
  ];
  const sortBy = ({ by, direction }: Sort): void =>
    go({
      page: 0,
      by: by === 'added' ? 'added' : 'title',
      sort: direction === 'ascending' ? 'asc' : 'desc',
    });

  return (
    <>
      <div className={styles.narrowing}>
        <FolderChoice
          folders={folders}
          chosen={folders.find(({ id }) => id === place.folder)}
          onChoose={(folder) => go({ folder, page: 0 })}
        />
        <TextField
          className={styles.find}
          type="search"
          label={t('find')}
          autoComplete="off"
          dir="auto"
          value={place.text}
          limit={200}
          onChange={({ currentTarget: { value } }) => go({ text: value, page: 0 }, true)}
        />
      </div>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
        nameOf={({ document }) => document.designationNo}
        selection={{ chosen: new Set(chosen.keys()), onChange: choose }}
        actionsOf={actionsOf}
        sort={{ by: place.by, direction: directions[place.sort] }}
        onSort={sortBy}
        paging={{
          page: place.page,
          size: place.size,
          total: data?.count ?? 0,
          sizes,
          onPage: (at) => go(at),
          hrefOf: (page) => `/favorites${queryOf({ ...place, page })}`,
        }}
        isLoading={isFetching}
        narrow="stack"
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('noneSuch')}
              actions={
                <Button onClick={() => go({ folder: null, text: '', page: 0 })}>{t('showAll')}</Button>
              }
            >
              {t('noneSuchText')}
            </EmptyState>
          ) : (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )
        }
        failure={error && { title: t('failed'), text: t('failedText'), error, onRetry: refetch }}
      />
      <SelectionBar count={selected.length} label={t('selection')} onClear={() => setChosen(none)}>
        <Button
          kind="bare"
          icon={<IconFolderPlus {...icon} />}
          onClick={() => setTask({ kind: 'folders', favorites: selected })}
        >
          {t('toFolders')}
        </Button>
        <Button
          kind="bare"
          icon={<IconStarOff {...icon} />}
          onClick={() => setTask({ kind: 'remove', favorites: selected })}
        >
          {t('remove')}
        </Button>
      </SelectionBar>
      {task?.kind === 'folders' && <FolderSheet favorites={task.favorites} onClose={() => endTask(true)} />}
      <RemoveFavorites favorites={task?.kind === 'remove' ? task.favorites : []} onEnd={endTask} />
    </>
  );
}

/** What the list says of each favorite. */
function useColumns(folders: readonly { id: number; name: string }[]): Column<Favorite>[] {
  const t = useMessages('favorites');
  const { i18n } = useTranslation();
  const names = new Map(folders.map(({ id, name }) => [id, name]));
  const columns: Column<Favorite>[] = [
    {
      key: 'title',
      head: t('documentTitle'),
      isSortable: true,
      cell: ({ document }) => (
        <DocumentEntry
          {...document}
          designation={document.designationNo}
          title={document.documentTitle}
          access={document}
        />
      ),
    },
    {
      key: 'publisher',
      head: t('publisher'),
      cell: ({ document: { publisherName } }) => <bdi>{publisherName}</bdi>,
    },
    {
      key: 'added',
      head: t('added'),
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ addedDate }) => dateInWords({ of: 'lastUpdated', day: addedDate.slice(0, 10) }, i18n.language),
    },
  ];
  if (folders.length === 0) return columns;
  return [
    ...columns,
    {
      key: 'folders',
      head: t('folders'),
      cell: (favorite) => (
        <ul className={styles.folders}>
          {favorite.folders.flatMap((id) => {
            const name = names.get(id);
            return name === undefined
              ? []
              : [
                  <li key={id}>
                    <bdi>{name}</bdi>
                  </li>,
                ];
          })}
        </ul>
      ),
    },
  ];
}
